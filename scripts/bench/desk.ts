// The desk's lists, filters and searches over 200,000 orders, 50,000 quote requests, 50,000 transfers and 500,000
// analytics messages on PostgreSQL: processor time and SQL statements of each request, and whether the plan of any of
// its statements reads a big table from end to end. `BENCH_ORDERS` seeds fewer.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedCatalogue } from '@shop/api/catalogue/composition';
import pg from 'pg';
import { readSettings } from '../../cli/src/environment.ts';
import { createInjector } from '../../cli/src/seed/run-seed.ts';
import { seedShop } from '../../cli/src/seed/seed-shop.ts';
import { openShop, type Shop } from '../../cli/src/shop.ts';
import { median, report } from './measure.ts';

const root = process.cwd();
const orders = Number(process.env.BENCH_ORDERS ?? '200000');
/** Rows from which a table counts as big. */
const bigRows = 10_000;

interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Records every statement of this process while `recording` is set. */
let recording: Sent[] | null = null;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
  const [text, values] = args;
  if (typeof text === 'string') recording?.push({ text, values: Array.isArray(values) ? values : [] });
  return Reflect.apply(query, this, args);
} as typeof query;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const listScanned = (plan: Plan): readonly string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] !== undefined ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(listScanned),
];

/** The big tables that the plan of a statement reads from end to end. */
const findScans = async (
  client: pg.Client,
  { text, values }: Sent,
  big: ReadonlySet<string>,
): Promise<readonly string[]> => {
  if (!/^\s*(select|with)\b/i.test(text)) return [];
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    `explain (format json) ${text}`,
    [...values],
  );
  return rows
    .flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => listScanned(plan)))
    .filter((table) => big.has(table));
};

interface Request {
  readonly what: string;
  readonly path: string;
}

/** One request for each list, filter, order and search of the desk; texts are those that staff have in hand. */
const listRequests = async (client: pg.Client): Promise<readonly Request[]> => {
  const one = async (text: string) => String(Object.values((await client.query(text)).rows[0] ?? {})[0]);
  const number = await one(
    `select number from orders where email like 'buyer-%' order by id offset ${Math.floor(orders / 2)} limit 1`,
  );
  const invoice = await one('select number from invoices order by id desc limit 1');
  const parcel = await one('select tracking_number from shipments order by id desc limit 1');
  const list = (parameters: string) => `/v1/staff/orders?per_page=50&${parameters}`;
  const requests = (parameters: string) => `/v1/staff/quote_requests?per_page=50&${parameters}`;
  const documents = (parameters: string) => `/v1/staff/invoices?per_page=50&${parameters}`;
  const month = await one("select to_char(max(issue_day) - 60, 'YYYY-MM') from invoices");
  const request = await one('select qr_number from quote_requests order by id desc limit 1');
  const search = (text: string) => `/v1/staff/search?q=${encodeURIComponent(text)}`;
  return [
    { what: 'orders, newest first', path: list('') },
    { what: 'orders, oldest first', path: list('sort=placed') },
    { what: 'orders by promised dispatch', path: list('sort=dispatch') },
    { what: 'orders by promised dispatch, last first', path: list('sort=-dispatch') },
    { what: 'open orders', path: list('stage=open') },
    { what: 'orders in check', path: list('stage=check') },
    { what: 'orders delivered', path: list('stage=delivered') },
    { what: 'orders of a region', path: list('region=ro') },
    { what: 'orders of a region in print, by dispatch', path: list('region=ro&stage=print&sort=dispatch') },
    { what: 'late orders', path: list('late=true') },
    { what: 'late orders by dispatch', path: list('late=true&sort=dispatch') },
    { what: 'held orders', path: list('held=true') },
    { what: 'orders paid', path: list('payment_state=paid') },
    { what: 'orders that are refunded', path: list('payment_state=refunded') },
    { what: 'orders with a common name', path: list('text=nowak') },
    { what: 'orders with a part of their number', path: list(`text=${number.slice(4, 10)}`) },
    { what: 'orders with a text of none', path: list('text=qqqwwweee') },
    { what: 'orders counted by stage', path: '/v1/staff/orders/counts' },
    { what: 'orders of a region counted by stage', path: '/v1/staff/orders/counts?region=pl' },
    { what: 'one order', path: `/v1/staff/orders/${number}` },
    { what: 'quote requests, newest first', path: requests('') },
    { what: 'quote requests, oldest first', path: requests('sort=created') },
    { what: 'quote requests by promise', path: requests('sort=due') },
    { what: 'quote requests by promise, last first', path: requests('sort=-due') },
    { what: 'open quote requests by promise', path: requests('state=open&sort=due') },
    { what: 'open quote requests, newest first', path: requests('state=open') },
    { what: 'closed quote requests', path: requests('state=closed') },
    { what: 'briefs', path: requests('type=1') },
    { what: 'quote requests of a region', path: requests('region=ro') },
    { what: 'quote requests of nobody, by promise', path: requests('owner=none&state=open&sort=due') },
    { what: 'quote requests of an owner', path: requests('owner=1&sort=due') },
    { what: 'overdue quote requests', path: requests('overdue=true&sort=due') },
    { what: 'quote requests with a common name', path: requests('text=nowak') },
    { what: 'quote requests with a text of none', path: requests('text=qqqwwweee') },
    { what: 'one quote request', path: `/v1/staff/quote_requests/${request}` },
    { what: 'transfers that are open', path: '/v1/staff/bank_entries?state=open' },
    { what: 'transfers, all', path: '/v1/staff/bank_entries' },
    { what: 'transfers of a currency', path: '/v1/staff/bank_entries?currency=EUR&state=dismissed' },
    { what: 'transfers with a common name', path: '/v1/staff/bank_entries?text=nowak' },
    { what: 'transfers with a text of none', path: '/v1/staff/bank_entries?text=qqqwwweee' },
    { what: 'payments, newest first', path: '/v1/staff/payments' },
    { what: 'payments that are open', path: '/v1/staff/payments?state=open' },
    { what: 'payments that failed, of a region', path: '/v1/staff/payments?state=failed&region=ro' },
    { what: 'payments by transfer', path: '/v1/staff/payments?method=check' },
    { what: 'payments that are disputed', path: '/v1/staff/payments?disputed=true' },
    { what: 'payments with a common name', path: '/v1/staff/payments?text=nowak' },
    { what: 'payments with a text of none', path: '/v1/staff/payments?text=qqqwwweee' },
    { what: 'outstanding payments', path: '/v1/staff/dues' },
    { what: 'overdue payments of a region', path: '/v1/staff/dues?overdue=true&region=pl' },
    { what: 'refunds to pay out', path: '/v1/staff/refunds?state=open' },
    { what: 'refunds, all', path: '/v1/staff/refunds' },
    { what: 'refunds of a region', path: '/v1/staff/refunds?region=ro&state=succeeded' },
    { what: 'refunds with a common name', path: '/v1/staff/refunds?text=nowak' },
    { what: 'documents, newest first', path: documents('') },
    { what: 'credit notes', path: documents('kind=correction') },
    { what: 'documents of a region', path: documents('region=ro') },
    { what: 'documents of a month by day of issue', path: documents(`from=${month}-01&to=${month}-28`) },
    { what: 'documents with a common name', path: documents('text=nowak') },
    { what: 'documents with a part of their number', path: documents(`text=${invoice.slice(-6)}`) },
    { what: 'documents with a text of none', path: documents('text=qqqwwweee') },
    { what: 'documents of a row of the VAT report', path: documents(`period=${month}&country=PL&rate=2300`) },
    { what: 'documents of a treatment, all times', path: documents('treatment=domestic') },
    { what: 'VAT report of a month', path: `/v1/staff/vat_report?period=${month}` },
    { what: 'VAT report of a month and region', path: `/v1/staff/vat_report?period=${month}&region=pl` },
    { what: 'journal of a month', path: `/v1/staff/journal?period=${month}&per_page=100` },
    { what: 'one document', path: `/v1/staff/invoices/${invoice}` },
    { what: 'bank statements', path: '/v1/staff/bank_statements' },
    { what: 'customers, newest first', path: '/v1/staff/customers?per_page=100' },
    { what: 'customers of a region', path: '/v1/staff/customers?region=pl&sort=since' },
    { what: 'customers with a common text', path: '/v1/staff/customers?text=example.com' },
    { what: 'customers with a text of none', path: '/v1/staff/customers?text=qqqwwweee' },
    { what: 'guests', path: '/v1/staff/customers?kind=guest' },
    { what: 'search: order', path: search(number) },
    { what: 'search: end of an invoice number', path: search(invoice.slice(-6)) },
    { what: 'search: end of a parcel number', path: search(parcel.slice(-7)) },
    { what: 'search: name', path: search('małgorzata') },
    { what: 'search: domain of every e-mail', path: search('example.com') },
    { what: 'search: quote request', path: search('asker-4711') },
    { what: 'search: nothing', path: search('qqqwwweee') },
  ];
};

const measure = async (
  { app }: Shop,
  client: pg.Client,
  key: string,
  { what, path: address }: Request,
  big: ReadonlySet<string>,
) => {
  const send = async () => {
    const reply = await app.inject({
      url: `/api${address}`,
      headers: { 'x-region': 'pl', authorization: `Bearer ${key}` },
    });
    if (reply.statusCode !== 200)
      throw new Error(`${address}: ${reply.statusCode} ${reply.body.slice(0, 500)}`);
    return reply;
  };
  const costs: { readonly cpu: number; readonly wait: number }[] = [];
  for (let round = 0; round < 20; round += 1) {
    const [before, begun] = [process.cpuUsage(), performance.now()];
    await send();
    const { user, system } = process.cpuUsage(before);
    costs.push({ cpu: (user + system) / 1000, wait: performance.now() - begun });
  }
  recording = [];
  await send();
  const sent = recording;
  recording = null;
  const scans: string[] = [];
  for (const statement of sent) scans.push(...(await findScans(client, statement, big)));
  const settled = costs.slice(10);
  const wait = median(settled.map((cost) => cost.wait));
  report({
    what: `desk: ${what}: processor time`,
    measured: median(settled.map(({ cpu }) => cpu)),
    unit: 'ms',
    limit: 60,
    note: `${sent.length} statements, ${wait.toFixed(0)} ms with the database`,
  });
  return { what, statements: sent.length, scans };
};

async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-desk-'));
  const databaseUrl = process.env.BENCH_DATABASE_URL ?? '';
  const read = readSettings(
    { LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '0', DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    root,
  );
  if (!read.ok) throw new Error(read.message);
  const key = randomBytes(32).toString('hex');
  const opened = await openShop({ ...read.settings, checkReplies: false }, root, key);
  if (!opened.ok) throw new Error(opened.message);
  const { shop } = opened;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await seedCatalogue(shop.db);
    const amounts = { orders, requests: Math.ceil(orders / 4), events: Math.ceil(orders * 2.5) };
    await seedShop({ db: shop.db, call: createInjector(shop), now: new Date() }, amounts);
    const { rows } = await client.query<{ relname: string }>(
      'select relname from pg_class where relkind = $1 and reltuples >= $2',
      ['r', bigRows],
    );
    const big = new Set(rows.map(({ relname }) => relname));
    const outcomes: Awaited<ReturnType<typeof measure>>[] = [];
    for (const request of await listRequests(client))
      outcomes.push(await measure(shop, client, key, request, big));
    report({
      what: 'desk: SQL statements of a request',
      measured: Math.max(...outcomes.map(({ statements }) => statements)),
      unit: '',
      limit: 8,
    });
    const scanning = outcomes.filter(({ scans }) => scans.length > 0);
    report({
      what: `desk: requests with a sequential scan of one of ${big.size} big tables`,
      measured: scanning.length,
      unit: '',
      limit: 0,
      note: scanning.map(({ what, scans }) => `${what}: ${[...new Set(scans)].join(', ')}`).join('; '),
    });
  } finally {
    await client.end();
    await shop.app.close();
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
void main();
