// The cost of each API operation: SQL statements (including BEGIN and COMMIT) and processor time of one process, then
// throughput and latency of two processes under many concurrent buyers. PostgreSQL, the whole composition. The limits
// are those of docs/sources.md, statements; throughput depends on the machine and is only shown.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, report } from './measure.ts';

interface Process {
  readonly child: ChildProcess;
  readonly url: string;
}

const launch = (env: NodeJS.ProcessEnv): Promise<Process> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'cli/test/serve-whole-api.ts'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    const read = (chunk: Buffer) => {
      output = (output + chunk).slice(-4000);
      const url = /^\{"url":"(.+?)"\}$/m.exec(output)?.[1];
      if (url) resolve({ child, url });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The API ended with ${code}:\n${output}`)));
  });

const end = ({ child }: Process): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

interface Answer {
  readonly body: Record<string, unknown>;
  readonly statements: number;
  readonly cpu: number;
}
type Call = (method: string, address: string, body?: object) => Promise<Answer>;

/** Returns a buyer of the Polish shop who calls this process. */
const buyerAt = async (url: string): Promise<Call> => {
  let token = '';
  const call: Call = async (method, address, body) => {
    const reply = await fetch(`${url}/api${address}`, {
      method,
      headers: {
        'x-region': 'pl',
        ...(token === '' ? {} : { 'x-spree-token': token }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${method} ${address}: ${reply.status} ${text.slice(0, 500)}`);
    return {
      body: JSON.parse(text),
      statements: Number(reply.headers.get('x-sql-count')),
      cpu: Number(reply.headers.get('x-cpu-micros')) / 1000,
    };
  };
  token = String((await call('GET', '/users/anonymous')).body.token);
  const user = { email: `bench-${randomUUID()}@example.com`, password: 'correct horse battery' };
  token = String((await call('POST', '/sign_up', { user })).body.token);
  return call;
};

const plainMailers = async (call: Call, count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { body } = await call('POST', '/v3/dynamic_prices', {
      configuration: {
        product: 'mailer-box-plain',
        size: { length: 200 + index, width: 150, height: 60 },
        material: 'cardboard-natural',
        print_mode: 'no-print',
        finish: 'foil-none',
        quality: 'standard',
      },
      quantities: [30],
    });
    ids.push((body.variant as { id: number }).id);
  }
  return ids;
};

const toCart = async (call: Call, variants: readonly number[]): Promise<string> => {
  const number = String((await call('POST', '/v2/orders', { currency: 'PLN' })).body.number);
  for (const variant_id of variants)
    await call('POST', `/v2/orders/${number}/line_item`, { line_item: { variant_id, quantity: 30 } });
  return number;
};

const warsaw = {
  firstname: 'Ada',
  lastname: 'Nowak',
  address1: 'Prosta 1',
  city: 'Warszawa',
  zipcode: '00-838',
  country_iso: 'PL',
  phone: '+48 22 123 45 67',
};
const submit = (call: Call, number: string, state: string, order: object) =>
  call('PUT', `/checkouts/${number}?state=${state}`, { order });

/** Every step of buying the cart; the number of transactions of each is known. */
const checkOut = async (call: Call, number: string): Promise<Answer> => {
  const steps = [
    await submit(call, number, 'address', { ship_address_attributes: warsaw }),
    await submit(call, number, 'delivery', { shipping_method: 'courier' }),
    await submit(call, number, 'payment', {
      payments_attributes: [{ payment_method: 'card' }],
      accepted_terms: true,
    }),
  ];
  const card = await call('POST', '/gateway/stripe/card', {
    number: '4242 4242 4242 4242',
    exp_month: 12,
    exp_year: 2099,
    cvc: '123',
  });
  steps.push(
    await call('POST', `/v2/${number}/stripe/payment_intents/pay`, {
      payment_method_id: card.body.payment_method_id,
      expected_total: steps.at(-1)?.body.total,
    }),
  );
  const sum = (of: (answer: Answer) => number) => steps.reduce((total, step) => total + of(step), 0);
  return { body: {}, statements: sum(({ statements }) => statements), cpu: sum(({ cpu }) => cpu) };
};

/**
 * The cost of an operation in a warm process: the compiler works for some two hundred rounds and its threads count as
 * processor time, so these are omitted.
 */
const measureCost = async (
  work: (round: number) => Promise<Answer>,
  rounds = 300,
): Promise<{ statements: number; cpu: number }> => {
  const answers: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) answers.push(await work(round));
  const settled = answers.slice(Math.floor((rounds * 2) / 3));
  return {
    statements: Math.max(...settled.map(({ statements }) => statements)),
    cpu: median(settled.map(({ cpu }) => cpu)),
  };
};

const show = (
  what: string,
  { statements, cpu }: { statements: number; cpu: number },
  {
    transactions = 0,
    atMost,
    cpuAtMost,
  }: { transactions?: number; atMost?: number; cpuAtMost?: number } = {},
): void => {
  report({
    what: `${what}: SQL statements`,
    measured: statements + 2 * transactions,
    unit: '',
    ...(atMost === undefined ? {} : { limit: atMost }),
  });
  report({
    what: `${what}: processor time`,
    measured: cpu,
    unit: 'ms',
    ...(cpuAtMost === undefined ? {} : { limit: cpuAtMost }),
  });
};

const costs = async (url: string): Promise<void> => {
  const call = await buyerAt(url);
  const variants = await plainMailers(call, 60);
  const [first = 0] = variants;
  const small = await toCart(call, [first]);
  const write = (number: string) => (round: number) =>
    call('POST', `/v2/orders/${number}/line_item`, {
      line_item: { variant_id: first, quantity: 1 + (round % 3) },
    });
  const read = (number: string) => () => call('GET', `/orders/${number}`);
  const bar = { transactions: 1, atMost: 12, cpuAtMost: 6 };
  show('add to a cart of 1 line', await measureCost(write(small)), bar);
  show('read a cart of 1 line', await measureCost(read(small)));
  const many = await buyerAt(url);
  const large = await toCart(many, variants);
  const addTo60 = (round: number) =>
    many('POST', `/v2/orders/${large}/line_item`, {
      line_item: { variant_id: first, quantity: 1 + (round % 3) },
    });
  show('add to a cart of 60 lines', await measureCost(addTo60), bar);
  show('read a cart of 60 lines', await measureCost(() => many('GET', `/orders/${large}`)));
  const whole = await measureCost(async () => {
    const buyer = await buyerAt(url);
    return checkOut(buyer, await toCart(buyer, [first]));
  }, 24);
  // Three steps, PREPARE, the gateway's own and FINALIZE: six transactions.
  show('a whole checkout', whole, { transactions: 6, atMost: 80 });
  const list = () => call('GET', '/v2/variants?per_page=20&q[region_eq]=pl');
  show('a product list of 20', await measureCost(list), { atMost: 5 });
  show(
    'a price list',
    await measureCost(() => call('GET', '/prices/list?product=mailer-box-plain&region=pl')),
  );
};

/** Many concurrent buyers, alternating between both processes, each with their own cart. */
const throughput = async (urls: readonly string[], buyers: number, seconds: number): Promise<void> => {
  const carts = await Promise.all(
    Array.from({ length: buyers }, async (_, index) => {
      const call = await buyerAt(urls[index % urls.length] ?? '');
      const variants = await plainMailers(call, 1);
      return { call, number: await toCart(call, variants), variant: variants[0] ?? 0 };
    }),
  );
  const waits: number[] = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    carts.map(async ({ call, number, variant }) => {
      while (performance.now() < until) {
        const begun = performance.now();
        await call('POST', `/v2/orders/${number}/line_item`, {
          line_item: { variant_id: variant, quantity: 1 },
        });
        waits.push(performance.now() - begun);
      }
    }),
  );
  const sorted = waits.sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const what = `cart writes of ${buyers} buyers at two processes`;
  report({ what, measured: sorted.length / seconds, unit: 'per second' });
  report({ what: `${what}: p50`, measured: at(0.5), unit: 'ms' });
  report({ what: `${what}: p99`, measured: at(0.99), unit: 'ms' });
};

async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-api-'));
  const environment = {
    DATABASE_URL: process.env.BENCH_DATABASE_URL,
    DATA_DIR: dataDir,
    WORKER: 'off',
    // As in production.
    CHECK_REPLIES: 'off',
  };
  const running: Process[] = [];
  try {
    running.push(await launch(environment));
    await costs(running[0]?.url ?? '');
    running.push(await launch(environment));
    await throughput(
      running.map(({ url }) => url),
      16,
      8,
    );
  } finally {
    await Promise.all(running.map(end));
    rmSync(dataDir, { recursive: true, force: true });
  }
}
void main();
