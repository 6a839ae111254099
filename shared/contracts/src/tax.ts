import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { countryIso } from './primitives.ts';

export const vatVerdicts = ['valid', 'invalid', 'pending_verification'] as const;
/** Why a number is not valid, or not yet. */
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

/** A VAT number and what its register said of it. Only `valid` ever lowers a tax. */
export const vatCheckSchema = z.object({
  /** With the country's prefix where it could be read, else as it was typed. */
  vat_id: z.string(),
  country_iso: countryIso,
  verdict: z.enum(vatVerdicts),
  /** Null with `valid`. */
  reason: z.nullable(z.enum(vatReasons)),
  /** As the register has them; null where it tells none. */
  name: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** Who was asked; `none` when nobody was. */
  registry: z.enum(['vies', 'hmrc', 'none']),
  /** The register's name for the question. */
  consultation_id: z.nullable(z.string()),
  checked_at: z.string(),
});
export type VatCheck = z.output<typeof vatCheckSchema>;

/**
 * Checks a VAT number: its form, its check digits, then its register. A register that is down or not configured is
 * `pending_verification`; it is asked again later, and until then VAT is charged. A checkout never waits for it.
 */
export const validateVat = defineEndpoint({
  method: 'GET',
  path: '/addresses/validate_vat',
  summary: 'Check a VAT number',
  audience: 'visitor',
  query: z.object({
    vat_id: z.string().check(z.trim(), z.minLength(2), z.maxLength(30)),
    country_iso: countryIso,
    /** `b2b` and `b2c` are the words of `segmentation` for the same. */
    customer_type: z.optional(z.enum(['business', 'consumer', 'b2b', 'b2c'])),
  }),
  reply: vatCheckSchema,
  errors: [],
});
