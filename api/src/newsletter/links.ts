import { createHmac, timingSafeEqual } from 'node:crypto';
import { numericId } from '../server/ids.ts';

const signatureOf = (secret: string, id: number, round: number): Buffer =>
  createHmac('sha256', secret).update(`newsletter:${id}:${round}`).digest().subarray(0, 24);

/** `round` 0: the link to sign off, which every issue carries and which always works. */
export const newsletterToken = (secret: string, id: number, round: number): string =>
  `${id}.${round}.${signatureOf(secret, id, round).toString('base64url')}`;

/** What a token stands for, or null for a forged one. */
export const readNewsletterToken = (
  secret: string,
  token: string,
): { readonly id: number; readonly round: number } | null => {
  const [left = '', middle = '', signature = ''] = token.split('.');
  const id = numericId(left);
  const round = middle === '0' ? 0 : numericId(middle);
  if (id === null || round === null) return null;
  const given = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(secret, id, round);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? { id, round } : null;
};
