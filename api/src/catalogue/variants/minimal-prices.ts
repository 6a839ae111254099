import type { listMinimalPrices, ReplyOf } from '@shop/contracts';
import { add, compare, shareOf, toDecimal, unitToDecimal } from '@shop/money';
import { quantityRanges, type RegionId } from '@shop/regions';
import { ok, type Queryable, type Result } from '../../platform/index.ts';
import { type LinePrice, minQuantity, priceLine } from '../pricing/price-ladder.ts';
import { listStockedSizes, type PriceFilters, type StockedSize } from './list-stocked-sizes.ts';
import { presentPricing } from './market.ts';

type Reply = ReplyOf<typeof listMinimalPrices>;

interface Candidate {
  readonly thing: StockedSize;
  readonly quantity: number;
  readonly line: LinePrice;
}

/** Returns "from" prices: the lowest unit price of each product, with its size and price tier. */
export const readMinimalPrices = (db: Queryable, own: RegionId, query: PriceFilters, now: Date) =>
  listCheapest(
    db,
    own,
    query,
    now,
    quantityRanges,
    (one, other) =>
      Number(one.line.unit.tenThousandths - other.line.unit.tenThousandths) || one.quantity - other.quantity,
  );

/** Returns the smallest order of each product, in the size with the lowest total. */
export const readMinimalOrderPrices = (db: Queryable, own: RegionId, query: PriceFilters, now: Date) =>
  listCheapest(db, own, query, now, [minQuantity], (one, other) => compare(one.line.net, other.line.net));

async function listCheapest(
  db: Queryable,
  own: RegionId,
  query: PriceFilters,
  now: Date,
  quantities: readonly number[],
  order: (one: Candidate, other: Candidate) => number,
): Promise<Result<Reply, 'unknown_product' | 'invalid_input'>> {
  const stocked = await listStockedSizes(db, own, query, now);
  if (!stocked.ok) return stocked;
  const { market, things } = stocked.value;
  const best = new Map<string, Candidate>();
  for (const thing of things) {
    for (const quantity of quantities) {
      const line = priceLine(thing.subject, quantity, market.book);
      const known = best.get(thing.product.slug);
      const candidate = line && { thing, quantity, line };
      if (candidate && (!known || order(candidate, known) < 0)) best.set(thing.product.slug, candidate);
    }
  }
  const { currency, tax } = presentPricing(market);
  const prices = [...best.values()].map(({ thing, quantity, line }) => ({
    product: thing.product.slug,
    sku: thing.sku,
    product_size: thing.size,
    quantity,
    price: unitToDecimal(line.unit),
    total_net: toDecimal(line.net),
    total_gross: toDecimal(add(line.net, shareOf(line.net, market.vatRate))),
  }));
  return ok({ currency, tax, prices });
}
