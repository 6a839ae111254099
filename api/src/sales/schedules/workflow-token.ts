import { createHmac } from 'node:crypto';
import { sameSecret } from '../../platform/index.ts';

const minutes = 15;

const signatureOf = (secret: string, payload: string): string =>
  createHmac('sha256', secret).update(`workflow\n${payload}`).digest('base64url');

/** A token that opens the payment summary of one order until `expiresAt`. Nothing of it is stored. */
export function signWorkflowToken(
  secret: string,
  orderNumber: string,
  now: Date,
): { readonly token: string; readonly expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const payload = Buffer.from(JSON.stringify([orderNumber, expiresAt.getTime()])).toString('base64url');
  return { token: `${payload}.${signatureOf(secret, payload)}`, expiresAt };
}

/** Whether a token was signed here for this order and has not run out. */
export function isValidWorkflowToken(secret: string, token: string, orderNumber: string, now: Date): boolean {
  const [payload = '', signature = ''] = token.split('.');
  if (!sameSecret(signatureOf(secret, payload), signature)) return false;
  const [number, expires]: unknown[] = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return number === orderNumber && typeof expires === 'number' && now.getTime() < expires;
}
