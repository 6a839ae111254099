import { type Product, productOf } from '@shop/packaging';
import type { RegionId } from '@shop/regions';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import type { Subject } from '../pricing/cost.ts';
import { subjectOf } from '../pricing/subject-of.ts';
import { askedRegion, askedTaxCountry, type Market, marketOf } from './market.ts';
import { sizeText } from './sku.ts';
import { listRows } from './variants.repo.ts';

/** The filters of the older price lists; each narrows what is listed or changes what it costs. */
export interface PriceFilters {
  readonly product?: string | undefined;
  readonly region?: string | undefined;
  /** As text, for example `250x200x80`. */
  readonly product_size?: string | undefined;
  /** A product model, for example `mailer-box`. */
  readonly boxModel?: string | undefined;
  readonly tax_country_iso?: string | undefined;
}

/** A stocked size, ready to be priced. */
export interface StockedThing {
  readonly sku: string;
  readonly product: Product;
  readonly size: string;
  readonly subject: Subject;
}

/** More than a region stocks. */
const allOfThem = 5000;

/** What a region stocks, narrowed by the filters, and the market it is sold in; two statements. */
export async function stockedThings(
  db: Queryable,
  own: RegionId,
  { product: slug, region: asked, product_size, boxModel, tax_country_iso }: PriceFilters,
  now: Date,
): Promise<
  Result<
    { readonly market: Market; readonly things: readonly StockedThing[] },
    'unknown_product' | 'invalid_input'
  >
> {
  const region = askedRegion(asked, own);
  if (!region.ok) return region;
  if (slug !== undefined && !productOf(slug)) {
    return fail('unknown_product', { detail: `No product is called "${slug}".` });
  }
  const country = askedTaxCountry(tax_country_iso);
  if (!country.ok) return country;
  const market = marketOf(region.value, country.value, now);
  if (!market.ok) return market;
  const { rows } = await listRows(
    db,
    { region: region.value.id, product: slug, externalIds: undefined },
    { number: 1, size: allOfThem },
  );
  const things = rows.flatMap(({ sku, configuration }): StockedThing[] => {
    const priced = subjectOf(configuration, region.value.id);
    if (!priced.ok) return [];
    const { product, subject } = priced.value;
    const size = sizeText(configuration.size);
    if (product_size !== undefined && product_size !== size) return [];
    if (boxModel !== undefined && boxModel !== product.model) return [];
    return [{ sku, product, size, subject }];
  });
  return ok({ market: market.value, things });
}
