import type { listPrices, ReplyOf } from '@shop/contracts';
import { quantityRanges, type RegionId } from '@shop/regions';
import { ok, type Queryable, type Result } from '../../platform/index.ts';
import { priceLadder } from '../pricing/price-ladder.ts';
import { listStockedSizes, type PriceFilters } from './list-stocked-sizes.ts';
import { presentPricing } from './market.ts';

type Reply = ReplyOf<typeof listPrices>;

/** Lists the older price table: price tiers of the stocked sizes, net per piece and with tax. */
export async function listOlderPrices(
  db: Queryable,
  own: RegionId,
  query: PriceFilters,
  now: Date,
): Promise<Result<Reply, 'unknown_product' | 'invalid_input'>> {
  const stocked = await listStockedSizes(db, own, query, now);
  if (!stocked.ok) return stocked;
  const { market, things } = stocked.value;
  const { currency, tax } = presentPricing(market);
  const prices = things.map(({ sku, product, size, subject }) => ({
    sku,
    product: product.slug,
    product_size: size,
    volume_prices: priceLadder(subject, quantityRanges, market.book, market.vatRate).map(
      ({ range_start, price, total_net, total_gross }) => ({ range_start, price, total_net, total_gross }),
    ),
  }));
  return ok({ currency, tax, prices });
}
