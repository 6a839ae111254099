import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, safe in addresses and headers. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: SHA-256, since 256 random bits need no salt. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Compares two secrets without telling by the time it takes where they differ. */
export const sameSecret = (left: string, right: string): boolean =>
  timingSafeEqual(hashToken(left), hashToken(right));
