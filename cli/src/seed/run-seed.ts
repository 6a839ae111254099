import { randomUUID } from 'node:crypto';
import { seedCatalogue } from '@shop/api/catalogue/composition';
import { type Arguments, keyOf } from '@shop/release-tool';
import { readSettings } from '../environment.ts';
import { openShop, type Shop } from '../shop.ts';
import { describeStartFault } from '../start-fault.ts';
import type { CallApi } from './place-template-orders.ts';
import { type SeedAmounts, seedShop } from './seed-shop.ts';

export const seedUsage = `  npm run seed -- --orders 200000 [--requests 50000] [--events 500000]
                            fill a shop of this machine with demo orders, quote requests and analytics messages;
                            without the others a quarter as many requests and two and a half times as many messages`;

const most = 10_000_000;

const readCount = (text: string | undefined, otherwise: number): number | null => {
  if (text === undefined) return otherwise;
  return /^\d{1,8}$/.test(text) && Number(text) <= most ? Number(text) : null;
};

/** Reads the amounts of a command line, or returns a sentence about the error. */
export const readAmounts = ({
  orders,
  requests,
  events,
}: Pick<Arguments, 'orders' | 'requests' | 'events'>): SeedAmounts | string => {
  const count = readCount(orders, 1000);
  const wrong = `Write each amount as a whole number of at most ${most}, for example --orders 200000.`;
  if (count === null) return wrong;
  const [asked, sent] = [
    readCount(requests, Math.ceil(count / 4)),
    readCount(events, Math.ceil(count * 2.5)),
  ];
  return asked === null || sent === null ? wrong : { orders: count, requests: asked, events: sent };
};

/** Calls the API of an open shop, without a server. */
export const createInjector =
  ({ app }: Pick<Shop, 'app'>): CallApi =>
  async (method, path, { region, token, body }) => {
    const reply = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        'x-region': region,
        ...(token === undefined ? {} : { 'x-spree-token': token }),
        ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return { status: reply.statusCode, body: reply.json() as unknown };
  };

/** `seed`: fills the store of this machine. Returns the exit code. */
export const runSeed = async (root: string, env: NodeJS.ProcessEnv, args: Arguments): Promise<number> => {
  const refuse = (sentence: string) => {
    console.error(`\n${sentence}\n`);
    return 1;
  };
  const read = readSettings(env, root);
  if (!read.ok) return refuse(read.message);
  const settings = { ...read.settings, rateLimitFactor: 0 };
  if (settings.environment !== 'local' && settings.environment !== 'dev')
    return refuse(
      `Demo orders belong into no shop of ${settings.environment}: SHOP_ENV must be local or dev.`,
    );
  const amounts = readAmounts(args);
  if (typeof amounts === 'string') return refuse(amounts);
  const opened = await openShop(settings, root, keyOf(settings.dataDir)).catch((error: unknown) => ({
    ok: false as const,
    message: describeStartFault(error, settings.dataDir),
  }));
  if (!opened.ok) return refuse(opened.message);
  const { shop } = opened;
  try {
    await seedCatalogue(shop.db);
    await seedShop({ db: shop.db, call: createInjector(shop), now: new Date() }, amounts, console.log);
    return 0;
  } finally {
    await shop.app.close();
    await shop.close();
  }
};
