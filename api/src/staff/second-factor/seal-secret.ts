import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A key of its own, derived from the shop's secret (RFC 5869), which is in no table. */
const keyOf = (shopSecret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', shopSecret, '', 'secrets of authenticator apps', 32));

/**
 * Encrypts a person's secret for its table: nonce, tag, ciphertext. The person is authenticated with
 * it, so a copied row is of no use in another account.
 */
export const sealSecret = (shopSecret: string, userId: number, secret: Uint8Array): Buffer => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(shopSecret), nonce);
  cipher.setAAD(Buffer.from(`user:${userId}`));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
};

/** Decrypts it; null where it is another person's, damaged, or sealed with another shop's secret. */
export const openSecret = (shopSecret: string, userId: number, sealed: Uint8Array): Uint8Array | null => {
  const decipher = createDecipheriv(algorithm, keyOf(shopSecret), sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(`user:${userId}`));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    // Node tells a wrong tag by an error without a code.
    return null;
  }
};
