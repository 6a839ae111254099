import { randomUUID } from 'node:crypto';
import type { StaffCompany, StaffCompanyRow } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { cards, type OrderShop, readyBuyer, startOrderShop } from '../../sales/testing.ts';
import { staff } from '../desk/staff.ts';
import { codeOf, type Person, startPerson } from '../people/person.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: () => [staff()] });
});
afterAll(() => shop.cleanup());

const ids = async (who: Person, query: string) =>
  (
    (await who.call('GET', `/v1/staff/companies?${query}`)).body as { companies: StaffCompanyRow[] }
  ).companies.map(({ id }) => id);
/** A company of a region whose admin has paid an order for it. */
const found = async (name: string, region = 'pl') => {
  const { buyer, number, email } = await readyBuyer(shop, { variant_id: 101, quantity: 100 });
  await buyer.pay(number, await buyer.card(cards.success));
  const { total } = await buyer.read(number);
  const [row] = await shop.db.query<{ id: number }>(sql`
    insert into companies (name, vat_id, address, region, currency, time_zone, updated_by, order_limit)
    select ${name}, 'PL5260250274', '{"firstname": "Ewa", "city": "Warszawa"}', ${region}, 'PLN', 'Europe/Warsaw', id, 50000
    from users where email = ${email} returning id`);
  const id = row?.id ?? 0;
  await shop.db.execute(sql`
    insert into company_members (company_id, user_id, role, approval_limit)
    select ${id}, id, 'admin', 123450 from users where email = ${email}`);
  await shop.db.execute(sql`update orders set company_id = ${id} where number = ${number}`);
  return { id, number, total, email };
};

it('lists companies of the regions of the reader, and shows one with its limits, orders and the check of its VAT number', async () => {
  const [everywhere, polish] = [
    await startPerson(shop, 'Ewa', { role: 'finance', regions: null }),
    await startPerson(shop, 'Ola', { role: 'order_manager', regions: ['pl'] }),
  ];
  const mark = `Kartony${randomUUID().slice(0, 6)}`;
  const [own, romanian] = [await found(`Żółte ${mark}`), await found(`Cutii ${mark}`, 'ro')];
  expect(await ids(everywhere, `text=${mark}`)).toEqual([romanian.id, own.id]);
  expect(await ids(everywhere, `text=${mark}&sort=created&per_page=1`)).toEqual([own.id]);
  expect(await ids(everywhere, `text=${encodeURIComponent(`zolte ${mark}`)}`)).toEqual([own.id]);
  expect(await ids(polish, `text=${mark}`)).toEqual([own.id]);
  await shop.db.execute(sql`
    insert into vat_checks (vat_id, country, verdict, reason, registry, name) values
      ('PL5260250274', 'PL', 'pending_verification', 'timeout', 'vies', null),
      ('PL5260250274', 'PL', 'valid', null, 'vies', 'NARODOWY BANK POLSKI')`);
  const shown = (await polish.call('GET', `/v1/staff/companies/${own.id}`)).body as StaffCompany;
  expect(shown).toMatchObject({
    address: 'Ewa, Warszawa',
    vat_check: { verdict: 'valid', name: 'NARODOWY BANK POLSKI' },
    rules: { order_limit: '500.00', window_limit: null, po_required: false },
    members: [{ email: own.email, role: 'admin', approval_limit: '1234.50' }],
    order_count: 1,
    spend: [{ currency: 'PLN', amount: own.total }],
    orders: [{ number: own.number, total: own.total }],
    approvals: [],
  });
  for (const [who, path] of [
    [polish, `/v1/staff/companies/${romanian.id}`],
    [polish, '/v1/staff/companies?region=ro'],
  ] as const)
    expect({ path, code: codeOf(await who.call('GET', path)) }).toEqual({ path, code: 'forbidden' });
  const prepress = await startPerson(shop, 'Jan', { role: 'prepress', regions: null });
  expect(codeOf(await prepress.call('GET', '/v1/staff/companies'))).toBe('forbidden');
  expect(codeOf(await polish.call('GET', '/v1/staff/companies/900000000'))).toBe('not_found');
});
