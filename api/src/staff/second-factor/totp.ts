import { Secret, TOTP } from 'otpauth';

/** Length of a time step in seconds (RFC 6238, 4.1). */
export const stepSeconds = 30;
/** Steps before and after the present one whose code counts too: clocks differ, and typing takes time. */
const windowSteps = 1;

/** The parameters that every authenticator app supports: SHA-1, six digits, thirty seconds. */
const parameters = { algorithm: 'SHA1', digits: 6, period: stepSeconds } as const;

/** Makes a secret of 160 random bits, the length of the hash (RFC 4226, 4). */
export const newTotpSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

const toSecret = (secret: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(secret).buffer });

/**
 * The time step of which this is the code, within the window around `at`; null: of none.
 * @param code six digits
 * @param at milliseconds since 1970
 */
export const findTotpStep = (secret: Uint8Array, code: string, at: number): number | null => {
  const delta = TOTP.validate({
    ...parameters,
    token: code,
    secret: toSecret(secret),
    timestamp: at,
    window: windowSteps,
  });
  return delta === null ? null : TOTP.counter({ period: stepSeconds, timestamp: at }) + delta;
};

/** What an authenticator app shows at a time (milliseconds since 1970). */
export const totpAt = (secret: Uint8Array, at: number): string =>
  TOTP.generate({ ...parameters, secret: toSecret(secret), timestamp: at });

/**
 * Describes a secret for a person: base32 to type in, and the URI that apps read from a QR code.
 * @param account shown in the app, for example an e-mail address
 */
export const describeTotp = (
  secret: Uint8Array,
  issuer: string,
  account: string,
): { readonly secret: string; readonly uri: string } => ({
  secret: toSecret(secret).base32,
  // A colon separates issuer and account.
  uri: new TOTP({
    ...parameters,
    issuer: issuer.replaceAll(':', ' '),
    label: account,
    secret: toSecret(secret),
  }).toString(),
});
