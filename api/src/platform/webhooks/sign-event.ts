import { createHmac } from 'node:crypto';

/**
 * Returns an endpoint's secret: 256 bits derived from the shop's secret, so that none is stored.
 */
export const webhookSecret = (shopSecret: string, nonce: string): string =>
  `whsec_${createHmac('sha256', shopSecret).update(`webhook-endpoint\n${nonce}`).digest('base64url')}`;

/**
 * Returns the header `Webhook-Signature`: HMAC-SHA256 over the time, a dot and the body's bytes.
 * @param seconds since 1970; receivers refuse signatures older than five minutes
 * @example signatureOf('whsec_…', 1764288000, '{"id":"…"}') // 't=1764288000,v1=5f8c…'
 */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
