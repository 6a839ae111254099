import { type ConsentPreferences, consentPreferencesSchema } from '@shop/contracts';
import * as z from 'zod/mini';
import { type Failure, fail } from '../../platform/index.ts';

const consentCategories = ['functional', 'analytics', 'advertising', 'essential'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

const completeConsent = (given: ConsentPreferences): Consent => {
  const { functional = false, analytics = false, advertising = false, essential = false } = given;
  return {
    functional,
    analytics,
    advertising,
    // Essential is on whenever another category is.
    essential: essential || functional || analytics || advertising,
  };
};

/** Parses a header's JSON; `undefined` when invalid. */
export const parseJsonHeader = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

/**
 * Reads the visitor's consent, which the browser sends with each call: the message's own
 * `context.consent`, else the header `X-Consent` (the map of `ph-pref` as JSON). Without either
 * nothing is allowed: consent is never stored here.
 */
export const parseConsent = (header: string | undefined): Consent | Failure<'invalid_input'> => {
  if (header === undefined || header === '') return completeConsent({});
  const parsed =
    header.length > 200 ? undefined : z.safeParse(consentPreferencesSchema, parseJsonHeader(header));
  return parsed?.success
    ? completeConsent(parsed.data)
    : fail('invalid_input', {
        fields: [
          {
            path: 'X-Consent',
            code: 'wrong_format',
            message: 'Send the choice as JSON, for example {"analytics":true}.',
          },
        ],
      });
};

/** Returns the consent of one message; `fallback` is that of the call. */
export const resolveConsent = (
  context:
    | { readonly consent?: { readonly categoryPreferences: ConsentPreferences } | undefined }
    | undefined,
  fallback: Consent,
): Consent => (context?.consent ? completeConsent(context.consent.categoryPreferences) : fallback);
