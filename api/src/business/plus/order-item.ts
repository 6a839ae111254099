import { randomUUID } from 'node:crypto';
import type { BodyOf, orderCompanyItem as contract, Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import {
  copyAssets,
  findAnyDesign,
  findDesign,
  insertDesign,
  listArtworkHashes,
} from '../../artwork/index.ts';
import { fail, numericId, type Result, type Tx } from '../../platform/index.ts';
import {
  addLineItem,
  type CartWriter,
  findCart,
  type LineRefusal,
  type WriteCode,
} from '../../sales/index.ts';
import { requireMember } from '../companies/require-member.ts';
import { assignOrder } from './assign-order.ts';

interface ItemRow {
  readonly id: number;
  readonly variant_id: bigint;
  readonly box_design_id: string | null;
  readonly quantities: readonly number[];
  readonly express_delivery_option_id: bigint | null;
}

/**
 * Returns the caller's copy of the agreed design in its current revision, created once per
 * revision; their own design is used directly.
 */
const ownDesign = async (
  tx: Tx,
  itemId: number,
  designId: string,
  userId: number,
): Promise<string | null> => {
  // Two simultaneous orders create one copy.
  await tx.query(sql`select id from company_items where id = ${itemId} for update`);
  const source = await findAnyDesign(tx, designId);
  if (!source || source.user_id === userId) return source && designId;
  const [known] = await tx.query<{ design_id: string }>(sql`
    select design_id from company_design_copies
    where item_id = ${itemId} and user_id = ${userId} and rev = ${source.rev}`);
  if (known && (await findDesign(tx, known.design_id, userId))) return known.design_id;
  const copy = randomUUID();
  await copyAssets(tx, source.user_id, userId, listArtworkHashes(source.document));
  await insertDesign(tx, {
    id: copy,
    userId,
    name: source.name,
    configuration: source.configuration,
    document:
      source.document_version === 1 ? source.document : { ...source.document, id: `design:${copy}`, rev: 1 },
    status: source.status === 'draft' ? 'draft' : 'ready',
    source: 'box_designs',
  });
  await tx.execute(sql`
    insert into company_design_copies (item_id, user_id, rev, design_id)
    values (${itemId}, ${userId}, ${source.rev}, ${copy})
    on conflict (item_id, user_id, rev) do update set design_id = excluded.design_id`);
  return copy;
};

/**
 * Orders an item of a company's catalogue: assigns the cart to the company, copies the design to
 * the caller, who needs to own it in this order, and adds the line in an agreed quantity and
 * production.
 */
export async function orderItem(
  writer: CartWriter,
  companyId: string,
  itemId: string,
  { order_number, quantity }: BodyOf<typeof contract>,
): Promise<Result<Order, WriteCode | LineRefusal | 'plus_not_offered' | 'forbidden'>> {
  const { db, user } = writer;
  const company = await requireMember(db, companyId, user.id, 'orders.place');
  if ('ok' in company) return company;
  const number = numericId(itemId);
  const [item] = await db.query<ItemRow>(sql`
    select id, variant_id, box_design_id, quantities, express_delivery_option_id from company_items
    where id = ${number} and company_id = ${company.id}`);
  const cart = item ? await findCart(db, user.id, order_number) : null;
  if (!item || !cart) return fail('not_found');
  if (item.quantities.length > 0 && !item.quantities.includes(quantity))
    return fail('quantity_out_of_range', {
      detail: `Choose one of the agreed quantities: ${item.quantities.join(', ')}.`,
    });
  const assigned =
    cart.company?.id === company.id
      ? null
      : await assignOrder(writer, order_number, { company_id: company.id });
  if (assigned && !assigned.ok) return assigned;
  const { box_design_id: agreed } = item;
  const design =
    agreed === null ? null : await db.transaction((tx) => ownDesign(tx, item.id, agreed, user.id));
  if (agreed !== null && design === null) return fail('not_found');
  // Assigning the cart changed the version that the caller read.
  return addLineItem(assigned ? { ...writer, ifMatch: undefined } : writer, order_number, {
    variant_id: Number(item.variant_id),
    box_design_id: design,
    quantity,
    express_delivery_option_id:
      item.express_delivery_option_id === null ? null : Number(item.express_delivery_option_id),
    purchase_trigger: 'plus-reorder',
  });
}
