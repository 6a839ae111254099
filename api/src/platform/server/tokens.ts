import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns 256 random bits, safe in URLs and headers. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the stored form of a token: SHA-256, since 256 random bits need no salt. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Compares two secrets in constant time. */
export const sameSecret = (left: string, right: string): boolean =>
  timingSafeEqual(hashToken(left), hashToken(right));
