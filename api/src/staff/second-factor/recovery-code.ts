import { createHash, randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '@shop/contracts';

/** RFC 4648, 6: neither 0 and 1 nor 8, which look like O, I and B. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** Letters of a code: 80 bits, so that its hash needs no salt. */
const letters = 16;

/** A code in groups of four, as a person copies it: `ABCD-EFGH-IJKL-MN23`. */
const newRecoveryCode = (): string =>
  [...randomBytes(letters)]
    .map((byte, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${alphabet[byte % alphabet.length]}`)
    .join('');

/** Makes a new set of different codes. */
export const newRecoveryCodes = (): readonly string[] => {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newRecoveryCode());
  return [...codes];
};

/**
 * The stored form of a code. Case, blanks and dashes do not count, and neither do digits that a
 * person reads for the letters beside them.
 */
export const hashRecoveryCode = (typed: string): Buffer =>
  createHash('sha256')
    .update(
      typed
        .toUpperCase()
        .replaceAll('0', 'O')
        .replaceAll('1', 'I')
        .replaceAll('8', 'B')
        .replace(/[^A-Z2-7]/g, ''),
    )
    .digest();
