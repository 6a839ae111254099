import type { listVariants, ReplyOf } from '@shop/contracts';
import { quantityRanges, type RegionId } from '@shop/regions';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { parseRegion, parseTaxCountry, presentPricing, resolveMarket } from './market.ts';
import { presentVariant } from './present-variant.ts';
import { listRows } from './variants.repo.ts';

type Reply = ReplyOf<typeof listVariants>;

export interface ListVariantsQuery {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly 'q[region_eq]'?: string | undefined;
  readonly 'q[external_pim_id_in][]'?: string | readonly string[] | undefined;
  readonly 'q[product_eq]'?: string | undefined;
  readonly tax_country_iso?: string | undefined;
}

/** The specification fetches 100 ids per page. */
const pageSize = 100;

/** Returns a page of a region's catalogue; three statements. Prices come from the region's price book of today. */
export async function listCatalogue(
  db: Queryable,
  own: RegionId,
  query: ListVariantsQuery,
  now: Date,
): Promise<Result<Reply, 'invalid_input' | 'not_found'>> {
  const region = parseRegion(query['q[region_eq]'], own);
  if (!region.ok) return region;
  const number = query.page ?? 1;
  const size = query.per_page ?? pageSize;
  const wanted = query['q[external_pim_id_in][]'];
  const country = parseTaxCountry(query.tax_country_iso);
  if (!country.ok) return country;
  const market = resolveMarket(region.value, country.value, now);
  if (!market.ok)
    return fail('not_found', { detail: `Nothing is sold in the region "${region.value.id}" yet.` });
  const { rows, total } = await listRows(
    db,
    {
      region: region.value.id,
      product: query['q[product_eq]'],
      pimIds: typeof wanted === 'string' ? [wanted] : wanted,
    },
    { number, size },
  );
  const variants = rows.flatMap((row) => presentVariant(row, market.value, quantityRanges) ?? []);
  return ok({
    variants,
    count: variants.length,
    total_count: total,
    current_page: number,
    pages: Math.max(1, Math.ceil(total / size)),
    per_page: size,
    ...presentPricing(market.value),
  });
}
