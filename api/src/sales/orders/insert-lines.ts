import { maxQuantity } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Failure, fail, rowsOf, type Tx } from '../../platform/index.ts';
import type { BundleRow, CartRow } from './cart.repo.ts';
import { type LineKey, lineKey } from './merge-lines.ts';

/** A line as requested by a buyer. In a bundle `quantity` is that per bundle. */
export interface NewLine {
  readonly variant_id: number;
  readonly box_design_id?: string | null | undefined;
  readonly quantity: number;
  readonly parent_id?: number | null | undefined;
  readonly express_delivery_option_id?: number | null | undefined;
  readonly purchase_trigger?: string | null | undefined;
  /** The contents of a sample pack; internal only, clients use `custom_sample_pack`. */
  readonly samples?: readonly string[] | null | undefined;
}

export const newLineKey = (line: NewLine): LineKey => ({
  variantId: line.variant_id,
  boxDesignId: line.box_design_id?.toLowerCase() ?? null,
  parentId: line.parent_id ?? null,
  expressDeliveryOptionId: line.express_delivery_option_id ?? null,
});

interface Inserted {
  readonly variant_id: bigint;
  readonly box_design_id: string | null;
  readonly parent_id: bigint | null;
  readonly option: bigint | null;
}

/**
 * Inserts lines into a locked cart, or into one of its bundles, in one statement. The quantities of
 * lines with the same variant, design and options add up. Returns the error of the first line that
 * cannot be added, at the path from `pathOf`: a parent line of another cart, or a total above the
 * limit of an order; null when all were added.
 */
export async function insertLines(
  tx: Tx,
  cart: Pick<CartRow, 'id' | 'currency'>,
  lines: readonly NewLine[],
  bundle: BundleRow | null,
  pathOf: (index: number) => string,
): Promise<Failure<'quantity_out_of_range' | 'invalid_input'> | null> {
  const merged = new Map<string, { index: number; key: LineKey; line: NewLine; quantity: number }>();
  lines.forEach((line, index) => {
    const key = newLineKey(line);
    const known = merged.get(lineKey(key));
    if (known) known.quantity += line.quantity;
    else merged.set(lineKey(key), { index, key, line, quantity: line.quantity });
  });
  const rows = [...merged.values()];
  const times = bundle?.quantity ?? 1;
  const large = rows.find(({ quantity }) => quantity * times > maxQuantity);
  if (large) return tooMany(pathOf(large.index));
  const added = await tx.query<Inserted>(sql`
    insert into cart_lines (cart_id, currency, variant_id, box_design_id, quantity, parent_id,
      express_delivery_option_id, purchase_trigger, bundle_id, bundle_share, samples)
    select ${cart.id}, ${cart.currency}, n.variant_id, n.design, n.quantity * ${times}::int, n.parent, n.express, n.trigger,
      ${bundle?.id ?? null}::bigint, case when ${bundle !== null}::boolean then n.quantity end, n.samples::jsonb
    from ${rowsOf('n', rows, {
      variant_id: ['bigint', ({ key }) => key.variantId],
      design: ['uuid', ({ key }) => key.boxDesignId],
      quantity: ['int', ({ quantity }) => quantity],
      parent: ['bigint', ({ key }) => key.parentId],
      express: ['bigint', ({ key }) => key.expressDeliveryOptionId],
      trigger: ['text', ({ line }) => line.purchase_trigger ?? null],
      samples: ['text', ({ line }) => (line.samples ? JSON.stringify(line.samples) : null)],
      place: ['int', (_, index) => index],
    })}
    where n.parent is null or exists (select 1 from cart_lines p where p.id = n.parent and p.cart_id = ${cart.id} and p.service is null)
    order by n.place
    ${bundle === null ? addQuantityOnConflict : addBundleShareOnConflict(times)}
    returning variant_id, box_design_id, parent_id, express_delivery_option_id as option`);
  const there = new Set(added.map((row) => lineKey(insertedLineKey(row))));
  const missing = rows.find(({ key }) => !there.has(lineKey(key)));
  if (!missing) return null;
  const path = pathOf(missing.index);
  if (missing.key.parentId === null) return tooMany(path);
  const message = 'Use a line of this cart, or none.';
  return fail('invalid_input', { fields: [{ path: `${path}.parent_id`, code: 'unknown', message }] });
}

const noDesign = sql`'00000000-0000-0000-0000-000000000000'::uuid`;
const lineKeyColumns = sql`variant_id, coalesce(box_design_id, ${noDesign}), coalesce(parent_id, 0), coalesce(express_delivery_option_id, 0)`;

const addQuantityOnConflict = sql`
  on conflict (cart_id, ${lineKeyColumns}) where offer_line_id is null and bundle_id is null
  do update set quantity = cart_lines.quantity + excluded.quantity
  where cart_lines.quantity + excluded.quantity <= ${maxQuantity}`;

const addBundleShareOnConflict = (times: number) => sql`
  on conflict (bundle_id, ${lineKeyColumns}) where bundle_id is not null
  do update set bundle_share = cart_lines.bundle_share + excluded.bundle_share,
    quantity = (cart_lines.bundle_share + excluded.bundle_share) * ${times}::int
  where (cart_lines.bundle_share + excluded.bundle_share)::bigint * ${times}::int <= ${maxQuantity}`;

const insertedLineKey = ({ variant_id, box_design_id, parent_id, option }: Inserted): LineKey => ({
  variantId: Number(variant_id),
  boxDesignId: box_design_id,
  parentId: parent_id === null ? null : Number(parent_id),
  expressDeliveryOptionId: option === null ? null : Number(option),
});

const tooMany = (path: string) => {
  const message = `Order at most ${maxQuantity} pieces of one product.`;
  return fail('quantity_out_of_range', {
    detail: message,
    fields: [{ path: `${path}.quantity`, code: 'too_big', message, limit: maxQuantity }],
  });
};
