import { countryIso, decimal, email, getDeliveryEstimates } from '@shop/contracts';
import * as z from 'zod/mini';
import { validatePart } from './validation.ts';

const refusedOf = (schema: z.ZodMiniType, value: unknown) => {
  const checked = validatePart(z.object({ field: schema }), { field: value }, '');
  return checked.ok ? [] : checked.fields.map(({ path, code, message }) => [path, code, message]);
};

it('asks for what is missing, also where it may be one of several things', () => {
  const missing = validatePart(getDeliveryEstimates.query ?? z.never(), {}, 'query');
  expect(missing).toEqual({
    ok: false,
    fields: [{ path: 'query.variant_skus', code: 'required', message: 'Fill in this field.' }],
  });
  const either = z.union([z.string(), z.int()]);
  expect(refusedOf(either, undefined)).toEqual([['field', 'required', 'Fill in this field.']]);
  expect(refusedOf(either, null)).toEqual([['field', 'invalid', 'Check this value.']]);
});

it.each([
  ['an amount', decimal, '12,5', 'Write it as 12.34.'],
  ['a day', z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), '31.12.2026', 'Write it as 2026-12-31.'],
  ['a time', z.string().check(z.regex(/^\d{2}:\d{2}$/)), '2 pm', 'Write it as 14:30.'],
  ['an address', email, 'nobody', 'Write it as name@example.com.'],
  ['a country', countryIso, 'Poland', 'Write it as PL.'],
  // Where almost any text is valid, an example does not help.
  ['a word', z.string().check(z.regex(/^[\w.:-]{1,9}$/)), 'a b', 'Check the format.'],
] as const)('says how %s is written', (_what, schema, value, sentence) => {
  expect(refusedOf(schema, value)).toEqual([['field', 'wrong_format', sentence]]);
});
