import { createHmac, timingSafeEqual } from 'node:crypto';

const hour = 3_600_000;

const signatureOf = (secret: string, path: string, expires: number): Buffer =>
  createHmac('sha256', secret).update(`${path}\n${expires}`).digest();

/**
 * Returns a signed URL that an `<img>` can load without a token. `path` is relative to `/api`; the
 * URL is relative to the origin. It is valid for one to two hours: the expiry is rounded up to the
 * hour, so that repeated calls return the same URL and the browser's cache works.
 */
export const signUrl = (secret: string, path: string, now: Date): string => {
  const expires = (Math.floor(now.getTime() / hour) + 2) * hour;
  const signature = signatureOf(secret, path, expires).toString('base64url');
  return `/api${path}?expires=${expires}&signature=${signature}`;
};

/** Whether a signed URL is valid and not expired. `path` is relative to `/api`, without query. */
export const checkSignature = (
  secret: string,
  path: string,
  { expires, signature }: { readonly expires?: string | undefined; readonly signature?: string | undefined },
  now: Date,
): boolean => {
  if (expires === undefined || signature === undefined || !/^\d{1,16}$/.test(expires)) return false;
  if (Number(expires) < now.getTime()) return false;
  const given = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(secret, path, Number(expires));
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};
