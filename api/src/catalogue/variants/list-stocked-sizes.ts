import { type Product, productOf } from '@shop/packaging';
import type { RegionId } from '@shop/regions';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import type { PricingSubject } from '../pricing/cost.ts';
import { resolveConfiguration } from '../pricing/resolve-configuration.ts';
import { type Market, parseRegion, parseTaxCountry, resolveMarket } from './market.ts';
import { sizeText } from './sku.ts';
import { listRows } from './variants.repo.ts';

/** Filters of the older price lists; each narrows the list or changes the prices. */
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
export interface StockedSize {
  readonly sku: string;
  readonly product: Product;
  readonly size: string;
  readonly subject: PricingSubject;
}

/** More than a region stocks. */
const maxStockedSizes = 5000;

/** Returns the stocked sizes of a region, after the filters, and their market; two statements. */
export async function listStockedSizes(
  db: Queryable,
  own: RegionId,
  { product: slug, region: asked, product_size, boxModel, tax_country_iso }: PriceFilters,
  now: Date,
): Promise<
  Result<
    { readonly market: Market; readonly things: readonly StockedSize[] },
    'unknown_product' | 'invalid_input'
  >
> {
  const region = parseRegion(asked, own);
  if (!region.ok) return region;
  if (slug !== undefined && !productOf(slug)) {
    return fail('unknown_product', { detail: `There is no product "${slug}".` });
  }
  const country = parseTaxCountry(tax_country_iso);
  if (!country.ok) return country;
  const market = resolveMarket(region.value, country.value, now);
  if (!market.ok) return market;
  const { rows } = await listRows(
    db,
    { region: region.value.id, product: slug, pimIds: undefined },
    { number: 1, size: maxStockedSizes },
  );
  const things = rows.flatMap(({ sku, configuration }): StockedSize[] => {
    const priced = resolveConfiguration(configuration, region.value.id);
    if (!priced.ok) return [];
    const { product, subject } = priced.value;
    const size = sizeText(configuration.size);
    if (product_size !== undefined && product_size !== size) return [];
    if (boxModel !== undefined && boxModel !== product.model) return [];
    return [{ sku, product, size, subject }];
  });
  return ok({ market: market.value, things });
}
