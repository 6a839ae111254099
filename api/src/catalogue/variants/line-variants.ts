import type { Configuration } from '@shop/contracts';
import { productOf } from '@shop/packaging';
import { type Day, marketDay, markets, type RegionId, vatRateOn } from '@shop/regions';
import type { Queryable } from '../../platform/index.ts';
import { findPriceBook } from '../pricing/books/index.ts';
import { type CheaperTier, findCheaperTier, type LinePrice, priceLine } from '../pricing/price-ladder.ts';
import { resolveConfiguration } from '../pricing/resolve-configuration.ts';
import { isPackRow, packPrice } from '../samples/sample-pack.ts';
import type { PricedVariant } from './priced-variant.ts';
import { productId, productName } from './product-names.ts';
import { toPimSku } from './sku.ts';
import { type VariantRow, variantsById } from './variants.repo.ts';

/**
 * Prices a row in a region; undefined where the box, the quantity or the book is not sold. No
 * statement.
 */
export function priceVariant(
  configuration: Configuration,
  quantity: number,
  region: RegionId,
  day: Day,
): (LinePrice & { readonly cheaper: CheaperTier | null }) | undefined {
  const priced = resolveConfiguration(configuration, region);
  const book = findPriceBook(markets[region], day);
  if (!priced.ok || !book) return undefined;
  const { subject } = priced.value;
  const line = priceLine(subject, quantity, book);
  return line && { ...line, cheaper: findCheaperTier(subject, quantity, book) };
}

export const findVariant = async (db: Queryable, id: number): Promise<VariantRow | undefined> =>
  (await variantsById(db, [id]))[0];

/** Finds variants for orders: one statement for any number of ids, prices from memory. */
export const createLineVariants =
  (clock: () => Date) =>
  async (
    db: Queryable,
    region: RegionId,
    ids: readonly number[],
    day: Day = marketDay(markets[region], clock()),
  ): Promise<ReadonlyMap<number, PricedVariant>> => {
    const rows = ids.length === 0 ? [] : await variantsById(db, [...new Set(ids)]);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          sku: row.sku,
          external_pim_sku: isPackRow(row) ? row.sku : findPimSku(row),
          product_id: productId(row.product),
          name: productName(row.product, markets[region].locale),
          slug: row.product,
          product_type: typeOf(row),
          configuration: row.configuration,
          priceOf: (quantity) =>
            isPackRow(row) ? packPrice(row, region, quantity) : priceRow(row, quantity, region, day),
        },
      ]),
    );
  };

/** PIM SKUs by SKU, which identifies the configuration. */
const pimSkus = new Map<string, string>();
const maxCachedSkus = 20_000;

function findPimSku({ sku, configuration }: VariantRow): string {
  const known = pimSkus.get(sku);
  if (known !== undefined) return known;
  const pimSku = toPimSku(configuration);
  if (pimSkus.size >= maxCachedSkus) pimSkus.clear();
  pimSkus.set(sku, pimSku);
  return pimSku;
}

type RowPrice = Pick<LinePrice, 'unit' | 'net'> & { readonly cheaper: CheaperTier | null };

/**
 * Caches prices of one book by SKU, market and quantity. Each cart write prices all lines, of which
 * at most one has changed; a SKU identifies everything that is priced, and a book never changes.
 */
const remembered = new WeakMap<object, Map<string, RowPrice | null>>();
const maxCachedPrices = 20_000;

const priceRow = (row: VariantRow, quantity: number, region: RegionId, day: Day): RowPrice | null => {
  const book = findPriceBook(markets[region], day);
  if (!book) return null;
  const prices = remembered.get(book) ?? new Map<string, RowPrice | null>();
  remembered.set(book, prices);
  const key = `${row.sku} ${region} ${quantity}`;
  const known = prices.get(key);
  if (known !== undefined) return known;
  const line = priceVariant(row.configuration, quantity, region, day);
  const price = line ? { unit: line.unit, net: line.net, cheaper: line.cheaper } : null;
  if (prices.size >= maxCachedPrices) prices.clear();
  prices.set(key, price);
  return price;
};

const typeOf = ({ product }: VariantRow): string =>
  isPackRow({ product }) ? 'samples' : (productOf(product)?.model ?? product);

/**
 * Returns the rate of a country or place on a day, for orders. Throws for a country that the shop
 * does not ship to.
 */
export const vatRate = (country: string, day: Day): number => {
  const rate = vatRateOn(country, day);
  if (rate === undefined) throw new RangeError(`No VAT rate is known for ${country}`);
  return rate;
};
