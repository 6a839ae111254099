import { type getSegmentation, maxQuantity, type ReplyOf } from '@shop/contracts';
import { defaultQuantity, quantityRanges, type RegionId } from '@shop/regions';
import { fail, ok, type Result } from '../../platform/index.ts';
import { minQuantity } from '../pricing/price-ladder.ts';
import { parseRegion, resolveMarket } from './market.ts';

type Reply = ReplyOf<typeof getSegmentation>;

interface Query {
  readonly region?: string | undefined;
  readonly customer_type?: 'b2b' | 'b2c' | undefined;
}

/**
 * Returns the market, customer group and quantity groups that decide which prices are shown; the same for equal
 * queries.
 */
export async function resolveSegmentation(
  own: RegionId,
  query: Query,
  now: Date,
): Promise<Result<Reply, 'invalid_input'>> {
  const region = parseRegion(query.region, own);
  if (!region.ok) return region;
  const market = resolveMarket(region.value, undefined, now);
  if (!market.ok) return fail('invalid_input', { detail: market.detail ?? 'Nothing is sold here yet.' });
  const customer_type = query.customer_type ?? 'b2c';
  return ok({
    region: region.value.id,
    product_region: region.value.productRegion,
    currency: market.value.book.currency,
    customer_type,
    prices_include_tax: region.value.alwaysShowAddedTax && customer_type === 'b2c',
    price_book: market.value.book.id,
    default_quantity: defaultQuantity,
    smallest_quantity: minQuantity,
    largest_quantity: maxQuantity,
    quantities: quantityRanges.map((from, index) => {
      const next = quantityRanges[index + 1];
      return { from, to: next === undefined ? null : next - 1 };
    }),
    personalised: false,
  });
}
