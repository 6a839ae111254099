// The complete response to a size: die, price, date and CO2, as four HTTP requests to a real API on PGlite, each time
// for a new size. Measures the processor time of server, store and client together, in one process.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogue, delivery, dies } from '@shop/api/catalogue/composition';
import type { ApiDeps } from '@shop/api/platform';
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
  return { url: `http://127.0.0.1:${port}/api`, close };
}

async function main(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-answer-'));
  const shop = await start(dataDir);
  try {
    const asked = async (method: string, address: string, body?: object): Promise<unknown> => {
      const reply = await fetch(`${shop.url}${address}`, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      if (reply.status !== 200)
        throw new Error(`${method} ${address}: ${reply.status} ${await reply.text()}`);
      return reply.json();
    };
    const answer = async (round: number): Promise<void> => {
      const [length, width, height] = [200 + round, 150 + (round % 50), 40 + (round % 30)];
      const configuration = {
        product: 'mailer-box-full-color',
        size: { length, width, height },
        material: 'cardboard-white-one-side',
        print_mode: 'print-color-budget',
        finish: 'foil-none',
        quality: 'standard',
      };
      await asked('GET', `/v1/dies/fefco-0427.json?L=${length}&W=${width}&H=${height}&t=1.5`);
      const priced = (await asked('POST', '/v3/dynamic_prices', { configuration })) as ReplyOf<
        typeof priceConfiguration
      >;
      const sku = encodeURIComponent(priced.variant.sku);
      await asked('GET', `/v1/delivery_estimates?variant_skus=${sku}&quantity=500`);
      await asked('GET', `/v2/products/${sku}/emissions?quantity=500`);
    };
    const spent: number[] = [];
    for (let round = 0; round < warm + rounds; round += 1) {
      const before = process.cpuUsage();
      await answer(round);
      const { user, system } = process.cpuUsage(before);
      if (round >= warm) spent.push((user + system) / 1000);
    }
    report({
      what: 'die, price, date and CO2 of a new size over HTTP, processor time, median',
      measured: median(spent),
      unit: 'ms',
      limit: 25,
      note: `${rounds} sizes of fefco-0427; client included`,
    });
  } finally {
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

void main();
