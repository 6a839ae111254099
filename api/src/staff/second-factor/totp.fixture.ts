import { totpAt } from './totp.ts';

/** The bytes of a secret in base32 (RFC 4648, 6). */
export const bytesOfSecret = (base32: string): Uint8Array => {
  const bits = [...base32].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Uint8Array.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The code that the app of a secret in base32 shows `steps` of thirty seconds from now. */
export const codeOfSecret = (base32: string, steps = 0): string =>
  totpAt(bytesOfSecret(base32), Date.now() + steps * 30_000);
