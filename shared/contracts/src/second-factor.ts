import * as z from 'zod/mini';
import { cleaning, rawSecret } from './cleaning.ts';
import { defineEndpoint } from './endpoint.ts';
import { emptyReply, timestamp } from './primitives.ts';

/** `beforeSecondFactor`: these calls are how a session of staff gets past it. */
const base = { audience: 'member', scope: 'none', beforeSecondFactor: true } as const;
const root = '/v1/staff/second_factor';

/** Number of recovery codes that a person has at a time. */
export const recoveryCodeCount = 10;
/** Most passkeys of one person. */
export const passkeyLimit = 20;

const base64url = (longest: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(longest));
/** At most 1023 bytes (WebAuthn Level 3, 4). */
const credentialId = base64url(1364);
const transport = z.string().check(z.regex(/^[a-z-]{2,20}$/));
const passkeyName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60), z.regex(/^\P{Cc}*$/u));
const passkeyParams = z.object({ id: z.string().check(z.regex(/^\d{1,9}$/)) });
/** Six digits; a space in the middle, as authenticator apps show them, may stay. */
const totpCode = z.string().check(z.trim(), z.regex(/^\d{3} ?\d{3}$/));

export const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  created_at: timestamp,
  last_used_at: z.nullable(timestamp),
  /** The host name at which the browser offers it: each host has its own passkeys. */
  host: z.string(),
  /** Whether its provider keeps a copy, so that it outlives the device. */
  synced: z.boolean(),
});
export type Passkey = z.output<typeof passkeySchema>;

export const secondFactorMethods = ['totp', 'passkey', 'recovery_code'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

export const secondFactorSchema = z.object({
  /** Whether the shop demands a second factor of staff: in production. Elsewhere one that is set up is asked for. */
  required: z.boolean(),
  /** Whether the person has set up a second factor. */
  enrolled: z.boolean(),
  /** Whether this session has proved it. */
  proved: z.boolean(),
  /** Whether it did so in the last ten minutes: changes of factors need that. */
  fresh: z.boolean(),
  /** What the person can prove it with at this host. */
  methods: z.array(z.enum(secondFactorMethods)),
  /** Null without an authenticator app, and until the session has proved the factor. */
  totp: z.nullable(
    z.object({
      created_at: timestamp,
      last_used_at: z.nullable(timestamp),
      /** After a hundred wrong codes in a row it counts no longer; set it up again. */
      locked: z.boolean(),
    }),
  ),
  /** Empty until the session has proved the factor. */
  passkeys: z.array(passkeySchema),
  /** Unused recovery codes. */
  recovery_codes_left: z.int(),
});
export type SecondFactor = z.output<typeof secondFactorSchema>;

/** What a change replies: the new state, and the recovery codes where new ones were made; they are shown once. */
export const changedFactorSchema = z.object({
  second_factor: secondFactorSchema,
  recovery_codes: z.nullable(z.array(z.string())),
});
export type ChangedFactor = z.output<typeof changedFactorSchema>;

/** 404 for everybody who is not of the staff. */
export const getSecondFactor = defineEndpoint({
  ...base,
  method: 'GET',
  path: root,
  summary: 'The caller’s second factor of sign-in, and whether this session has proved it',
  reply: secondFactorSchema,
  errors: [],
});

/** The first factor needs the password; later changes need the present factor, proved in the last ten minutes. */
const firstFactor = z.strictObject({
  password: z.optional(z.string().check(z.minLength(1), z.maxLength(200)).register(cleaning, rawSecret)),
});

/** Makes a secret for an authenticator app (RFC 6238). It counts once `confirmTotp` gets a code made with it. */
export const beginTotp = defineEndpoint({
  ...base,
  method: 'POST',
  path: `${root}/totp`,
  summary: 'Begin to set up an authenticator app; the reply shows its secret once',
  body: firstFactor,
  reply: z.object({
    /** In base32, to type in by hand. */
    secret: z.string(),
    /** `otpauth://totp/…`, to show as a QR code. */
    uri: z.string(),
    expires_at: timestamp,
  }),
  errors: ['wrong_credentials'],
});

/** Replaces an authenticator app that was set up before. The first factor ends the person’s other sessions. */
export const confirmTotp = defineEndpoint({
  ...base,
  method: 'PUT',
  path: `${root}/totp`,
  summary: 'Finish setting up the authenticator app with a code of it',
  body: z.strictObject({ code: totpCode }),
  reply: changedFactorSchema,
  errors: ['second_factor_wrong', 'challenge_expired'],
});

/** Without the last factor the recovery codes are void as well. */
export const removeTotp = defineEndpoint({
  ...base,
  method: 'DELETE',
  path: `${root}/totp`,
  summary: 'Remove the authenticator app',
  reply: secondFactorSchema,
  errors: ['last_factor'],
});

export const renewRecoveryCodes = defineEndpoint({
  ...base,
  method: 'POST',
  path: `${root}/recovery_codes`,
  summary: 'Make ten new recovery codes; the reply shows them once and the earlier ones are void',
  reply: changedFactorSchema,
  errors: [],
});

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  /** How the browser reaches it; empty where that is not known. */
  transports: z.array(z.string()),
});

/** What `navigator.credentials.create` takes (WebAuthn Level 3, `PublicKeyCredentialCreationOptionsJSON`). */
export const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.enum(['discouraged', 'preferred', 'required']),
    userVerification: z.enum(['discouraged', 'preferred', 'required']),
  }),
});

export const beginPasskey = defineEndpoint({
  ...base,
  method: 'POST',
  path: `${root}/passkeys/options`,
  summary: 'Begin to add a passkey: the options for the browser, with a challenge for five minutes',
  body: firstFactor,
  reply: passkeyCreationSchema,
  errors: ['wrong_credentials', 'too_many_passkeys'],
});

/** What the browser made of the options (`AuthenticatorAttestationResponse`), in base64url. */
export const addPasskey = defineEndpoint({
  ...base,
  method: 'POST',
  path: `${root}/passkeys`,
  summary: 'Add the passkey that the browser has made',
  body: z.strictObject({
    name: passkeyName,
    id: credentialId,
    client_data_json: base64url(8000),
    attestation_object: base64url(40_000),
    transports: z.optional(z.array(transport).check(z.maxLength(10))),
  }),
  reply: changedFactorSchema,
  errors: ['second_factor_wrong', 'challenge_expired', 'too_many_passkeys'],
});

export const renamePasskey = defineEndpoint({
  ...base,
  method: 'PUT',
  path: `${root}/passkeys/:id`,
  summary: 'Name a passkey',
  params: passkeyParams,
  body: z.strictObject({ name: passkeyName }),
  reply: secondFactorSchema,
  errors: [],
});

export const removePasskey = defineEndpoint({
  ...base,
  method: 'DELETE',
  path: `${root}/passkeys/:id`,
  summary: 'Remove a passkey',
  params: passkeyParams,
  reply: secondFactorSchema,
  errors: ['last_factor'],
});

/** What `navigator.credentials.get` takes (WebAuthn Level 3, `PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(descriptor),
  userVerification: z.enum(['discouraged', 'preferred', 'required']),
});

/** Works once, for five minutes. `not_found` where the person has no passkey of this host. */
export const challengePasskey = defineEndpoint({
  ...base,
  method: 'POST',
  path: `${root}/challenge`,
  summary: 'A challenge for a passkey to sign',
  reply: passkeyRequestSchema,
  errors: [],
});

export const verifyTotp = defineEndpoint({
  ...base,
  method: 'POST',
  path: `${root}/verify/totp`,
  summary: 'Prove the second factor with a code of the authenticator app; each code counts once',
  body: z.strictObject({ code: totpCode }),
  reply: secondFactorSchema,
  errors: ['second_factor_wrong'],
});

export const verifyRecoveryCode = defineEndpoint({
  ...base,
  method: 'POST',
  path: `${root}/verify/recovery_code`,
  summary: 'Prove the second factor with a recovery code; each works once',
  body: z.strictObject({ code: z.string().check(z.trim(), z.minLength(16), z.maxLength(40)) }),
  reply: secondFactorSchema,
  errors: ['second_factor_wrong'],
});

/** What the browser made of the challenge (`AuthenticatorAssertionResponse`), in base64url. */
export const verifyPasskey = defineEndpoint({
  ...base,
  method: 'POST',
  path: `${root}/verify/passkey`,
  summary: 'Prove the second factor with a passkey',
  body: z.strictObject({
    id: credentialId,
    client_data_json: base64url(8000),
    authenticator_data: base64url(8000),
    signature: base64url(8000),
  }),
  reply: secondFactorSchema,
  errors: ['second_factor_wrong', 'challenge_expired'],
});

/**
 * For a person who has lost every factor: removes all of them and ends the person’s sessions. Nobody resets their own
 * in a session: whoever has lost them asks another admin, and the last one whoever operates the shop.
 */
export const resetSecondFactor = defineEndpoint({
  method: 'DELETE',
  path: '/v1/staff/accounts/:id/second_factor',
  summary: 'Remove every second factor of a person of the staff and sign them out',
  audience: 'staff',
  scope: 'staff:*',
  params: passkeyParams,
  reply: emptyReply,
  errors: [],
});
