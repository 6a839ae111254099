import { createHmac } from 'node:crypto';

/** An endpoint's secret: 256 bits that follow from the shop's own, so that none lies in the store. */
export const webhookSecret = (shopSecret: string, nonce: string): string =>
  `whsec_${createHmac('sha256', shopSecret).update(`webhook-endpoint\n${nonce}`).digest('base64url')}`;

/**
 * The header `Webhook-Signature`: HMAC-SHA256 over the time, a dot and the body's bytes.
 * @param seconds since 1970; receivers refuse what is older than five minutes
 * @example signatureOf('whsec_…', 1764288000, '{"id":"…"}') // 't=1764288000,v1=5f8c…'
 */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
