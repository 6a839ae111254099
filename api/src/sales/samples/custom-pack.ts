import type { FieldProblem, Order } from '@shop/contracts';
import { markets, type RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  listSamplesOfRegion,
  packLimits,
  packVariant,
  sampleListVersion,
  toSamplePackSku,
} from '../../catalogue/index.ts';
import { fail, json, type Result } from '../../platform/index.ts';
import { findOpenCart, insertCart } from '../orders/cart.repo.ts';
import { refuseStock } from '../orders/refuse-lines.ts';
import { type CartWriter, type WriteCode, writeCart } from '../orders/write-cart.ts';

export interface CustomPack {
  readonly sku: string;
  readonly samples: readonly string[];
  readonly version?: number | string | undefined;
}

type Code = WriteCode | 'invalid_input' | 'out_of_stock' | 'unknown_product';

/**
 * Adds a pack of the chosen samples to the caller's open cart of the region, which it creates when
 * missing. An order holds one pack: an existing one gets these samples, so a repeated call changes
 * nothing.
 */
export async function customPack(
  writer: CartWriter & { readonly user: { readonly email: string | null } },
  region: RegionId,
  pack: CustomPack,
): Promise<Result<Order, Code>> {
  const fields = validatePack(region, pack);
  if (fields.length > 0) return fail('invalid_input', { fields });
  const { db, user } = writer;
  const variant = await packVariant(db, region);
  if (!variant) return fail('unknown_product', { detail: 'No sample packs are sold in this region yet.' });
  const open = () => findOpenCart(db, user.id, region);
  let cart = await open();
  if (!cart) {
    await insertCart(db, user.id, region, markets[region].currency, user.email);
    cart = await open();
  }
  if (!cart) return fail('not_found');
  return writeCart<'out_of_stock'>(
    writer,
    cart.number,
    'line_item.add',
    async (tx, held) => {
      await tx.execute(sql`
        insert into cart_lines (cart_id, currency, variant_id, quantity, samples)
        values (${held.id}, ${held.currency}, ${variant.id}, 1, ${json(pack.samples)})
        on conflict (cart_id, variant_id, coalesce(box_design_id, '00000000-0000-0000-0000-000000000000'::uuid),
          coalesce(parent_id, 0), coalesce(express_delivery_option_id, 0))
          where offer_line_id is null and bundle_id is null
        do update set samples = excluded.samples`);
      return held;
    },
    (priced) => {
      const line = priced.lines.find(({ variant_id }) => variant_id === variant.id);
      return line ? refuseStock(priced, line, 'pack') : null;
    },
  );
}

/**
 * Returns the errors of a pack: its sku, the list version, too many, duplicate or unknown samples.
 */
function validatePack(region: RegionId, { sku, samples, version }: CustomPack): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (sku !== toSamplePackSku(region)) {
    const message = `The sample pack of this region is "${toSamplePackSku(region)}".`;
    problems.push({ path: 'sku', code: 'not_offered', message });
  }
  if (version !== undefined && Number(String(version).replace(/^v/, '')) !== sampleListVersion) {
    const message = 'The list of samples has changed; load it again and choose from it.';
    problems.push({ path: 'version', code: 'outdated', message, limit: sampleListVersion });
  }
  if (samples.length > packLimits.largest) {
    const message = `A pack holds at most ${packLimits.largest} samples.`;
    problems.push({ path: 'samples', code: 'too_many', message, limit: packLimits.largest });
  }
  const offered = new Set(listSamplesOfRegion(region).map(({ id }) => id));
  samples.forEach((id, index) => {
    if (!offered.has(id))
      problems.push({
        path: `samples.${index}`,
        code: 'unknown',
        message: 'This sample does not exist here; choose one of v2/samples.',
      });
    else if (samples.indexOf(id) < index)
      problems.push({ path: `samples.${index}`, code: 'twice', message: 'Choose each sample once.' });
  });
  return problems;
}
