import type {
  BankEntry,
  BankStatement,
  Order,
  Problem,
  Refund,
  StaffAssignment,
  StaffRefund,
} from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { cards, type OrderShop, readyBuyer, startOrderShop } from '../../sales/testing.ts';
import { staff } from '../desk/staff.ts';
import { camtOf, type FixtureEntry } from './statements.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: () => [staff()] });
});
afterAll(() => shop.cleanup());

const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });
const operator = { authorization: 'Bearer a staff key for tests' };
const asStaff = (method: string, path: string, body?: object) =>
  shop.call(method, path, { headers: { ...operator, ...keyed() }, ...(body ? { body } : {}) });
const importFile = (file: string | Uint8Array, query = 'format=camt', more: object = { headers: operator }) =>
  shop.call('POST', `/v1/staff/bank_statements?${query}`, {
    bytes: typeof file === 'string' ? Buffer.from(file) : file,
    ...more,
  });
const imported = async (entries: readonly FixtureEntry[]): Promise<BankStatement> => {
  const reply = await importFile(camtOf(entries));
  expect([reply.status, reply.text]).toEqual([200, expect.anything()]);
  await shop.work();
  const { body } = await asStaff('GET', '/v1/staff/bank_statements');
  const { id } = (reply.body as { bank_statements: BankStatement[] }).bank_statements[0] ?? { id: 0 };
  const found = (body as { bank_statements: BankStatement[] }).bank_statements.find((one) => one.id === id);
  if (!found) throw new Error('the statement is not listed');
  return found;
};
const listed = async (query: string): Promise<readonly BankEntry[]> =>
  ((await asStaff('GET', `/v1/staff/bank_entries?${query}`)).body as { entries: BankEntry[] }).entries;
const oneEntry = async (text: string): Promise<BankEntry> => {
  const [entry, ...others] = await listed(`text=${text}`);
  if (!entry || others.length > 0) throw new Error(`${others.length + 1} entries with ${text}`);
  return entry;
};
const awaited = async () => {
  const { buyer, number } = await readyBuyer(shop);
  await buyer.transfer(number);
  const { total } = await buyer.read(number);
  const status = async () => ((await buyer.read(number)) as Order).payment_status;
  return { buyer, number, total, status };
};
const minus = (amount: string, cents: number) => (Number(amount) - cents / 100).toFixed(2);
const code = ({ body }: { body: unknown }) => (body as Problem).code;
const mark = () => `mark${crypto.randomUUID().slice(0, 8)}x`;
const person = async (roles: StaffAssignment[], name: string) => {
  const user = { email: `${mark()}@example.com`, password: 'correct horse battery' };
  await asStaff('POST', '/v1/staff/accounts', { ...user, first_name: name, last_name: 'Nowak', roles });
  const { body } = await shop.call('POST', '/sign_in', { token: await shop.visitor(), body: { user } });
  const { token } = body as { token: string };
  return (method: string, path: string, sent?: object) =>
    shop.call(method, path, {
      token,
      headers: { ...keyed(), 'x-region': 'pl' },
      ...(sent ? { body: sent } : {}),
    });
};

it('books what is certain, proposes the rest, and books nothing twice when the file comes again', async () => {
  const [exact, less, more] = [await awaited(), await awaited(), await awaited()];
  const [word, other] = [mark(), mark()];
  const entries: FixtureEntry[] = [
    { amount: exact.total, text: `Order ${exact.number.toLowerCase()}`, reference: mark() },
    { amount: minus(less.total, 100), text: `${less.number.slice(0, 5)} ${less.number.slice(5)} ${word}` },
    { amount: minus(more.total, -250), text: `${more.number} ${other}` },
    { amount: '9.99', way: 'DBIT' },
  ];
  const first = await imported(entries);
  expect(first).toMatchObject({
    entries: 3,
    known: 0,
    skipped: 1,
    waiting: 0,
    open: 2,
    booked: 1,
    dismissed: 0,
  });
  // What came in is booked or open.
  const [receipts] = await shop.db.query<{ booked: bigint }>(
    sql`select coalesce(sum(amount), 0)::bigint as booked from transfer_receipts`,
  );
  expect(Number(first.amount)).toBeCloseTo(Number(receipts?.booked) / 100 + Number(first.amount_open), 2);
  expect(await exact.status()).toBe('OK');
  expect([await less.status(), await more.status()]).toEqual(['WAITING', 'WAITING']);
  const [under, over] = [await oneEntry(word), await oneEntry(other)];
  expect(under.proposals).toEqual([
    expect.objectContaining({
      order_number: less.number,
      by: 'number',
      outstanding: less.total,
      canceled: false,
    }),
  ]);
  expect(over.proposals[0]).toMatchObject({
    order_number: more.number,
    by: 'number',
    outstanding: more.total,
  });

  const again = await imported(entries);
  expect(again).toMatchObject({ entries: 3, known: 3, waiting: 0, open: 0, booked: 0, amount: '0.00' });
  const [count] = await shop.db.query<{ receipts: number }>(
    sql`select count(*)::int as receipts from transfer_receipts`,
  );
  expect(count?.receipts).toBe(1);

  // An overpayment is booked whole: the surplus can be refunded.
  const booked = await asStaff('POST', `/v1/staff/bank_entries/${over.id}/book`, {
    revision: over.revision,
    order_number: more.number,
  });
  expect(booked.body).toMatchObject({ state: 'booked', order_number: more.number, amount: over.amount });
  const [ledger] = await shop.db.query<{ payment_state: string }>(
    sql`select payment_state from orders where number = ${more.number}`,
  );
  expect(ledger?.payment_state).toBe('overpaid');
});

it('proposes by amount and by name where no number is written, and books on the order that a person types', async () => {
  const byAmount = await awaited();
  // Another total than the others.
  const { buyer, number } = await readyBuyer(shop, { variant_id: 101, quantity: 333 });
  await buyer.transfer(number);
  const { total } = await buyer.read(number);
  const [first, second, third] = [mark(), mark(), mark()];
  await imported([
    { amount: total, text: first },
    { amount: '1.23', text: second, name: 'NOWAK ADA' },
    { amount: '1.24', text: third, name: 'Stadtwerke' },
  ]);
  expect((await oneEntry(first)).proposals).toEqual([
    expect.objectContaining({ order_number: number, by: 'amount' }),
  ]);
  const named = await oneEntry(second);
  expect(named.proposals.map(({ by }) => by)).toContain('name');
  const nobody = await oneEntry(third);
  expect(nobody.proposals).toEqual([]);

  const book = (order_number: string) =>
    asStaff('POST', `/v1/staff/bank_entries/${nobody.id}/book`, { revision: nobody.revision, order_number });
  const unknown = await book('R2222222222222');
  expect([unknown.status, (unknown.body as Problem).fields?.[0]?.path]).toEqual([422, 'order_number']);
  const proforma = (await byAmount.buyer.call('GET', `/invoices?order_number=${byAmount.number}`)).body as {
    invoices?: { number: string }[];
  };
  const done = await book(` ${(proforma.invoices?.[0]?.number ?? byAmount.number).toLowerCase()} `);
  expect(done.body).toMatchObject({ state: 'booked', order_number: byAmount.number, amount: '1.24' });
});

it('lets one of two people decide, and names who was faster', async () => {
  const order = await awaited();
  const word = mark();
  await imported([{ amount: '2.00', text: word, name: 'Nobody Known' }]);
  const { id, revision } = await oneEntry(word);
  const [eva, jan] = [
    await person([{ role: 'finance', regions: ['pl'] }], 'Eva'),
    await person([{ role: 'finance', regions: null }], 'Jan'),
  ];
  const path = `/v1/staff/bank_entries/${id}`;
  expect((await eva('POST', `${path}/dismiss`, { revision, reason: 'Interest of the bank' })).status).toBe(
    200,
  );
  const late = await jan('POST', `${path}/book`, { revision, order_number: order.number });
  expect([late.status, code(late), (late.body as Problem).changed_by]).toEqual([
    409,
    'entry_conflict',
    'Eva Nowak',
  ]);
  expect((await oneEntry(word)).reason).toBe('Interest of the bank');
  const opened = await jan('POST', `${path}/reopen`, { revision: revision + 1 });
  expect(opened.body).toMatchObject({ state: 'open', reason: null, revision: revision + 2 });

  // At the same moment: one receipt.
  const both = await Promise.all(
    [eva, jan].map((who) =>
      who('POST', `${path}/book`, { revision: revision + 2, order_number: order.number }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const reopen = await jan('POST', `${path}/reopen`, { revision: revision + 3 });
  expect([reopen.status, code(reopen)]).toEqual([409, 'entry_conflict']);
  await expect(
    shop.db.execute(sql`update bank_entries set state = 'open', receipt_id = null where id = ${id}`),
  ).rejects.toThrow();
});

it('links a transfer that was booked by hand before, and books nothing by itself on a canceled order', async () => {
  const order = await awaited();
  const [reference, word] = [mark(), mark()];
  const by = { order_number: order.number, currency: 'PLN', received_on: '2026-11-27', reference };
  expect((await asStaff('POST', '/v1/transfers', { ...by, amount: order.total })).status).toBe(200);
  await imported([{ amount: order.total, text: `${order.number} ${word}`, reference }]);
  expect(await oneEntry(word)).toMatchObject({ state: 'booked', order_number: order.number });
  const [count] = await shop.db.query<{ n: number }>(
    sql`select count(*)::int as n from transfer_receipts where reference = ${reference}`,
  );
  expect(count?.n).toBe(1);

  const canceled = await awaited();
  await canceled.buyer.call('PUT', `/orders/${canceled.number}/cancel`, { reason: 'changed_mind' });
  const late = mark();
  await imported([{ amount: canceled.total, text: `${canceled.number} ${late}` }]);
  const { state, proposals } = await oneEntry(late);
  expect([state, proposals[0]]).toEqual(['open', expect.objectContaining({ canceled: true, by: 'number' })]);
});

it('proposes a second transfer of the same amount and day, even where the amount is due', async () => {
  const { number, total } = await awaited();
  const by = { order_number: number, currency: 'PLN', received_on: '2026-11-26', reference: mark() };
  expect((await asStaff('POST', '/v1/transfers', { ...by, amount: minus(total, 2000) })).status).toBe(200);
  const [first, second, third] = [mark(), mark(), mark()];
  await imported([{ amount: '10.00', text: `${number} ${first}`, reference: mark() }]);
  const { id, revision } = await oneEntry(first);
  await asStaff('POST', `/v1/staff/bank_entries/${id}/book`, { revision, order_number: number });
  // The same transfer as another file has it, then the rest on another day.
  await imported([{ amount: '10.00', text: `${number} ${second}` }]);
  expect((await oneEntry(second)).state).toBe('open');
  await imported([{ amount: '10.00', text: `${number} ${third}`, day: '2026-11-28' }]);
  expect((await oneEntry(third)).state).toBe('booked');
});

it('imports CSV by its columns, remembers them, and says what is wrong with a file', async () => {
  const word = mark();
  const csv = Buffer.from(
    `Data operacji;Tytu\xb3;Nadawca;Kwota\r\n27.11.2026;Zap\xb3ata ${word};\xa3ukasz;1 000,00\r\n`,
    'latin1',
  );
  const preview = async () =>
    (await shop.call('POST', '/v1/staff/bank_statements/preview', { headers: operator, bytes: csv }))
      .body as {
      mapping: Record<string, unknown>;
      remembered: boolean;
    };
  const { mapping, remembered } = await preview();
  expect([remembered, mapping.encoding, mapping.decimal]).toEqual([false, 'windows-1250', 'comma']);
  const query = new URLSearchParams({ format: 'csv' });
  for (const [name, value] of Object.entries({ ...mapping, currency: 'PLN' }))
    if (value !== null) query.set(name, String(value));
  const done = await importFile(csv, query.toString());
  expect(done.body).toMatchObject({
    bank_statements: [{ entries: 1, format: 'csv', amount: '1000.00', currency: 'PLN' }],
  });
  expect(await preview()).toMatchObject({ remembered: true, mapping: { currency: 'PLN' } });
  query.delete('amount');
  expect((await importFile(csv, query.toString())).body).toMatchObject({
    fields: [{ path: 'query.amount' }],
  });
  const foreign = await importFile(camtOf([{ amount: '1.00' }], { account: 'DE02120300000000202051' }));
  expect([foreign.status, (foreign.body as Problem).statement]).toEqual([
    422,
    { reason: 'unknown_account', row: null, found: 'DE02120300000000202051' },
  ]);
  const [rows] = await shop.db.query<{ n: number }>(
    sql`select count(*)::int as n from bank_statements where account like 'DE02%'`,
  );
  expect(rows?.n).toBe(0);
});

it('is open to finance in its regions alone', async () => {
  const word = mark();
  await imported([{ amount: '3.00', text: word }]);
  const { id, revision } = await oneEntry(word);
  const romanian = await person([{ role: 'finance', regions: ['ro', 'pl'] }], 'Ana');
  expect((await romanian('GET', '/v1/staff/bank_entries')).status).toBe(200);
  const elsewhere = await person(
    [
      { role: 'finance', regions: ['ro'] },
      { role: 'production', regions: ['pl'] },
    ],
    'Dan',
  );
  for (const path of ['/v1/staff/bank_entries', '/v1/staff/bank_statements'])
    expect((await elsewhere('GET', path)).status).toBe(403);
  const refused = await elsewhere('POST', `/v1/staff/bank_entries/${id}/dismiss`, {
    revision,
    reason: 'Not mine',
  });
  expect([refused.status, code(refused)]).toEqual([403, 'forbidden']);
  const romania = await asStaff('GET', '/v1/staff/bank_entries?currency=RON');
  expect(romania.body).toEqual({ entries: [], next_cursor: null });
  const support = await person([{ role: 'support', regions: null }], 'Sam');
  expect((await support('GET', '/v1/staff/bank_entries')).status).toBe(200);
  expect(
    (await support('POST', `/v1/staff/bank_entries/${id}/dismiss`, { revision, reason: 'No' })).status,
  ).toBe(403);
});

it('pages by cursor with few statements, and filters', async () => {
  const word = mark();
  await imported(Array.from({ length: 5 }, (_, at) => ({ amount: `${at + 1}.50`, text: `${word} ${at}` })));
  const before = shop.db.statements();
  const first = (await asStaff('GET', `/v1/staff/bank_entries?text=${word}&per_page=3&state=open`)).body as {
    entries: BankEntry[];
    next_cursor: string;
  };
  expect(shop.db.statements() - before).toBeLessThanOrEqual(8);
  const second = (
    await asStaff('GET', `/v1/staff/bank_entries?text=${word}&per_page=3&cursor=${first.next_cursor}`)
  ).body as { entries: BankEntry[]; next_cursor: null };
  expect([...first.entries, ...second.entries].map(({ amount }) => amount)).toEqual([
    '5.50',
    '4.50',
    '3.50',
    '2.50',
    '1.50',
  ]);
  expect(second.next_cursor).toBeNull();
  expect(await listed(`text=${word}&state=booked`)).toEqual([]);
});

it('lists the refunds that a person has to pay out, with the account that the money came from', async () => {
  const listRefunds = async (query = '') =>
    ((await asStaff('GET', `/v1/staff/refunds?${query}`)).body as { refunds: StaffRefund[] }).refunds;
  const ids = async (query: string) => (await listRefunds(query)).map(({ id }) => id);
  const order = await awaited();
  await imported([{ amount: minus(order.total, -700), text: `${order.number} ${mark()}` }]);
  const { id, revision } = await oneEntry(order.number);
  await asStaff('POST', `/v1/staff/bank_entries/${id}/book`, { revision, order_number: order.number });
  const refunded = await asStaff('POST', '/v1/refunds', {
    order_number: order.number,
    amount: '7.00',
    reason: 'overpayment',
  });
  const refund = refunded.body as Refund;
  const [row] = await listRefunds(`text=${order.number}`);
  expect(row).toMatchObject({
    id: refund.id,
    region: 'pl',
    amount: '7.00',
    state: 'pending',
    customer: { email: expect.stringContaining('@') },
    payouts: [{ provider: 'transfer', payer: { name: 'Jan Kowalski', account: 'NL56AGDH9619008421' } }],
  });
  // A card is refunded by the gateway: nobody has to do anything unless it is returned.
  const { buyer, number } = await readyBuyer(shop);
  await buyer.pay(
    number,
    await buyer.card(cards.success.replace('4242 4242 4242 4242', '4000 0000 0000 5126')),
  );
  const bounced = (
    await asStaff('POST', '/v1/refunds', { order_number: number, amount: '1.00', reason: 'price_reduction' })
  ).body as Refund;
  expect(await ids('state=open')).toEqual([refund.id]);
  expect(await ids('state=pending')).toEqual([bounced.id, refund.id]);
  for (let pass = 0; pass < 3; pass += 1) await shop.work();
  expect(await ids('state=open')).toEqual([bounced.id, refund.id]);
  expect(await ids('state=failed')).toEqual([bounced.id]);
  await asStaff('POST', `/v1/refunds/${refund.id}/payouts`, {
    payout_id: refund.payouts[0]?.id,
    reference: mark(),
    paid_on: '2026-11-28',
  });
  expect(await ids('state=open')).toEqual([bounced.id]);
  expect(await ids('state=succeeded')).toEqual([refund.id]);

  const page = (await asStaff('GET', '/v1/staff/refunds?per_page=1')).body as {
    refunds: StaffRefund[];
    next_cursor: string;
  };
  expect(page.refunds.map((one) => one.id)).toEqual([bounced.id]);
  expect(await ids(`per_page=1&cursor=${page.next_cursor}`)).toEqual([refund.id]);
  expect(await ids('region=ro')).toEqual([]);
  const poland = await person([{ role: 'finance', regions: ['pl'] }], 'Pia');
  expect(((await poland('GET', '/v1/staff/refunds')).body as { refunds: object[] }).refunds).toHaveLength(2);
  await shop.db.execute(sql`update orders set region = 'ro' where number = ${number}`);
  expect(((await poland('GET', '/v1/staff/refunds')).body as { refunds: object[] }).refunds).toHaveLength(1);
  const producer = await person([{ role: 'production', regions: null }], 'Pol');
  expect((await producer('GET', '/v1/staff/refunds')).status).toBe(403);
});
