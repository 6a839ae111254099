import { createHmac } from 'node:crypto';
import { numericId, sameSecret } from '../../platform/index.ts';

const signatureOf = (secret: string, id: number, round: number): string =>
  createHmac('sha256', secret)
    .update(`newsletter:${id}:${round}`)
    .digest()
    .subarray(0, 24)
    .toString('base64url');

/** `round` 0: the unsubscribe link of every issue, which is always valid. */
export const signNewsletterToken = (secret: string, id: number, round: number): string =>
  `${id}.${round}.${signatureOf(secret, id, round)}`;

/** Returns the content of a token, or null for a forged one. */
export const readNewsletterToken = (
  secret: string,
  token: string,
): { readonly id: number; readonly round: number } | null => {
  const [left = '', middle = '', signature = ''] = token.split('.');
  const id = numericId(left);
  const round = middle === '0' ? 0 : numericId(middle);
  if (id === null || round === null) return null;
  return sameSecret(signature, signatureOf(secret, id, round)) ? { id, round } : null;
};
