import { type AddressAttributes, notACompany, notApplicable } from '@shop/contracts';
import { postalCodes, supportedCountries } from '@shop/regions';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { identity } from '../identity/identity.ts';
import { addresses } from './addresses.ts';
import { addressProblems, isPhone } from './validate-address.ts';

let shop: TestApi;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [identity(), addresses()] });
});
afterAll(() => shop.cleanup());

const polish: AddressAttributes = {
  firstname: 'Jan',
  lastname: 'Kowalski',
  company: null,
  vat_id: null,
  address1: 'Prosta 1',
  address2: null,
  city: 'Warszawa',
  zipcode: '00-838',
  country_iso: 'PL',
  state_name: null,
  phone: '+48 600 100 200',
};
const wrong = (change: Partial<AddressAttributes>) =>
  addressProblems({ ...polish, ...change }).map(({ path }) => path.replace('address.', ''));

/**
 * From the numbering plans of national regulators: numbers reserved for books and films, and their
 * own.
 */
it.each([
  ['PL', '+48 22 534 91 00', true],
  ['PL', '600 100 20', false],
  ['GB', '020 7946 0018', true],
  ['GB', '+44 1632 960 001', true],
  ['US', '(212) 555-0123', true],
  ['US', '555-0123', false],
  ['SE', '08-465 004 00', true],
  ['DE', '+49 30 23125 000', true],
  ['PL', '+49 30 23125 000', true],
  ['PL', 'call me', false],
  ['PL', '+48 600 100 200 300 400 500', false],
  ['IT', '06 698 12345', true],
  ['CH', '0041 44 668 18 00', true],
])('says of a phone number of %s, %s, whether it can be called: %s', (country, number, fits) => {
  expect(isPhone(country, number)).toBe(fits);
});

it('takes the postal code of each country that is delivered to, and of no other form', () => {
  for (const country of supportedCountries) {
    const example = postalCodes[country]?.example ?? '';
    const state_name = { US: 'New York', CA: 'ON', AU: 'NSW' }[country] ?? null;
    const at = { country_iso: country, zipcode: example, state_name, phone: '+48 600 100 200' };
    expect([country, wrong(at)]).toEqual([country, []]);
    expect([country, wrong({ ...at, zipcode: `${example}#` })]).toEqual([country, ['zipcode']]);
    expect([country, wrong({ ...at, zipcode: notApplicable })]).toEqual([country, ['zipcode']]);
  }
  // Hong Kong has no postal codes.
  expect(wrong({ country_iso: 'HK', zipcode: notApplicable, phone: '+852 2961 8989' })).toEqual([]);
});

it('asks for a state where addresses name one, and knows them by name and abbreviation', () => {
  const at = { country_iso: 'US', zipcode: '10001', phone: '+1 212 555 0123' };
  expect(wrong(at)).toEqual(['state_name']);
  expect(wrong({ ...at, state_name: 'Atlantis' })).toEqual(['state_name']);
  expect(wrong({ ...at, state_name: 'new york' })).toEqual([]);
  expect(wrong({ ...at, state_name: 'NY' })).toEqual([]);
});

it('checks the form and the check digit of VAT numbers', () => {
  // The number of the Polish Ministry of Finance.
  expect(wrong({ company: 'Ministerstwo Finansów', vat_id: 'PL 526-025-02-74' })).toEqual([]);
  expect(wrong({ company: 'X', vat_id: '5260250275' })).toEqual(['vat_id']);
  expect(wrong({ company: 'X', vat_id: 'DE136695976' })).toEqual(['vat_id']);
});

it('names every wrong field over HTTP, stores the two marks as nothing, and checks a change as a whole', async () => {
  const token = await shop.visitor();
  const { id } = (await shop.call('GET', '/users/me', { token })).body as { id: number };
  const own = `/v2/users/${id}/addresses`;
  const send = (method: string, path: string, address: object) =>
    shop.call(method, path, { token, body: { address } });
  const refused = await send('POST', own, { ...polish, zipcode: '00838', phone: '12345', vat_id: '123' });
  expect(refused.body).toMatchObject({
    code: 'invalid_input',
    fields: [
      { path: 'address.zipcode', code: 'wrong_format' },
      { path: 'address.phone', code: 'wrong_format' },
      { path: 'address.vat_id', code: 'wrong_format' },
    ],
  });
  const saved = await send('POST', own, {
    ...polish,
    company: notACompany,
    vat_id: 'PL5260250274',
    address2: notApplicable,
  });
  expect(saved.body).toMatchObject({
    data: { attributes: { company: null, vat_id: null, address2: null, city: 'Warszawa' } },
  });
  const { data } = saved.body as { data: { id: number } };
  expect((await send('PATCH', `${own}/${data.id}`, { country_iso: 'DE' })).body).toMatchObject({
    fields: [{ path: 'address.zipcode' }],
  });
  expect(
    (await send('PATCH', `${own}/${data.id}`, { country_iso: 'DE', zipcode: '10115' })).body,
  ).toMatchObject({
    data: { attributes: { country_iso: 'DE', zipcode: '10115', firstname: 'Jan' } },
  });
  const listed = (await shop.call('GET', own, { token })).body;
  expect(listed).toMatchObject({ data: [{ id: data.id, attributes: { country_iso: 'DE' } }] });
});
