import { type Address, type AddressAttributes, notACompany, notApplicable } from '@shop/contracts';
import { examplePostcode, isPostcodeOptional } from '@shop/intake';
import { supportedCountries } from '@shop/regions';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { identity } from '../identity/identity.ts';
import { addresses } from './addresses.ts';
import { findAddressProblems, findVatProblem, normaliseAddress } from './read-address.ts';

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
  [normaliseAddress({ ...polish, ...change })].flatMap((address) =>
    [...findAddressProblems(address), ...findVatProblem(address)].map(({ field }) => field),
  );

it('takes the postal code of each country that is delivered to, and of no other form', () => {
  for (const country of supportedCountries) {
    const example = examplePostcode(country) ?? '';
    const state_name = { US: 'New York', CA: 'ON', AU: 'NSW' }[country] ?? null;
    const at = { country_iso: country, zipcode: example, state_name, phone: '+48 600 100 200' };
    expect([country, wrong(at)]).toEqual([country, []]);
    expect([country, wrong({ ...at, zipcode: `${example}#` })]).toEqual([country, ['zipcode']]);
    const none = isPostcodeOptional(country) ? [] : ['zipcode'];
    expect([country, wrong({ ...at, zipcode: notApplicable })]).toEqual([country, none]);
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
  const refused = await send('POST', own, { ...polish, zipcode: '0083', phone: 'call me', vat_id: '123' });
  expect(refused.body).toMatchObject({
    code: 'invalid_input',
    fields: [
      { path: 'address.zipcode', code: 'wrong_format', example: '00-838' },
      { path: 'address.phone', code: 'wrong_format', example: '+48 512 345 678' },
      { path: 'address.vat_id', code: 'wrong_format', example: 'PL8567346215' },
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

it('refuses a change that is based on an older state, and takes one without a revision', async () => {
  const token = await shop.visitor();
  const { id } = (await shop.call('GET', '/users/me', { token })).body as { id: number };
  const own = `/v2/users/${id}/addresses`;
  const made = (await shop.call('POST', own, { token, body: { address: polish } })).body as { data: Address };
  expect(made.data.revision).toBe(0);
  const save = (address: object, revision?: number) =>
    shop.call('PATCH', `${own}/${made.data.id}`, {
      token,
      body: { address, ...(revision === undefined ? {} : { revision }) },
    });
  // Two windows that both opened the first state: one of them wins, whichever came first.
  const replies = await Promise.all([save({ city: 'Kraków' }, 0), save({ city: 'Gdańsk' }, 0)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'address_conflict' });
  const won = replies.find(({ status }) => status === 200)?.body as { data: Address } | undefined;
  expect((await shop.call('GET', own, { token })).body).toMatchObject({
    data: [{ revision: 1, attributes: { city: won?.data.attributes.city } }],
  });
  expect((await save({ city: 'Łódź' }, 1)).body).toMatchObject({ data: { revision: 2 } });
  expect((await save({ city: 'Gdynia' })).body).toMatchObject({ data: { revision: 3 } });
});

it('stores nothing invisible, and each field as its country writes it', async () => {
  const token = await shop.visitor();
  const { id } = (await shop.call('GET', '/users/me', { token })).body as { id: number };
  const save = (address: object) =>
    shop.call('POST', `/v2/users/${id}/addresses`, { token, body: { address: { ...polish, ...address } } });
  const saved = await save({
    firstname: 'Jan\u200b\r\nMaria',
    lastname: '\u202eKowalski\u202c',
    address1: 'ul.\u00a0Prosta\ufeff 1',
    zipcode: '０0\u200b838',
    phone: '600-100-200',
    company: 'Ministerstwo\u00ad Finansów',
    vat_id: '526-025-02-74',
  });
  expect(saved.body).toMatchObject({
    data: {
      attributes: {
        firstname: 'Jan Maria',
        lastname: 'Kowalski',
        address1: 'ul. Prosta 1',
        zipcode: '00-838',
        phone: '+48 600 100 200',
        company: 'Ministerstwo Finansów',
        vat_id: 'PL5260250274',
      },
    },
  });
  for (const field of ['firstname', 'lastname', 'address1', 'city', 'phone', 'zipcode'])
    expect((await save({ [field]: '\u200b\u2800\u202e' })).body).toMatchObject({
      fields: [{ path: `address.${field}`, code: 'required' }],
    });
});

it('takes an address in Ireland without an Eircode, and refuses one that no post office knows', () => {
  const dublin = { country_iso: 'IE', city: 'Dublin', phone: '+353 1 679 6199' };
  expect(wrong({ ...dublin, zipcode: '' })).toEqual([]);
  expect(wrong({ ...dublin, zipcode: 'D6W Y271' })).toEqual([]);
  expect(wrong({ ...dublin, zipcode: 'Z6W Y271' })).toEqual(['zipcode']);
});
