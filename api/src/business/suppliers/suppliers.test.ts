import type { Asset, Problem, SupplierApplication } from '@shop/contracts';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { testArtwork } from '../../../test/test-artwork.ts';
import { assets } from '../../artwork/composition.ts';
import { identity } from '../../customers/composition.ts';
import { suppliers } from './suppliers.ts';

let shop: TestApi;
beforeAll(async () => {
  const artwork = testArtwork();
  shop = await startTestApi({ domains: () => [identity(), assets({ artwork }), suppliers()] });
});
afterAll(() => shop.cleanup());

const staff = { authorization: 'Bearer a staff key for tests' };
const offer = {
  email: 'mill@example.com',
  full_name: 'Bo Ek',
  company_name: 'Ek Board AB',
  country_iso: 'SE',
  capabilities: ['corrugated-board', 'flexo-print'],
  certificates: ['fsc'],
};
const apply = (token: string, supplier: object = offer) =>
  shop.call('POST', '/suppliers', { token, headers: { 'x-region': 'se' }, body: { supplier } });
const upload = async (token: string): Promise<string> => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  const reply = await shop.call('POST', '/assets', { token, bytes, headers: { 'x-file-name': 'mill.png' } });
  return (reply.body as Asset).id;
};

it('stores an application with files, shows it to its sender alone, and mails both sides', async () => {
  const [token, stranger] = [await shop.visitor(), await shop.visitor()];
  const file = await upload(token);
  const made = await apply(token, { ...offer, asset_ids: [file] });
  expect(made.body).toMatchObject({
    ...offer,
    status: 'received',
    region: 'se',
    files: [{ asset_id: file, name: 'mill.png' }],
  });
  expect(made.text).not.toContain('review_note');
  expect((await shop.call('GET', '/suppliers', { token })).body).toMatchObject({
    total_count: 1,
    suppliers: [made.body],
  });
  expect((await shop.call('GET', '/suppliers', { token: stranger })).body).toMatchObject({ total_count: 0 });
  const foreign = await apply(stranger, { ...offer, asset_ids: [file] });
  expect((foreign.body as Problem).fields).toMatchObject([{ path: 'supplier.asset_ids', code: 'not_found' }]);
  expect(made.text).not.toContain('signature');
  await shop.runJobs();
  const mails = await shop.mails();
  expect(
    mails.filter((mail) => mail.includes('To: mill@example.com') && mail.includes('ansökan')),
  ).toHaveLength(1);
  expect(mails.filter((mail) => mail.includes('Ek Board AB') && mail.includes('mill.png'))).toHaveLength(1);
});

it('is reviewed by staff; vendors are the accepted ones, by name', async () => {
  const token = await shop.visitor();
  const apply1 = async (company_name: string, country_iso = 'SE') =>
    ((await apply(token, { ...offer, company_name, country_iso })).body as SupplierApplication).id;
  const [zeta, alfa, beta] = [await apply1('Zeta'), await apply1('alfa', 'PL'), await apply1('Beta')];
  const review = (id: number, status: string, review_note?: string) =>
    shop.call('PATCH', `/staff/suppliers/${id}`, {
      headers: staff,
      body: { supplier: { status, ...(review_note === undefined ? {} : { review_note }) } },
    });
  await review(zeta, 'in_review', 'Ask for samples');
  expect((await review(zeta, 'accepted')).body).toMatchObject({
    status: 'accepted',
    review_note: 'Ask for samples',
    reviewed_by: 'staff:test',
  });
  await review(alfa, 'accepted');
  await review(beta, 'declined', 'Too far');
  const again = await review(beta, 'accepted');
  expect([again.status, (again.body as Problem).code]).toEqual([409, 'application_decided']);
  const vendors = async (query = '') =>
    (
      (await shop.call('GET', `/vendors${query}`, { headers: staff })).body as {
        vendors: { company_name: string }[];
      }
    ).vendors.map(({ company_name }) => company_name);
  expect(await vendors()).toEqual(['alfa', 'Zeta']);
  expect(await vendors('?q[country_iso_eq]=PL')).toEqual(['alfa']);
  expect(await vendors('?q[capability_eq]=labels')).toEqual([]);
  expect(await vendors('?per_page=1&page=2')).toEqual(['Zeta']);
  const count = async (query: string) =>
    (
      (await shop.call('GET', `/staff/suppliers?${query}`, { headers: staff })).body as {
        total_count: number;
      }
    ).total_count;
  expect(await count('q[status_eq]=declined')).toBe(1);
  expect((await shop.call('GET', '/suppliers?q[status_eq]=declined', { token })).body).toMatchObject({
    suppliers: [{ id: beta, status: 'declined' }],
  });
  expect((await shop.call('GET', `/staff/suppliers/${beta}`, { headers: staff })).body).toMatchObject({
    review_note: 'Too far',
  });
});

it('lets staff open its files by a signed address, which nobody else is given', async () => {
  const token = await shop.visitor();
  const file = await upload(token);
  const { id } = (await apply(token, { ...offer, asset_ids: [file] })).body as SupplierApplication;
  const url = async (method: string, path: string, body?: object) => {
    const reply = await shop.call(method, path, { headers: staff, ...(body ? { body } : {}) });
    return /"url":"([^"]+)"/.exec(reply.text)?.[1] ?? '';
  };
  const given = [
    await url('GET', `/staff/suppliers/${id}`),
    await url('GET', '/staff/suppliers?per_page=1'),
    await url('PATCH', `/staff/suppliers/${id}`, { supplier: { status: 'accepted' } }),
    await url('GET', '/vendors'),
  ];
  for (const address of given) {
    const served = await fetch(`${shop.url}${address}`);
    expect([address.includes(`/assets/${file}/original`), served.status]).toEqual([true, 200]);
    expect(served.headers.get('content-disposition')).toContain('mill.png');
  }
  expect((await fetch(`${shop.url}${given[0]?.split('?')[0]}`)).status).toBe(404);
});

it('keeps what staff may do from everybody else', async () => {
  const token = await shop.visitor();
  const { id } = (await apply(token)).body as SupplierApplication;
  for (const [method, at, body] of [
    ['GET', '/vendors', undefined],
    ['GET', '/staff/suppliers', undefined],
    ['GET', `/staff/suppliers/${id}`, undefined],
    ['PATCH', `/staff/suppliers/${id}`, { supplier: { status: 'accepted' } }],
  ] as const)
    expect((await shop.call(method, at, { token, ...(body ? { body } : {}) })).status).toBe(404);
  expect((await shop.call('GET', '/suppliers', { token })).body).toMatchObject({
    suppliers: [{ status: 'received' }],
  });
});

it.each([
  ['nothing that is made', { ...offer, capabilities: [] }],
  ['an unknown capability', { ...offer, capabilities: ['spying'] }],
  ['an unknown field', { ...offer, status: 'accepted' }],
  ['a line break in the name', { ...offer, email: 'a@b.pl\nBcc: c@d.pl' }],
])('refuses %s', async (_what, supplier) => {
  expect((await apply(await shop.visitor(), supplier)).body).toMatchObject({ code: 'invalid_input' });
});
