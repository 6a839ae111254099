import { isStillRefused } from './still-refused.ts';

it('holds a refusal while the field has the refused text for the same country', () => {
  const sent = { zipcode: '10115', phone: '1', company: 'Lis', country: 'PL' };
  expect(isStillRefused('zipcode', sent, sent)).toBe(true);
  expect(isStillRefused('zipcode', sent, { ...sent, zipcode: '00-950' })).toBe(false);
  const german = { ...sent, country: 'DE' };
  expect(isStillRefused('zipcode', sent, german)).toBe(false);
  expect(isStillRefused('phone', sent, german)).toBe(false);
  // No rule of a country reads a company's name.
  expect(isStillRefused('company', sent, german)).toBe(true);
  const address = { vat_id: 'PL1', country_iso: 'PL' };
  expect(isStillRefused('vat_id', address, { ...address, country_iso: 'DE' })).toBe(false);
});
