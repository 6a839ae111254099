// The complete response to a size: die, price, date and CO2, as four HTTP requests to a real API on PGlite, each time
// for a new size. Measures the processor time of server, store and client together, in one process, against the same four
// exchanges without a shop: the bytes that were answered, sent by node:http after one statement each.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogue, delivery, dies } from '@shop/api/catalogue/composition';
import type { ApiDeps, Db } from '@shop/api/platform';
import {
  createApi,
  createDiskStore,
  createLog,
  createMailer,
  migrate,
  openPglite,
} from '@shop/api/platform/composition';
import { createOrderPorts, sustainability } from '@shop/api/sales/composition';
import type { priceConfiguration, ReplyOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { median, report } from './measure.ts';

const rounds = 60;
const warm = 150;

/** Starts an API with its own store, like the tests. */
async function start(dataDir: string) {
  const db = await openPglite();
  await migrate(db, path.resolve(__dirname, '../../api/migrations'));
  const deps: ApiDeps = {
    db,
    log: createLog('error', { write: (line: string) => void process.stderr.write(line) }),
    clock: () => new Date(),
    files: createDiskStore(path.join(dataDir, 'files')),
    mailer: createMailer({ smtpUrl: null, folder: path.join(dataDir, 'mail') }),
    settings: {
      environment: 'local',
      brand: 'packwright',
      dataDir,
      publicUrl: 'http://shop.test',
      sessionSecret: 'a secret for measuring that is long enough',
      staffKeys: {},
      smtpUrl: null,
      trustProxy: false,
      rateLimitFactor: 0,
    },
  };
  const { app } = createApi(deps, [catalogue(), dies(), delivery(), sustainability(createOrderPorts)]);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const close = async () => {
    await app.close();
    await db.close();
  };
  return { url: `http://127.0.0.1:${port}/api`, db, close };
}

/** Answers `/n` with the nth of the texts after one statement. Of the shop it has only the store. */
async function startAnchor(db: Db, texts: readonly string[]) {
  const server = createServer(async (request, response) => {
    await db.query(sql`select 1 as one`);
    response.writeHead(200, { 'content-type': 'application/json' }).end(texts[Number(request.url?.slice(1))]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Requests JSON and returns it as text. */
async function request(method: string, address: string, body?: object): Promise<string> {
  const reply = await fetch(address, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${method} ${address}: ${reply.status} ${text}`);
  JSON.parse(text);
  return text;
}

/** Requests everything that a buyer sees at a new size. Returns the four texts. */
async function answerSize(url: string, round: number): Promise<string[]> {
  const [length, width, height] = [200 + round, 150 + (round % 50), 40 + (round % 30)];
  const configuration = {
    product: 'mailer-box-full-color',
    size: { length, width, height },
    material: 'cardboard-white-one-side',
    print_mode: 'print-color-budget',
    finish: 'foil-none',
    quality: 'standard',
  };
  const die = await request('GET', `${url}/v1/dies/fefco-0427.json?L=${length}&W=${width}&H=${height}&t=1.5`);
  const priced = await request('POST', `${url}/v3/dynamic_prices`, { configuration });
  const sku = encodeURIComponent((JSON.parse(priced) as ReplyOf<typeof priceConfiguration>).variant.sku);
  const date = await request('GET', `${url}/v1/delivery_estimates?variant_skus=${sku}&quantity=500`);
  const emissions = await request('GET', `${url}/v2/products/${sku}/emissions?quantity=500`);
  return [die, priced, date, emissions];
}

/** Returns the processor time of the work in milliseconds. */
async function measureCpu(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-answer-'));
  const shop = await start(dataDir);
  const texts = await answerSize(shop.url, 0);
  const anchor = await startAnchor(shop.db, texts);
  const askAnchor = async () => {
    for (const index of texts.keys()) await request('GET', `${anchor.url}/${index}`);
  };
  try {
    const pairs: { readonly ours: number; readonly bare: number }[] = [];
    for (let round = 1; round <= warm + rounds; round += 1) {
      const ours = await measureCpu(() => answerSize(shop.url, round));
      pairs.push({ ours, bare: await measureCpu(askAnchor) });
    }
    const settled = pairs.slice(warm);
    const ours = median(settled.map((pair) => pair.ours));
    report({
      what: 'die, price, date and CO2 of a new size over HTTP: processor time ÷ bare exchanges of the same bytes',
      measured: ours / median(settled.map(({ bare }) => bare)),
      unit: '×',
      limit: 4.8,
      note: `${ours.toFixed(1)} ms; ${rounds} sizes of fefco-0427; client included`,
    });
  } finally {
    anchor.close();
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

void main();
