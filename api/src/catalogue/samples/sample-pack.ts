import type { Configuration, Variant } from '@shop/contracts';
import {
  add,
  type Currency,
  lineTotal,
  type Money,
  shareOf,
  toDecimal,
  type UnitPrice,
  unitToDecimal,
} from '@shop/money';
import { defaultQuantity, markets, openRegions, type RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { json, type Queryable } from '../../platform/index.ts';
import { productId, productName } from '../variants/product-names.ts';
import { sizeText, toSamplePackSku } from '../variants/sku.ts';
import { type VariantRow, variantsBySku } from '../variants/variants.repo.ts';
import { packLimits } from './sample-list.ts';

/**
 * Net price of a pack in 1/10 000 of the currency unit, independent of its contents. Demonstration
 * figures, like the books.
 */
const packPrices: Readonly<Record<Currency, bigint>> = {
  EUR: 40_000n,
  GBP: 35_000n,
  PLN: 162_600n,
  SEK: 450_000n,
  RON: 200_000n,
  USD: 50_000n,
};

/** The pack ships in an unprinted kraft mailer of this size. */
const packConfiguration: Configuration = {
  product: 'sample-packs',
  size: { length: 300, width: 220, height: 60 },
  material: 'cardboard-natural',
  print_mode: 'no-print',
  finish: 'foil-none',
  quality: 'standard',
};

/** The stock key of a region's packs: their labels and leaflets are in its language. */
export const toSamplePackPimId = (region: RegionId): string => `samples-${region}`;

export const isPackRow = ({ product }: Pick<VariantRow, 'product'>): boolean =>
  product === packConfiguration.product;

/** The product of a sku, and the part of it that the plant makes. */
export interface SoldItem {
  readonly sold: Configuration;
  /** Of a pack the mailer it ships in: the pieces inside are chosen and weigh a few grams. */
  readonly made: Configuration;
  /** Default quantity: one pack, else the initial quantity of the region's pages. */
  readonly quantity: number;
}

/** Undefined: no product has this sku. A pack has, even before its row is stored. One statement. */
export async function findSoldItem(db: Queryable, sku: string): Promise<SoldItem | undefined> {
  const [row] = await variantsBySku(db, [sku]);
  const sold =
    row?.configuration ??
    (openRegions.some(({ id }) => toSamplePackSku(id) === sku) ? packConfiguration : undefined);
  if (!sold) return undefined;
  return isPackRow(sold)
    ? { sold, made: { ...sold, product: 'mailer-box-plain' }, quantity: 1 }
    : { sold, made: sold, quantity: defaultQuantity };
}

/** The price of a pack in its own region; null in another, and above the limit of an order. */
export function packPrice(
  row: Pick<VariantRow, 'region'>,
  region: RegionId,
  quantity: number,
): { readonly unit: UnitPrice; readonly net: Money; readonly cheaper: null } | null {
  if (row.region !== region || quantity > packLimits.perOrder) return null;
  const { currency } = markets[region];
  const unit = { tenThousandths: packPrices[currency], currency };
  return { unit, net: lineTotal(unit, quantity), cheaper: null };
}

/** Creates the missing packs of every open region. Returns their number; one statement. */
export const seedSamplePacks = (db: Queryable): Promise<number> => {
  const rows = openRegions.map(({ id }) => ({
    region: id,
    sku: toSamplePackSku(id),
    pim_id: toSamplePackPimId(id),
  }));
  return db.execute(sql`
    insert into variants (sku, region, product, external_pim_id, size_type, configuration)
    select sku, region, ${packConfiguration.product}, pim_id, 'standard', ${json(packConfiguration)}
    from jsonb_to_recordset(${json(rows)}) as row (sku text, region text, pim_id text)
    on conflict (sku) do nothing`);
};

/** Returns a region's pack; null where none is sold. Creates it when the store is not seeded. */
export async function packVariant(db: Queryable, region: RegionId): Promise<VariantRow | null> {
  if (!markets[region].open) return null;
  const sku = toSamplePackSku(region);
  const [known] = await variantsBySku(db, [sku]);
  if (known) return known;
  await seedSamplePacks(db);
  return (await variantsBySku(db, [sku]))[0] ?? null;
}

/**
 * Returns the pack for the catalogue: one tier, for one pack. Undefined in another market.
 * `vatRate` in basis points.
 */
export function presentPack(row: VariantRow, region: RegionId, vatRate: number): Variant | undefined {
  const price = packPrice(row, region, 1);
  if (!price) return undefined;
  const tax = shareOf(price.net, vatRate);
  return {
    id: row.id,
    sku: row.sku,
    external_pim_sku: row.sku,
    external_pim_id: row.external_pim_id,
    product_id: productId(row.product),
    name: productName(row.product, markets[region].locale),
    type: 'samples',
    size: sizeText(row.configuration.size),
    size_type: row.size_type,
    image: null,
    configuration: row.configuration,
    volume_prices: [
      {
        range_start: 1,
        price: unitToDecimal(price.unit),
        total_net: toDecimal(price.net),
        total_gross: toDecimal(add(price.net, tax)),
        tax: toDecimal(tax),
        process: 'none',
        // Picked and packed from stock; its boards come from other products' runs.
        parts: [{ part: 'conversion', amount: toDecimal(price.net) }],
        cheaper_at: null,
      },
    ],
  };
}
