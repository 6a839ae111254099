import { readFileSync } from 'node:fs';
import type { VatCheck } from '@shop/contracts';
import type { Text } from '@shop/kit/i18n';
import { describeVatCheck } from './vat-field.tsx';

const t: Text<'mf-checkout'> = (key, values = {}) => [key, ...Object.values(values)].join(' ');

it.each<[VatCheck['verdict'], VatCheck['reason'], string | null, string]>([
  ['valid', null, 'Berg GmbH', 'vat.validNamed Berg GmbH'],
  ['valid', null, null, 'vat.valid'],
  ['pending_verification', 'unavailable', null, 'vat.pending'],
  ['pending_verification', 'not_configured', null, 'vat.pending'],
  ['invalid', 'wrong_check_digit', null, 'vat.wrong_check_digit'],
  ['invalid', 'not_registered', null, 'vat.not_registered'],
])('says of %s (%s, %s): %s', (verdict, reason, name, words) => {
  expect(describeVatCheck({ verdict, reason, name }, t)).toBe(words);
});

it.each(['en-US', 'pl-PL', 'sv-SE'])('has every sentence in %s', (locale) => {
  const { vat } = JSON.parse(readFileSync(`mf-checkout/locales/${locale}.json`, 'utf8')) as {
    vat: Record<string, string>;
  };
  const reasons = [
    'wrong_format',
    'wrong_check_digit',
    'wrong_country',
    'country_not_covered',
    'not_a_business',
    'not_registered',
  ];
  for (const key of ['checking', 'valid', 'validNamed', 'pending', ...reasons])
    expect([key, vat[key]]).toEqual([key, expect.any(String)]);
});
