import type { listPrices, ReplyOf } from '@shop/contracts';
import { unitToDecimal } from '@shop/money';
import { productOf } from '@shop/packaging';
import { quantityRanges, type RegionId } from '@shop/regions';
import type { Queryable } from '../db/db.ts';
import { priceLine } from '../pricing/price-ladder.ts';
import { subjectOf } from '../pricing/subject-of.ts';
import { fail, ok, type Result } from '../server/result.ts';
import { askedRegion, marketOf } from './market.ts';
import { sizeText } from './sku.ts';
import { listRows } from './variants.repo.ts';

type Reply = ReplyOf<typeof listPrices>;

export interface ListPricesQuery {
  readonly product?: string | undefined;
  readonly region?: string | undefined;
  /** As text, for example `250x200x80`. */
  readonly product_size?: string | undefined;
  /** A product model, for example `mailer-box`. */
  readonly boxModel?: string | undefined;
  readonly tax_country_iso?: string | undefined;
}

const allOfThem = 1000;

/** The older price table: net prices per piece of the stocked sizes. */
export async function listOlderPrices(
  db: Queryable,
  own: RegionId,
  query: ListPricesQuery,
  now: Date,
): Promise<Result<Reply, 'unknown_product' | 'invalid_input'>> {
  const region = askedRegion(query.region, own);
  if (!region.ok) return region;
  if (query.product !== undefined && !productOf(query.product)) {
    return fail('unknown_product', { detail: `No product is called "${query.product}".` });
  }
  const market = marketOf(region.value, query.tax_country_iso, now);
  if (!market.ok) return market;
  const { book } = market.value;
  const filter = { region: region.value.id, product: query.product, externalIds: undefined };
  const { rows } = await listRows(db, filter, { number: 1, size: allOfThem });
  const prices = rows.flatMap(({ sku, configuration }): Reply['prices'] => {
    const priced = subjectOf(configuration);
    if (!priced.ok) return [];
    const { product, subject } = priced.value;
    const size = sizeText(configuration.size);
    if (query.product_size !== undefined && query.product_size !== size) return [];
    if (query.boxModel !== undefined && query.boxModel !== product.model) return [];
    const volume_prices = quantityRanges.flatMap((start) => {
      const line = priceLine(subject, start, book);
      return line ? [{ range_start: start, price: unitToDecimal(line.unit) }] : [];
    });
    return [{ sku, product: product.slug, product_size: size, volume_prices }];
  });
  return ok({ currency: book.currency, prices });
}
