import type { Configuration, getPriceHistory, ReplyOf } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import type { PriceBookData } from '../pricing/book-data.ts';
import { eu2026 } from '../pricing/books/eu-2026.ts';
import { compileBook } from '../pricing/price-book.ts';
import { priceLine } from '../pricing/price-ladder.ts';
import { resolveConfiguration } from '../pricing/resolve-configuration.ts';
import { catalogue } from './catalogue.ts';
import { publishPrices } from './publish-prices.ts';
import { variantFor } from './variants.repo.ts';

const box: Configuration = {
  product: 'mailer-box-plain',
  size: { length: 250, width: 200, height: 80 },
  material: 'cardboard-natural',
  print_mode: 'no-print',
  finish: 'foil-none',
  quality: 'standard',
};
const larger = { ...box, size: { length: 350, width: 250, height: 100 } };

/** The euro book with another price of board, as a later file or as a correction of the same one. */
const bookAt = (board: string, change: Partial<PriceBookData> = {}) =>
  compileBook({ ...eu2026, boards: { ...eu2026.boards, 'natural-e': board }, ...change });

let shop: TestApi;
let sku: string;
beforeAll(async () => {
  shop = await startTestApi({ domains: () => [catalogue()] });
  sku = (await variantFor(shop.db, box, 'eu')).sku;
});
beforeEach(async () => {
  await shop.db.execute(sql`delete from published_prices`);
  await shop.db.execute(sql`delete from price_publications`);
});
afterAll(() => shop.cleanup());

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const publish = (day: string, books: readonly ReturnType<typeof bookAt>[], sold = [box]) =>
  publishPrices(shop.db, sold, at(day), books);
const history = async (on: string, quantity = 500) => {
  const reply = await shop.call('GET', `/prices/history?sku=${sku}&quantity=${quantity}&on=${on}`);
  return reply.body as ReplyOf<typeof getPriceHistory>;
};
const costs = (board: string, quantity = 500) => {
  const priced = resolveConfiguration(box);
  const line = priced.ok ? priceLine(priced.value.subject, quantity, bookAt(board)) : undefined;
  return (Number(line?.net.amount) / 100).toFixed(2);
};

describe('publishing', () => {
  it('adds a row for each step once, and then only for what has changed', async () => {
    expect(await publish('2026-09-01', [bookAt('0.64')], [box, larger])).toBe(22);
    expect(await publish('2026-09-02', [bookAt('0.64')], [box, larger])).toBe(0);
    expect(await publish('2026-09-03', [bookAt('0.70')], [box, larger])).toBe(22);
    // The same box named twice counts once.
    expect(await publish('2026-09-04', [bookAt('0.70')], [box, box, larger])).toBe(0);
  });

  it('keeps the price as it was on any day', async () => {
    await publish('2026-09-01', [bookAt('0.64')]);
    await publish('2026-10-01', [bookAt('0.80')]);
    await publish('2026-11-01', [bookAt('0.60')]);
    expect((await history('2026-09-30')).price?.total_net).toBe(costs('0.64'));
    expect((await history('2026-10-01')).price?.total_net).toBe(costs('0.80'));
    expect((await history('2026-10-31')).price?.total_net).toBe(costs('0.80'));
    expect((await history('2026-11-27')).price?.total_net).toBe(costs('0.60'));
    expect(
      (await history('2026-11-27')).entries.map(({ effective_from }) => effective_from.slice(0, 10)),
    ).toEqual(['2026-09-01', '2026-10-01', '2026-11-01']);
  });

  it('returns the lowest price of 30 days, and beside a reduction the lowest before it', async () => {
    await publish('2026-08-01', [bookAt('0.62')]);
    await publish('2026-09-20', [bookAt('0.80')]);
    await publish('2026-10-01', [bookAt('0.70')]);
    // On 10 October 0.62 was in effect until 20 September: within 30 days before the reduction of 1 October.
    const october = await history('2026-10-10');
    expect(october.price?.total_net).toBe(costs('0.70'));
    expect(october.lowest_30_days?.total_net).toBe(costs('0.62'));
    expect(october.reduction?.lowest_before.total_net).toBe(costs('0.62'));
    // A month later it is no longer a reduction, and the lowest price of the month is the price itself.
    const november = await history('2026-11-05');
    expect(november.reduction).toBeNull();
    expect(november.lowest_30_days?.total_net).toBe(costs('0.70'));
    // A second reduction: shown beside it is the price before it, not the price after it.
    await publish('2026-11-06', [bookAt('0.60')]);
    expect((await history('2026-11-08')).reduction?.lowest_before.total_net).toBe(costs('0.70'));
    // A price increase is no reduction.
    expect((await history('2026-09-25')).reduction).toBeNull();
  });

  it('publishes a later book ahead, in effect from its first day', async () => {
    const next = bookAt('0.90', { id: 'demo-2027-eu', validFrom: '2027-01-01' });
    expect(await publish('2026-12-01', [bookAt('0.64'), next])).toBe(22);
    expect((await history('2026-12-31')).price).toMatchObject({ price_book: 'demo-2026-eu' });
    expect((await history('2027-01-01')).price).toMatchObject({
      price_book: 'demo-2027-eu',
      total_net: costs('0.90'),
      published_at: '2026-12-01T12:00:00.000Z',
      effective_from: '2027-01-01T00:00:00.000Z',
    });
    // The replaced book is history: a correction of it is not published any more.
    expect(await publish('2027-02-01', [bookAt('0.50'), next])).toBe(0);
  });

  it('says when something is no longer sold, and when it is again', async () => {
    await publish('2026-09-01', [bookAt('0.64')]);
    expect(await publish('2026-10-01', [bookAt('0.64')], [larger])).toBe(22);
    expect((await history('2026-10-02')).price).toBeNull();
    expect((await history('2026-09-30')).price?.total_net).toBe(costs('0.64'));
    expect(await publish('2026-10-05', [bookAt('0.64')], [box, larger])).toBe(11);
    expect((await history('2026-10-06')).price?.total_net).toBe(costs('0.64'));
  });

  it('publishes once when several processes start at once', async () => {
    const added = await Promise.all(
      Array.from({ length: 4 }, () => publish('2026-09-01', [bookAt('0.64')], [box, larger])),
    );
    expect(added.sort((a, b) => a - b)).toEqual([0, 0, 0, 22]);
  });
});
