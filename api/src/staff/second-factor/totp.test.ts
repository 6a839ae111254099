import fc from 'fast-check';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import { openSecret, sealSecret } from './seal-secret.ts';
import { describeTotp, findTotpStep, newTotpSecret, totpAt } from './totp.ts';

/** RFC 6238, appendix B, SHA-1: seconds and the code's last six of eight digits. */
const vectors = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;
const seed = Buffer.from('12345678901234567890');

it('makes and accepts the codes of RFC 6238, in the step before and after, and in no other', () => {
  for (const [seconds, code] of vectors) {
    const step = Math.floor(seconds / 30);
    const found = (by: number) => findTotpStep(seed, code, (seconds + by) * 1000);
    expect([code, totpAt(seed, seconds * 1000)]).toEqual([code, code]);
    expect([-60, -30, 0, 30, 60].map(found)).toEqual([null, step, step, step, null]);
  }
});

it('names the shop and the account in the address that apps read', () => {
  const secret = newTotpSecret();
  const told = describeTotp(secret, 'Box: works', 'eva@example.com');
  const uri = new URL(told.uri);
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Box  works:eva@example.com',
  ]);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: told.secret,
    digits: '6',
    period: '30',
  });
  // 160 bits in base32.
  expect(told.secret).toMatch(/^[A-Z2-7]{32}$/);
});

it('makes ten recovery codes that count however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes.map((code) => hashRecoveryCode(code).toString('hex'))).size).toBe(10);
  fc.assert(
    fc.property(
      fc.constantFrom(...codes),
      fc.array(fc.constantFrom('', ' ', '-', '\u2013'), { minLength: 19, maxLength: 19 }),
      fc.boolean(),
      (code, between, lower) => {
        const loose = [...code].map((letter, at) => `${letter}${between[at] ?? ''}`).join('');
        const typed = (lower ? loose.toLowerCase() : loose).replace(/o/gi, '0').replace(/b/gi, '8');
        expect(hashRecoveryCode(typed)).toEqual(hashRecoveryCode(code));
      },
    ),
    { numRuns: 30 },
  );
});

it('opens a sealed secret with the shop’s secret, for its person alone, unchanged alone', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 20, maxLength: 20 }),
      fc.string({ minLength: 32 }),
      fc.nat(),
      fc.nat(47),
      (secret, key, person, at) => {
        const sealed = sealSecret(key, person, secret);
        expect(sealed.includes(Buffer.from(secret))).toBe(false);
        expect(Buffer.from(openSecret(key, person, sealed) ?? [])).toEqual(Buffer.from(secret));
        expect(openSecret(key, person + 1, sealed)).toBeNull();
        expect(openSecret(`${key} `, person, sealed)).toBeNull();
        const changed = Buffer.from(sealed);
        changed[at] = (changed[at] ?? 0) ^ 1;
        expect(openSecret(key, person, changed)).toBeNull();
      },
    ),
    { numRuns: 30 },
  );
});
