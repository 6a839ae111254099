import type { Configuration } from '@shop/contracts';
import { productOf } from '@shop/packaging';
import { markets, type RegionId, vatRateOn } from '@shop/regions';
import type { Queryable } from '../db/db.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { bookOf } from '../pricing/books/index.ts';
import { type CheaperRun, cheaperRung, type LinePrice, priceLine } from '../pricing/price-ladder.ts';
import { subjectOf } from '../pricing/subject-of.ts';
import { isPackRow, packPrice } from '../samples/sample-pack.ts';
import { productId, productName } from './product-names.ts';
import { externalSku } from './sku.ts';
import { type VariantRow, variantsById } from './variants.repo.ts';

/** Prices a row in a region; undefined where the box, the quantity or the book is not sold. No statement. */
export function priceVariant(
  configuration: Configuration,
  quantity: number,
  region: RegionId,
  now: Date,
): (LinePrice & { readonly cheaper: CheaperRun | null }) | undefined {
  const priced = subjectOf(configuration, region);
  const book = bookOf(markets[region], now.toISOString().slice(0, 10));
  if (!priced.ok || !book) return undefined;
  const { subject } = priced.value;
  const line = priceLine(subject, quantity, book);
  return line && { ...line, cheaper: cheaperRung(subject, quantity, book) };
}

export const findVariant = async (db: Queryable, id: number): Promise<VariantRow | undefined> =>
  (await variantsById(db, [id]))[0];

/** The order side's view of the catalogue: one statement whatever the number of ids, prices from memory. */
export const lineVariants =
  (clock: () => Date): OrderPorts['variants'] =>
  async (db, region, ids) => {
    const rows = ids.length === 0 ? [] : await variantsById(db, [...new Set(ids)]);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          sku: row.sku,
          external_pim_sku: isPackRow(row) ? row.sku : externalSku(row.configuration),
          product_id: productId(row.product),
          name: productName(row.product, markets[region].locale),
          slug: row.product,
          product_type: typeOf(row),
          configuration: row.configuration,
          priceOf: (quantity) => {
            if (isPackRow(row)) return packPrice(row, region, quantity);
            const line = priceVariant(row.configuration, quantity, region, clock());
            return line ? { unit: line.unit, net: line.net, cheaper: line.cheaper } : null;
          },
        },
      ]),
    );
  };

const typeOf = ({ product }: VariantRow): string =>
  isPackRow({ product }) ? 'samples' : (productOf(product)?.model ?? product);

/** The dated table, for the order side. A country it does not know is no destination of this shop and throws. */
export const vatRate: OrderPorts['vatRate'] = (country, day) => {
  const rate = vatRateOn(country, day.toISOString().slice(0, 10));
  if (rate === undefined) throw new RangeError(`No VAT rate is known for ${country}`);
  return rate;
};
