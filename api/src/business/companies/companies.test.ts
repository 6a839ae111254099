import type { Company, CompanyItem, Problem } from '@shop/contracts';
import { type OrderShop, startOrderShop } from '../../sales/testing.ts';
import { createColleague, createCompanyWith, testAddress } from './companies.fixture.ts';
import { companies } from './companies.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: (ports) => [companies(ports)] });
});
afterAll(() => shop.cleanup());

const codeOf = ({ body }: { readonly body: unknown }) => (body as Problem).code;

describe('founding a company', () => {
  it('makes the founder its admin, with the currency and clock of the region', async () => {
    const founder = await createColleague(shop);
    const made = await founder.call('POST', '/v2/companies', {
      company: {
        name: ' Pudełka ',
        vat_id: 'PL 526-025-02-74',
        electronic_address: '9945: 526 025 02 74',
        address: testAddress,
      },
    });
    expect(made.body).toMatchObject({
      name: 'Pudełka',
      vat_id: 'PL5260250274',
      electronic_address: '9945:PL5260250274',
      region: 'pl',
      currency: 'PLN',
      role: 'admin',
      rules: { order_limit: null, window_limit: null, window_unit: 'month', time_zone: 'Europe/Warsaw' },
    });
    const { id } = made.body as Company;
    expect((await founder.call('GET', `/v2/companies/${id}`)).body).toEqual(made.body);
    expect((await founder.call('GET', '/v2/companies')).body).toMatchObject({
      total_count: 1,
      companies: [{ id }],
    });
  });

  it.each([
    [
      'a postal code of another country',
      { name: 'A', address: { ...testAddress, zipcode: '12' } },
      'company.address.zipcode',
    ],
    ['a mistyped VAT number', { name: 'A', vat_id: 'PL5260250275', address: testAddress }, 'company.vat_id'],
    [
      'a mistyped electronic address',
      { name: 'A', electronic_address: '0088:7300010000002', address: testAddress },
      'company.electronic_address',
    ],
    ['an unknown field', { name: 'A', address: testAddress, owner: 7 }, 'company'],
    ['no name', { name: ' ', address: testAddress }, 'company.name'],
  ])('refuses %s', async (_what, company, path) => {
    const reply = await (await createColleague(shop)).call('POST', '/v2/companies', { company });
    expect(codeOf(reply)).toBe('invalid_input');
    expect((reply.body as Problem).fields?.map((field) => field.path)).toEqual([path]);
  });

  it.each(['cz', 'es', 'nl', 'ro', 'se', 'us'])('is not offered in %s', async (region) => {
    const { token } = await createColleague(shop);
    const reply = await shop.call('POST', '/v2/companies', {
      token,
      headers: { 'x-region': region },
      body: { company: { name: 'A', address: testAddress } },
    });
    expect([reply.status, codeOf(reply)]).toEqual([422, 'plus_not_offered']);
  });

  it('is for members alone', async () => {
    const reply = await shop.call('POST', '/v2/companies', {
      token: await shop.visitor(),
      headers: { 'x-region': 'pl' },
      body: { company: { name: 'A', address: testAddress } },
    });
    expect(reply.status).toBe(401);
  });
});

describe('members', () => {
  it('change roles and leave, and the last admin stays', async () => {
    const { company, admin, requester, viewer } = await createCompanyWith(shop, 'requester', 'viewer');
    const at = `/v2/companies/${company.id}`;
    expect(codeOf(await admin.call('POST', `${at}/leave`))).toBe('last_admin');
    expect(codeOf(await admin.call('DELETE', `${at}/members/${admin.id}`))).toBe('last_admin');
    expect(
      codeOf(await admin.call('PATCH', `${at}/members/${admin.id}`, { member: { role: 'viewer' } })),
    ).toBe('last_admin');
    const promoted = await admin.call('PATCH', `${at}/members/${requester.id}`, {
      member: { role: 'approver', approval_limit: '99.90' },
    });
    expect(promoted.body).toMatchObject({ role: 'approver', approval_limit: '99.90' });
    const plain = await admin.call('PATCH', `${at}/members/${requester.id}`, { member: { role: 'admin' } });
    expect(plain.body).toMatchObject({ role: 'admin', approval_limit: null });
    expect((await admin.call('POST', `${at}/leave`)).status).toBe(200);
    expect((await admin.call('GET', at)).status).toBe(404);
    expect((await requester.call('DELETE', `${at}/members/${viewer.id}`)).status).toBe(200);
    expect((await viewer.call('GET', at)).status).toBe(404);
    const listed = await requester.call('GET', `${at}/members?q[role_eq]=viewer`);
    expect(listed.body).toMatchObject({ total_count: 0 });
  });

  it('keeps one admin when two leave at once', async () => {
    const { company, admin, approver } = await createCompanyWith(shop, 'approver');
    await admin.call('PATCH', `/v2/companies/${company.id}/members/${approver.id}`, {
      member: { role: 'admin' },
    });
    const left = await Promise.all(
      [admin, approver].map((one) => one.call('POST', `/v2/companies/${company.id}/leave`)),
    );
    expect(left.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('rules', () => {
  it('are set, read back and taken away; a zone has to exist', async () => {
    const { company, finance } = await createCompanyWith(shop, 'finance');
    const at = `/v2/companies/${company.id}`;
    const set = await finance.call('PATCH', `${at}/rules`, {
      rules: {
        order_limit: '1000.00',
        window_limit: '5000.00',
        window_unit: 'week',
        time_zone: 'America/New_York',
        po_required: true,
      },
    });
    expect(set.body).toMatchObject({
      rules: {
        order_limit: '1000.00',
        window_limit: '5000.00',
        window_unit: 'week',
        time_zone: 'America/New_York',
        po_required: true,
      },
    });
    await finance.call('PATCH', `${at}/rules`, { rules: { order_limit: null } });
    expect((await finance.call('GET', at)).body).toMatchObject({
      rules: { order_limit: null, window_limit: '5000.00' },
    });
    // Browsers list them under these names, Node under older ones.
    for (const time_zone of ['Europe/Kyiv', 'Asia/Kolkata', 'America/Nuuk', 'UTC'])
      expect((await finance.call('PATCH', `${at}/rules`, { rules: { time_zone } })).body).toMatchObject({
        rules: { time_zone },
      });
    for (const rules of [
      { time_zone: 'Mars/Olympus' },
      { time_zone: 'posix/Europe/Warsaw' },
      { time_zone: '+01:00' },
      { order_limit: '-1.00' },
      { order_limit: '1.005' },
      { po: true },
    ])
      expect(codeOf(await finance.call('PATCH', `${at}/rules`, { rules }))).toBe('invalid_input');
  });

  it('and details are changed in part', async () => {
    const { company, admin } = await createCompanyWith(shop);
    const at = `/v2/companies/${company.id}`;
    await admin.call('PATCH', at, { company: { vat_id: 'PL5260250274' } });
    expect((await admin.call('GET', at)).body).toMatchObject({
      name: company.name,
      vat_id: 'PL5260250274',
      address: testAddress,
    });
  });
});

describe('the catalogue', () => {
  it('takes variants with designs of the one who adds them, and gives them back', async () => {
    const { company, admin, designer, viewer } = await createCompanyWith(shop, 'designer', 'viewer');
    const at = `/v2/companies/${company.id}/items`;
    const box_design_id = await shop.design(designer.token, 'Spring');
    const added = await designer.call('POST', at, {
      item: { label: 'Spring mailer', variant_id: 1, box_design_id, quantities: [500, 100] },
    });
    expect(added.body).toMatchObject({
      label: 'Spring mailer',
      design_name: 'Spring',
      sku: 'box-1',
      quantities: [100, 500],
      price: '1.2345',
    });
    const { id } = added.body as CompanyItem;
    const changed = await designer.call('POST', at, {
      item: { label: 'Mailer', variant_id: 1, box_design_id },
    });
    expect(changed.body).toMatchObject({ id, label: 'Mailer', quantities: [] });
    expect((await viewer.call('GET', at)).body).toMatchObject({
      total_count: 1,
      items: [{ id, label: 'Mailer' }],
    });
    for (const item of [
      { label: 'A', variant_id: 99_999 },
      { label: 'A', variant_id: 1, box_design_id: await shop.design(admin.token) },
      { label: 'A', variant_id: 101, box_design_id },
      { label: 'A', variant_id: 1, quantities: [200_000] },
    ])
      expect(codeOf(await designer.call('POST', at, { item }))).toBe('invalid_input');
    expect((await designer.call('DELETE', `${at}/${id}`)).status).toBe(200);
    expect((await viewer.call('GET', at)).body).toMatchObject({ total_count: 0 });
  });
});
