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
import { sampleSku, sizeText } from '../variants/sku.ts';
import { type VariantRow, variantsBySku } from '../variants/variants.repo.ts';
import { packLimits } from './sample-list.ts';

/** Net price of a pack in 1/10 000 of the currency unit, the same whatever is in it. A demonstration, like the books. */
const packPrices: Readonly<Record<Currency, bigint>> = {
  EUR: 40_000n,
  GBP: 35_000n,
  PLN: 162_600n,
  SEK: 450_000n,
  RON: 200_000n,
  USD: 50_000n,
};

/** The pack travels in a kraft mailer of this size; nothing is printed for it. */
const packConfiguration: Configuration = {
  product: 'sample-packs',
  size: { length: 300, width: 220, height: 60 },
  material: 'cardboard-natural',
  print_mode: 'no-print',
  finish: 'foil-none',
  quality: 'standard',
};

/** How the stock knows the packs of a region: their labels and leaflets are in its language. */
export const packPimId = (region: RegionId): string => `samples-${region}`;

export const isPackRow = ({ product }: Pick<VariantRow, 'product'>): boolean =>
  product === packConfiguration.product;

/** What a sku is sold as, and what of it we make. */
export interface SoldItem {
  readonly sold: Configuration;
  /** Of a pack the mailer that it travels in: the pieces inside are chosen and weigh a few grams. */
  readonly made: Configuration;
  /** How many are meant where nobody says: one pack, else what the region's pages begin with. */
  readonly quantity: number;
}

/** Undefined: nothing is sold under this sku. A pack is, whether or not the store has its row yet. One statement. */
export async function findSoldItem(db: Queryable, sku: string): Promise<SoldItem | undefined> {
  const [row] = await variantsBySku(db, [sku]);
  const sold =
    row?.configuration ??
    (openRegions.some(({ id }) => sampleSku(id) === sku) ? packConfiguration : undefined);
  if (!sold) return undefined;
  return isPackRow(sold)
    ? { sold, made: { ...sold, product: 'mailer-box-plain' }, quantity: 1 }
    : { sold, made: sold, quantity: defaultQuantity };
}

/** The price of a pack in the region it is made for; null in another one, and for more than an order may hold. */
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

/** Makes the pack of every open region; what is there stays. Returns how many were made; one statement. */
export const seedSamplePacks = (db: Queryable): Promise<number> => {
  const rows = openRegions.map(({ id }) => ({ region: id, sku: sampleSku(id), pim_id: packPimId(id) }));
  return db.execute(sql`
    insert into variants (sku, region, product, external_pim_id, size_type, configuration)
    select sku, region, ${packConfiguration.product}, pim_id, 'standard', ${json(packConfiguration)}
    from jsonb_to_recordset(${json(rows)}) as row (sku text, region text, pim_id text)
    on conflict (sku) do nothing`);
};

/** The pack of a region; null where none is sold. Made when the store is not seeded. */
export async function packVariant(db: Queryable, region: RegionId): Promise<VariantRow | null> {
  if (!markets[region].open) return null;
  const sku = sampleSku(region);
  const [known] = await variantsBySku(db, [sku]);
  if (known) return known;
  await seedSamplePacks(db);
  return (await variantsBySku(db, [sku]))[0] ?? null;
}

/** The pack as the catalogue shows it: one tier, for one pack. Undefined in another market. `vatRate` in basis points. */
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
        // Picked and packed from stock; its boards are of other products' runs.
        parts: [{ part: 'conversion', amount: toDecimal(price.net) }],
        cheaper_at: null,
      },
    ],
  };
}
