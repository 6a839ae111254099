import type { listSamples, ReplyOf } from '@shop/contracts';
import { add, shareOf, toDecimal } from '@shop/money';
import type { RegionId } from '@shop/regions';
import {
  listSamplesOfRegion,
  packLimits,
  packPrice,
  packVariant,
  resolveMarket,
  sampleListVersion,
  standardPack,
} from '../../catalogue/index.ts';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';

interface Query {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly 'q[product_eq]'?: string | undefined;
}

/** Returns a page of a region's samples, and their pack. One statement. */
export async function listAllSamples(
  db: Queryable,
  region: RegionId,
  query: Query,
  now: Date,
): Promise<Result<ReplyOf<typeof listSamples>, 'not_found'>> {
  const market = resolveMarket(region, undefined, now);
  const variant = await packVariant(db, region);
  const price = variant && packPrice(variant, region, 1);
  if (!market.ok || !variant || !price) return fail('not_found');
  const { page = 1, per_page = 100 } = query;
  const product = query['q[product_eq]'];
  const all = listSamplesOfRegion(region).filter(
    (sample) => product === undefined || sample.product === product,
  );
  const samples = all.slice((page - 1) * per_page, page * per_page);
  return ok({
    samples,
    count: samples.length,
    total_count: all.length,
    current_page: page,
    pages: Math.max(1, Math.ceil(all.length / per_page)),
    per_page,
    version: sampleListVersion,
    pack: {
      sku: variant.sku,
      variant_id: variant.id,
      currency: price.net.currency,
      price: toDecimal(price.net),
      price_gross: toDecimal(add(price.net, shareOf(price.net, market.value.vatRate))),
      smallest: packLimits.smallest,
      largest: packLimits.largest,
      per_order: packLimits.perOrder,
      standard: standardPack(region),
    },
  });
}
