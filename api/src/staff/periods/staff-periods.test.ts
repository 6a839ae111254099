import type { Problem, StaffAssignment, StaffPeriod, StaffRequest, VatReportRow } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { keys } from '../../platform/composition.ts';
import { cards, type OrderShop, readyBuyer, startOrderShop } from '../../sales/testing.ts';
import { staff } from '../desk/staff.ts';
import { compareReports } from './read-period.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: () => [keys(), staff()] });
});
afterAll(() => shop.cleanup());

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });
const asStaff = (method: string, path: string, body?: object) =>
  shop.call(method, path, {
    headers: { authorization: 'Bearer a staff key for tests', ...keyed() },
    ...(body ? { body } : {}),
  });
const person = async (roles: StaffAssignment[], name: string) => {
  const user = { email: `${crypto.randomUUID()}@example.com`, password: 'correct horse battery' };
  await asStaff('POST', '/v1/staff/accounts', { ...user, first_name: name, last_name: 'Nowak', roles });
  const { body } = await shop.call('POST', '/sign_in', { token: await shop.visitor(), body: { user } });
  const { token } = body as { token: string };
  return (method: string, path: string, sent?: object, region = 'pl') =>
    shop.call(method, path, {
      token,
      headers: { ...keyed(), 'x-region': region },
      ...(sent ? { body: sent } : {}),
    });
};
const code = ({ body }: { body: unknown }) => (body as Problem).code;
const read = async (month: string) =>
  (await asStaff('GET', `/v1/staff/periods/${month}`)).body as StaffPeriod;
/** A month of the database's clock, and days in it. */
const monthBack = async (back: number): Promise<string> => {
  const [row] = await shop.db.query<{ month: string }>(
    sql`select to_char((now() at time zone 'Europe/Warsaw') - make_interval(months => ${back}::int), 'YYYY-MM') as month`,
  );
  return row?.month ?? '';
};

it('closes a month for all markets: nothing dated in it is written any more, and another person reopens it', async () => {
  const [month, present] = [await monthBack(2), await monthBack(0)];
  const [eva, jan, pole] = [
    await person([{ role: 'finance', regions: null }], 'Eva'),
    await person([{ role: 'finance', regions: null }], 'Jan'),
    await person([{ role: 'finance', regions: ['pl'] }], 'Pola'),
  ];
  expect(code(await eva('POST', `/v1/staff/periods/${present}/close`))).toBe('transition_not_allowed');
  expect((await pole('POST', `/v1/staff/periods/${month}/close`)).status).toBe(403);
  const { body: key } = await asStaff('POST', '/v1/staff/api_keys', {
    name: 'Books of Poland',
    scopes: ['staff:periods:write'],
    regions: ['pl'],
  });
  const byKey = await shop.call('POST', `/v1/staff/periods/${month}/close`, {
    headers: { ...keyed(), 'x-region': 'pl', authorization: `Bearer ${(key as { key: string }).key}` },
  });
  expect([byKey.status, code(byKey)]).toEqual([403, 'forbidden']);
  // Two people at the same moment: one closing.
  const both = await Promise.all([eva, jan].map((who) => who('POST', `/v1/staff/periods/${month}/close`)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.map(code)).toContain('period_closed');
  const closed = await read(month);
  expect(closed).toMatchObject({ month, closing: {}, reopened: [], differences: [] });
  expect((await pole('GET', `/v1/staff/periods/${month}`)).body).toMatchObject({
    closing: {},
    figures: null,
    differences: null,
  });

  // A transfer and a payout of a day in it; the same of today.
  const { buyer, number, order } = await readyBuyer(shop);
  await buyer.transfer(number);
  const transfer = (received_on: string) =>
    asStaff('POST', '/v1/transfers', {
      order_number: number,
      currency: 'PLN',
      amount: (Number(order.total) + 7).toFixed(2),
      received_on,
      reference: `bank ${crypto.randomUUID()}`,
    });
  const refused = await transfer(`${month}-15`);
  expect([refused.status, code(refused)]).toEqual([409, 'period_closed']);
  expect((await transfer(`${present}-01`)).status).toBe(200);
  const refund = (
    await asStaff('POST', '/v1/refunds', { order_number: number, amount: '7.00', reason: 'overpayment' })
  ).body as { id: number; payouts: { id: number }[] };
  const payout = (paid_on: string) =>
    asStaff('POST', `/v1/refunds/${refund.id}/payouts`, {
      payout_id: refund.payouts[0]?.id ?? 0,
      reference: `out ${crypto.randomUUID()}`,
      paid_on,
    });
  expect(code(await payout(`${month}-15`))).toBe('period_closed');
  expect((await payout(`${present}-01`)).status).toBe(200);

  // The database refuses what code above might forget.
  for (const statement of [
    sql`insert into transfer_receipts (order_id, payment_id, currency, amount, received_on, booked_on, reference, actor)
      select order_id, payment_id, currency, 1, received_on, ${`${month}-28`}::date, 'forged', actor from transfer_receipts limit 1`,
    sql`update refund_payouts set paid_on = ${`${month}-01`}::date where reference is not null`,
    sql`update closed_periods set figures = '{}'`,
    sql`delete from closed_periods`,
  ])
    await expect(shop.db.execute(statement)).rejects.toThrow(/is closed|cannot be changed/);

  // A buyer pays on, and what is documented now counts now.
  const other = await readyBuyer(shop);
  expect((await other.buyer.pay(other.number, await other.buyer.card(cards.success))).status).toBe(200);

  const ask = (who: typeof eva) =>
    who('POST', '/v1/staff/requests', {
      reason: 'An invoice of a supplier is missing.',
      change: { kind: 'reopen_period', month },
    });
  expect((await ask(pole)).status).toBe(403);
  const request = (await ask(eva)).body as StaffRequest;
  const approve = (who: typeof eva) => who('POST', `/v1/staff/requests/${request.id}/approve`);
  expect(code(await approve(eva))).toBe('approval_own_request');
  expect((await approve(pole)).status).toBe(403);
  expect((await approve(jan)).status).toBe(200);
  expect(await read(month)).toMatchObject({
    closing: null,
    figures: null,
    reopened: [{ reopened_by_name: 'Eva Nowak', reason: 'An invoice of a supplier is missing.' }],
  });
  expect(code(await ask(eva))).toBe('transition_not_allowed');
  expect((await eva('POST', `/v1/staff/periods/${month}/close`)).status).toBe(200);
});

it('counts a document whose tax point lies in a closed month in the month of its issue', async () => {
  const month = await monthBack(3);
  const { buyer, number } = await readyBuyer(shop);
  await buyer.transfer(number);
  expect((await asStaff('POST', `/v1/staff/periods/${month}/close`)).status).toBe(200);
  const [row] = await shop.db.query<{ issued: string; counted: string; rate_before: string }>(sql`
    insert into invoices (number, series, year, sequence, kind, order_id, currency, total, document)
    select 'FV-T-1', 'T', 2020, 1, 'normal', i.order_id, i.currency, i.total,
      i.document || jsonb_build_object('taxPointDate', ${`${month}-20`}::text)
    from invoices i join orders o on o.id = i.order_id where o.number = ${number} limit 1
    returning to_char(issue_day, 'YYYY-MM-DD') as issued, to_char(tax_day, 'YYYY-MM-DD') as counted,
      to_char(rate_before, 'YYYY-MM-DD') as rate_before`);
  expect(row?.counted).toBe(row?.issued);
  expect(row?.rate_before).toBe(`${month}-20`);
  expect((await read(month)).differences).toEqual([]);
  await expect(
    shop.db.execute(sql`
      insert into invoices (number, series, year, sequence, kind, order_id, currency, total, document)
      select 'FV-T-2', 'T', 2020, 2, 'correction', order_id, currency, total,
        document || jsonb_build_object('issueDate', ${`${month}-20`}::text) from invoices where number = 'FV-T-1'`),
  ).rejects.toThrow(/closed/);
});

it('names each row that differs from the closing, in either direction', () => {
  const row = (change: Partial<VatReportRow>): VatReportRow => ({
    treatment: 'domestic',
    country: 'PL',
    rate: 2300,
    currency: 'EUR',
    net: '100.00',
    tax: '23.00',
    documents: 1,
    credit_notes: 0,
    credited: { net: '0.00', tax: '0.00' },
    reported: null,
    without_rate: 1,
    ...change,
  });
  const german = row({ treatment: 'one_stop_shop', country: 'DE', rate: 1900 });
  expect(compareReports([row({}), german], [german, row({})])).toEqual([]);
  const rated = row({ reported: { net: '426.00', tax: '97.98' }, without_rate: 0 });
  expect(compareReports([row({}), german], [rated])).toEqual([
    {
      treatment: 'domestic',
      country: 'PL',
      rate: 2300,
      currency: 'EUR',
      closed: { net: '100.00', tax: '23.00' },
      now: { net: '100.00', tax: '23.00' },
      closed_reported: null,
      now_reported: { net: '426.00', tax: '97.98' },
    },
    expect.objectContaining({ country: 'DE', now: { net: '0.00', tax: '0.00' } }),
  ]);
});
