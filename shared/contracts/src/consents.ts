import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { consentTypes } from './orders.ts';
import { email, emptyReply, timestamp } from './primitives.ts';

export type ConsentType = (typeof consentTypes)[number];

/**
 * The date of the current version of each text. Change it with the text: every consent is stored with its version, and
 * consent to an older version of the terms is requested again.
 */
export const consentTextVersions: Readonly<Record<ConsentType, string>> = {
  terms_and_conditions_and_privacy_policy: '2026-11-27',
  terms_and_conditions_plus: '2026-11-27',
  marketing: '2026-11-27',
  newsletter: '2026-11-27',
  envelope: '2026-11-27',
  instant_service: '2026-11-27',
};

const consent = z.object({ type: z.enum(consentTypes), status: z.enum(['granted', 'declined']) });
const consents = z.array(consent).check(z.minLength(1), z.maxLength(consentTypes.length));

/** The reply is the same for known and unknown addresses. */
export const saveEmailWithConsents = defineEndpoint({
  method: 'POST',
  path: '/v1/emails/save_with_consents',
  summary: 'Record what was agreed to with an e-mail address',
  audience: 'visitor',
  body: z.object({ email, consents, locale: z.optional(z.string().check(z.maxLength(10))) }),
  reply: emptyReply,
  errors: [],
});

/** Considers only the consents that the caller gave, so it reveals nothing about other people's addresses. */
export const getGlobalConsentsNeeded = defineEndpoint({
  method: 'GET',
  path: '/v1/emails/global_consents_needed',
  summary: 'Which consents the caller has not been asked for yet with this address',
  audience: 'visitor',
  query: z.object({ email }),
  reply: z.object({
    consents_needed: z.boolean(),
    types: z.array(z.enum(consentTypes)),
  }),
  errors: [],
});

export const consentSchema = z.object({
  type: z.enum(consentTypes),
  /** Null: not requested yet. */
  status: z.nullable(z.enum(['granted', 'declined'])),
  text_version: z.nullable(z.string()),
  given_at: z.nullable(timestamp),
});
export type ConsentState = z.output<typeof consentSchema>;

export const listMyConsents = defineEndpoint({
  method: 'GET',
  path: '/v1/users/me/consents',
  summary: 'What the caller agreed to last, by type',
  audience: 'member',
  reply: z.object({ consents: z.array(consentSchema) }),
  errors: [],
});
/** Granting or declining the newsletter also subscribes or unsubscribes. */
export const saveMyConsents = defineEndpoint({
  method: 'POST',
  path: '/v1/users/me/consents',
  summary: 'Agree to something, or no longer',
  audience: 'member',
  body: z.object({ consents }),
  reply: z.object({ consents: z.array(consentSchema) }),
  errors: [],
});
