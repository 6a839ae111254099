import type { PlusItem } from '@shop/contracts';
import { currencies, toDecimal, unitToDecimal } from '@shop/money';
import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import type { PricedVariant } from '../../catalogue/index.ts';
import type { Queryable } from '../../platform/index.ts';
import type { LineItemFacts, OrderPorts } from '../../sales/index.ts';

interface OrderedRow {
  readonly variant_id: bigint;
  readonly box_design_id: string | null;
  readonly design_name: string | null;
  readonly region: RegionId;
  readonly currency: PlusItem['currency'];
  readonly item: LineItemFacts;
  readonly number: string;
  readonly placed_at: Date;
  readonly quantity: number;
  readonly express_delivery_option_id: bigint | null;
  readonly total_quantity: bigint;
}

/**
 * Lists an account's ordered items, one entry per variant and design, newest first, with the
 * current price of the last ordered quantity. Omits discontinued products: they cannot be
 * reordered.
 */
export async function listPlusItems(
  db: Queryable,
  ports: OrderPorts,
  userId: number,
  companyId?: number,
): Promise<PlusItem[]> {
  // A company's items show the agreed designs of any owner; personal items only the caller's own
  // designs.
  const company = companyId !== undefined;
  const design = company
    ? sql`coalesce((select i.box_design_id from company_design_copies x join company_items i on i.id = x.item_id
        where x.design_id = l.box_design_id), l.box_design_id)`
    : sql`l.box_design_id`;
  const ofDesign = company ? sql`` : sql`and d.user_id = ${userId}`;
  const whose = company
    ? sql`o.company_id = ${companyId} and exists (select 1 from company_items i where i.company_id = ${companyId}
        and i.variant_id = l.variant_id and i.box_design_id is not distinct from l.box_design_id)`
    : sql`o.user_id = ${userId}`;
  const rows = await db.query<OrderedRow>(sql`
    select * from (
      select distinct on (l.variant_id, l.box_design_id) l.variant_id, l.box_design_id, d.name as design_name, o.region,
        o.currency, l.item, o.number, o.placed_at, l.quantity, l.express_delivery_option_id,
        sum(l.quantity) over (partition by l.variant_id, l.box_design_id) as total_quantity
      from (
        select l.order_id, l.id, l.variant_id, l.item, l.quantity, l.express_delivery_option_id, l.service,
          ${design} as box_design_id
        from order_lines l
      ) as l join orders o on o.id = l.order_id
      left join box_designs d on d.id = l.box_design_id ${ofDesign} and d.deleted_at is null
      where ${whose} and o.placed_at is not null and o.canceled_at is null and l.service is null
        and (l.box_design_id is null or d.id is not null)
      order by l.variant_id, l.box_design_id, o.placed_at desc, l.id desc
    ) ordered order by placed_at desc, variant_id`);
  const priced = new Map<RegionId, ReadonlyMap<number, PricedVariant>>();
  for (const region of new Set(rows.map((row) => row.region))) {
    const ids = rows.filter((row) => row.region === region).map((row) => Number(row.variant_id));
    priced.set(region, await ports.variants(db, region, ids));
  }
  return rows.flatMap((row): PlusItem[] => {
    const price = priced.get(row.region)?.get(Number(row.variant_id))?.priceOf(row.quantity);
    const currency = currencies.find((one) => one === row.currency);
    if (!price || !currency) return [];
    const { item } = row;
    return [
      {
        variant_id: Number(row.variant_id),
        sku: item.sku,
        name: item.name,
        product_type: item.product_type,
        configuration: item.configuration,
        box_design_id: row.box_design_id,
        design_name: row.design_name,
        thumbnail: row.box_design_id ? ports.thumbnail(row.box_design_id) : null,
        last_order_number: row.number,
        last_ordered_at: row.placed_at.toISOString(),
        last_quantity: row.quantity,
        last_express_delivery_option_id:
          row.express_delivery_option_id === null ? null : Number(row.express_delivery_option_id),
        total_quantity: Number(row.total_quantity),
        price: unitToDecimal(price.unit),
        total: toDecimal(price.net),
        currency,
      },
    ];
  });
}
