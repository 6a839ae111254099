import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { countryIso } from './primitives.ts';

/** Why no VAT is charged. */
export const taxReasons = [
  'export',
  'intra_community',
  'reverse_charge',
  'outside_scope',
  'zero_rate',
] as const;
export const vatVerdicts = ['valid', 'invalid', 'pending_verification'] as const;
/** Why a number is invalid or not yet verified. */
export const vatReasons = [
  'wrong_format',
  'wrong_check_digit',
  'wrong_country',
  'country_not_covered',
  'not_a_business',
  'not_registered',
  'not_configured',
  'unavailable',
] as const;

/** A VAT number and its register's result. Only `valid` ever lowers a tax. */
export const vatCheckSchema = z.object({
  /** With the country's prefix if recognised, else as typed. */
  vat_id: z.string(),
  country_iso: countryIso,
  verdict: z.enum(vatVerdicts),
  /** Null with `valid`. */
  reason: z.nullable(z.enum(vatReasons)),
  /** As in the register; null if it publishes none. */
  name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** The queried register; `none` without a query. */
  registry: z.enum(['vies', 'hmrc', 'none']),
  /** The register's id of the query. */
  consultation_id: z.nullable(z.string()),
  checked_at: z.string(),
});
export type VatCheck = z.output<typeof vatCheckSchema>;

/**
 * Checks a VAT number: its form, its check digits, then its register. A register that is down or not configured gives
 * `pending_verification`; a later retry follows, and until then VAT is charged. A checkout never waits for it.
 */
export const validateVat = defineEndpoint({
  method: 'GET',
  path: '/addresses/validate_vat',
  summary: 'Check a VAT number',
  audience: 'visitor',
  query: z.object({
    vat_id: z.string().check(z.trim(), z.minLength(2), z.maxLength(30)),
    country_iso: countryIso,
    /** `b2b` and `b2c` are the equivalents in `segmentation`. */
    customer_type: z.optional(z.enum(['business', 'consumer', 'b2b', 'b2c'])),
  }),
  reply: vatCheckSchema,
  errors: [],
});
