import type {
  JournalEntry,
  Problem,
  StaffAssignment,
  StaffInvoice,
  StaffInvoiceRow,
  VatReport,
} from '@shop/contracts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { json } from '../../platform/index.ts';
import { invoices } from '../../sales/composition.ts';
import { computeVatReport, periodDays } from '../../sales/index.ts';
import { cards, type OrderShop, readyBuyer, startOrderShop } from '../../sales/testing.ts';
import { staff } from '../desk/staff.ts';
import { addUp, anyDoc, convert, type Doc, rareCases, rateBefore, text } from './vat-documents.fixture.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: (ports) => [invoices(ports), staff()] });
});
afterAll(() => shop.cleanup());

const operator = { authorization: 'Bearer a staff key for tests' };
const asStaff = (method: string, path: string, body?: object) =>
  shop.call(method, path, {
    headers: { ...operator, 'idempotency-key': crypto.randomUUID() },
    ...(body ? { body } : {}),
  });
interface Page {
  readonly invoices: StaffInvoiceRow[];
  readonly next_cursor: string | null;
}
const list = async (query = '') => (await asStaff('GET', `/v1/staff/invoices?${query}`)).body as Page;
const numbers = async (query: string) => (await list(query)).invoices.map(({ number }) => number);
const person = async (roles: StaffAssignment[]) => {
  const user = { email: `${crypto.randomUUID()}@example.com`, password: 'correct horse battery' };
  await asStaff('POST', '/v1/staff/accounts', { ...user, first_name: 'Eva', last_name: 'Nowak', roles });
  const { body } = await shop.call('POST', '/sign_in', { token: await shop.visitor(), body: { user } });
  const { token } = body as { token: string };
  return (path: string) => shop.call('GET', path, { token, headers: { 'x-region': 'pl' } });
};
const cents = (amount: string): bigint => BigInt(amount.replace('.', ''));
const paid = async () => {
  const { buyer, number } = await readyBuyer(shop);
  await buyer.pay(number, await buyer.card(cards.success));
  return { number, order: await buyer.read(number) };
};

it('names the days of a month and of a quarter', () => {
  expect(periodDays('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  expect(periodDays('2026-Q4')).toEqual({ first: '2026-10-01', last: '2026-12-31' });
  expect(periodDays('2026-Q1')).toEqual({ first: '2026-01-01', last: '2026-03-31' });
});

it('lists invoices and credit notes with what they state, and finds them by number, order, kind, day and market', async () => {
  const { number, order } = await paid();
  const other = await paid();
  await asStaff('POST', '/v1/refunds', { order_number: number, amount: '10.00', reason: 'price_reduction' });
  const { invoices: found } = await list(`text=${number}`);
  const [credit, invoice] = found;
  expect(found).toHaveLength(2);
  expect(invoice).toMatchObject({
    kind: 'normal',
    order_number: number,
    region: 'pl',
    currency: 'PLN',
    tax: order.tax_total,
    total: order.total,
    buyer: { name: 'Ada Nowak', country: 'PL', vat_id: null },
    refers_to: null,
  });
  expect(cents(invoice?.net ?? '') + cents(invoice?.tax ?? '')).toBe(cents(order.total));
  expect(credit).toMatchObject({ kind: 'correction', total: '-10.00', refers_to: invoice?.number });
  expect((await fetch(`${shop.url}${credit?.pdf_url}`)).status).toBe(200);

  const today = invoice?.issued_on ?? '';
  expect(await numbers(`text=${invoice?.number}`)).toEqual([invoice?.number]);
  expect(await numbers('kind=correction')).toEqual([credit?.number]);
  expect(await numbers(`from=${today}&to=${today}&kind=normal&region=pl&currency=PLN`)).toHaveLength(2);
  for (const none of [
    'region=ro',
    'to=2026-01-01',
    'from=2099-01-01',
    'currency=EUR',
    'text=qqqwww',
    'kind=proforma',
  ])
    expect([none, await numbers(none)]).toEqual([none, []]);
  const first = await list('per_page=2');
  const second = await list(`per_page=2&cursor=${first.next_cursor}`);
  expect([...first.invoices, ...second.invoices].map((row) => row.number)).toEqual(
    await numbers('per_page=100'),
  );
  expect(second.next_cursor).toBeNull();
  expect(first.invoices[1]?.order_number).toBe(other.number);

  const { body } = await asStaff('GET', `/v1/staff/invoices/${credit?.number}`);
  const one = body as StaffInvoice;
  expect(one).toMatchObject({ ...credit, exchange: null });
  expect(one.taxes).toEqual([
    { treatment: 'domestic', country: 'PL', rate: 2300, net: credit?.net, tax: credit?.tax, stated: null },
  ]);
  expect(one.formats.map(({ profile }) => profile)).toContain('en16931');
  expect((await fetch(`${shop.url}${one.cii_url}`)).status).toBe(200);

  const period = today.slice(0, 7);
  const { body: reply } = await asStaff('GET', `/v1/staff/vat_report?period=${period}&region=pl`);
  const report = reply as VatReport;
  const sum = (of: 'net' | 'tax') =>
    [invoice, credit, ...first.invoices.filter((row) => row.order_number === other.number)].reduce(
      (all, row) => all + cents(row?.[of] ?? ''),
      0n,
    );
  expect(report.rows).toEqual([
    expect.objectContaining({
      treatment: 'domestic',
      country: 'PL',
      rate: 2300,
      documents: 2,
      credit_notes: 1,
    }),
  ]);
  expect([cents(report.rows[0]?.net ?? ''), cents(report.rows[0]?.tax ?? '')]).toEqual([
    sum('net'),
    sum('tax'),
  ]);
  // Zlotys are the reporting currency.
  expect(report.reported).toEqual({ net: report.rows[0]?.net, tax: report.rows[0]?.tax });
  expect(await numbers(`period=${period}&country=PL&rate=2300&treatment=domestic`)).toHaveLength(3);

  // The journal books the same sums: net as revenue, VAT as owed, both on what buyers owe.
  const journal = async (more = '') =>
    (await asStaff('GET', `/v1/staff/journal?period=${period}&region=pl${more}`)).body as {
      entries: JournalEntry[];
      next_cursor: string | null;
    };
  const { entries } = await journal();
  const booked = (account: string) =>
    entries
      .filter((entry) => entry.contra_account === account)
      .reduce((all, { amount }) => all + cents(amount), 0n);
  expect([booked('701-1'), booked('221-1')]).toEqual([sum('net'), sum('tax')]);
  expect(entries).toHaveLength(6);
  expect(new Set(entries.map((entry) => `${entry.account} ${entry.tax_code}`))).toEqual(
    new Set(['200 DOM-PL-23']),
  );
  const begin = await journal('&per_page=1');
  const rest = await journal(`&cursor=${begin.next_cursor}`);
  expect([...begin.entries, ...rest.entries]).toEqual(entries);
});

it('shows the documents of the reader’s regions alone, and nothing without the permission', async () => {
  const { number } = await paid();
  const [mine] = await numbers(`text=${number}`);
  const romania = await person([
    { role: 'finance', regions: ['ro'] },
    { role: 'production', regions: ['pl'] },
  ]);
  const both = await person([{ role: 'finance', regions: ['pl', 'ro'] }]);
  const production = await person([{ role: 'production', regions: null }]);
  for (const path of ['invoices', `invoices/${mine}`, 'vat_report?period=2026-11']) {
    expect((await romania(`/v1/staff/${path}`)).status).toBe(403);
    expect((await production(`/v1/staff/${path}`)).status).toBe(403);
    expect((await both(`/v1/staff/${path}`)).status).toBe(200);
  }
  const german = await person([{ role: 'finance', regions: ['de', 'pl'] }]);
  await copyOrder(number, 'ro', 'EUR');
  const count = async (call: typeof both) =>
    ((await call('/v1/staff/invoices')).body as Page).invoices.filter(({ region }) => region === 'ro').length;
  expect([await count(both), await count(german)]).toEqual([1, 0]);
  // A market that is not theirs is refused, not shown as empty.
  expect((await german('/v1/staff/invoices?region=ro')).status).toBe(403);
  const [hidden] = ((await both('/v1/staff/invoices?region=ro')).body as Page).invoices;
  expect((await german(`/v1/staff/invoices/${hidden?.number}`)).status).toBe(404);
  expect(((await german('/v1/staff/vat_report?period=2020-05')).body as VatReport).rows).toEqual([]);
  expect(((await both('/v1/staff/vat_report?period=2020-05')).body as VatReport).rows).toHaveLength(1);
  for (const query of ['period=2026-13', 'country=Poland', 'from=2026-02-30', 'cursor=bad', 'rate=-1'])
    expect(((await asStaff('GET', `/v1/staff/invoices?${query}`)).body as Problem).code).toBe(
      'invalid_input',
    );
});

/** The VAT of one row of a document in the following property. */
let made = 0;
/** Copies a placed order to another market and currency, with one invoice of May 2020; returns the ids of both. */
async function copyOrder(number: string, region: string, currency: string) {
  made += 1;
  const change = sql`jsonb_build_object('id', n.id, 'cart_id', n.id, 'number', ${`${number}${made}`}::text, 'region', ${region}::text,
    'currency', ${currency}::text, 'document', '{}'::jsonb)`;
  const [row] = await shop.db.query<{ id: bigint }>(sql`select nextval('order_ids') as id`);
  for (const table of [sql`carts`, sql`orders`])
    await shop.db.execute(sql`
      insert into ${table} overriding system value
      select r.* from (select ${row?.id}::bigint as id) n
      cross join ${table} t cross join lateral jsonb_populate_record(null::${table}, to_jsonb(t) || ${change}) r
      where t.number = ${number}`);
  const invoice = await write(Number(row?.id), null, {
    kind: 'normal',
    currency: currency === 'EUR' ? 'EUR' : 'PLN',
    issueDate: '2020-05-04',
    taxPointDate: null,
    stated: null,
    statedIn: 'PLN',
    taxes: [{ category: 'S', country: 'PL', rate: 2300, treatment: 'domestic', base: 100n, amount: 23n }],
  });
  return { order: Number(row?.id), invoice };
}

/** Writes a document of an order, which refers to the one before; returns its id. */
async function write(order: number, refersTo: number | null, doc: Doc): Promise<number> {
  made += 1;
  const isStated = doc.stated !== null && doc.currency === 'EUR';
  const gross = doc.taxes.reduce((sum, { base, amount }) => sum + base + amount, 0n);
  const document = {
    issueDate: doc.issueDate,
    ...(doc.taxPointDate === null || doc.kind === 'correction' ? {} : { taxPointDate: doc.taxPointDate }),
    buyer: { name: 'Ada Nowak', country: 'PL', vatId: null },
    totals: { tax: text(doc.taxes.reduce((sum, { amount }) => sum + amount, 0n)) },
    taxes: doc.taxes.map(({ category, country, rate, base, amount }) => ({
      category,
      rate,
      ...(country === undefined ? {} : { country }),
      base: text(base),
      amount: text(amount),
      ...(isStated ? { accountingAmount: text(convert(amount, doc.stated ?? '')) } : {}),
    })),
    ...(isStated ? { accounting: { currency: doc.statedIn, rate: doc.stated } } : {}),
  };
  const [row] = await shop.db.query<{ id: bigint }>(sql`
    insert into invoices (number, series, year, sequence, kind, order_id, currency, total, refers_to, document)
    values (${`TT-${made}`}, 'TT', 2026, ${made}, ${doc.kind}, ${order}, ${doc.currency}, ${gross}, ${refersTo}, ${json(document)})
    returning id`);
  return Number(row?.id);
}

it('reports exactly the sum of the documents, and each row leads to them', async () => {
  const { number } = await paid();
  const rates = Object.values(rateBefore).flatMap(([day, rate]) => (rate === null ? [] : [{ day, rate }]));
  const imported = await asStaff('POST', '/v1/staff/exchange_rates', {
    tables: rates.map(({ day, rate }, at) => ({
      number: `${at + 1}/A/NBP/2026`,
      day,
      rates: [{ currency: 'EUR', rate }],
    })),
  });
  expect(imported.status).toBe(200);
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyDoc, { minLength: 1, maxLength: 10 }), async (docs) => {
      run += 1;
      const region = `q${String.fromCharCode(96 + run)}`;
      const last = {
        PLN: await copyOrder(number, region, 'PLN'),
        EUR: await copyOrder(number, region, 'EUR'),
      };
      // A credit note is converted like the document that it corrects: here the one before of its currency.
      const before: string[] = [];
      const latest = { PLN: '', EUR: '' };
      for (const doc of docs) {
        const own =
          doc.kind !== 'correction' && doc.taxPointDate !== null && doc.taxPointDate < doc.issueDate
            ? doc.taxPointDate
            : doc.issueDate;
        latest[doc.currency] = doc.kind === 'correction' ? latest[doc.currency] || '2020-05-04' : own;
        before.push(latest[doc.currency]);
        const at = last[doc.currency];
        last[doc.currency] = { ...at, invoice: await write(at.order, at.invoice, doc) };
      }
      const report = await computeVatReport(shop.db, { period: '2026-Q4', region, regions: null });
      const found = report.rows
        .map((row) => [
          [row.treatment, row.country ?? '', row.rate, row.currency].join(' '),
          cents(row.net),
          cents(row.tax),
          row.reported ? cents(row.reported.net) : null,
          row.reported ? cents(row.reported.tax) : null,
        ])
        .sort((one, two) => String(one[0]).localeCompare(String(two[0])));
      expect(found).toEqual(addUp(docs, before));
      for (const row of report.rows.slice(0, 2)) {
        const query = new URLSearchParams({
          period: report.period,
          region,
          treatment: row.treatment,
          country: row.country ?? 'none',
          rate: String(row.rate),
          currency: row.currency,
        });
        expect(await numbers(String(query))).toHaveLength(row.documents + row.credit_notes);
      }
    }),
    { numRuns: 10, examples: rareCases.map((docs) => [[...docs]]) },
  );
});
