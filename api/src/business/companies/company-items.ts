import type { BodyOf, CompanyItem, addCompanyItem as contract } from '@shop/contracts';
import { unitToDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import { findDesign } from '../../artwork/index.ts';
import {
  array,
  type Db,
  fail,
  numericId,
  ok,
  type Queryable,
  type Result,
  readPage,
} from '../../platform/index.ts';
import { matchesConfiguration, type OrderPorts } from '../../sales/index.ts';
import type { CompanyRow } from './companies.repo.ts';
import { withCompanyLock } from './require-member.ts';

interface ItemRow {
  readonly id: number;
  readonly label: string;
  readonly variant_id: bigint;
  readonly box_design_id: string | null;
  readonly design_name: string | null;
  readonly quantities: readonly number[];
  readonly express_delivery_option_id: bigint | null;
  readonly created_at: Date;
  readonly all_rows: bigint;
}
const select = sql`
  select i.id, i.label, i.variant_id, i.box_design_id, d.name as design_name, i.quantities,
    i.express_delivery_option_id, i.created_at, count(*) over () as all_rows
  from company_items i left join box_designs d on d.id = i.box_design_id and d.deleted_at is null`;

/** Used when no quantity was agreed. */
const exampleQuantity = 100;

const present = async (
  db: Queryable,
  ports: OrderPorts,
  { region }: CompanyRow,
  rows: readonly ItemRow[],
): Promise<CompanyItem[]> => {
  const variants = await ports.variants(
    db,
    region,
    rows.map((row) => Number(row.variant_id)),
  );
  return rows.map((row) => {
    const variant = variants.get(Number(row.variant_id));
    const price = variant?.priceOf(row.quantities[0] ?? exampleQuantity);
    return {
      id: row.id,
      label: row.label,
      variant_id: Number(row.variant_id),
      sku: variant?.sku ?? null,
      name: variant?.name ?? null,
      configuration: variant?.configuration ?? null,
      box_design_id: row.box_design_id,
      design_name: row.design_name,
      thumbnail: row.box_design_id === null ? null : ports.thumbnail(row.box_design_id),
      quantities: [...row.quantities],
      express_delivery_option_id:
        row.express_delivery_option_id === null ? null : Number(row.express_delivery_option_id),
      price: price ? unitToDecimal(price.unit) : null,
      created_at: row.created_at.toISOString(),
    };
  });
};

/** Returns a page of the company's catalogue. Omits agreements for deleted designs. */
export const listItems = async (
  db: Queryable,
  ports: OrderPorts,
  company: CompanyRow,
  limit: number,
  offset: number,
): Promise<{ readonly items: CompanyItem[]; readonly total: number }> => {
  const { rows, total } = await readPage<ItemRow>(
    db,
    { limit, offset },
    (limitClause) => sql`
    ${select} where i.company_id = ${company.id} and (i.box_design_id is null or d.id is not null)
    order by i.label, i.id ${limitClause}`,
  );
  return { items: await present(db, ports, company, rows), total };
};

/** Adds a variant, with a matching design of the caller, to the catalogue, or updates it. */
export const addItem = (
  db: Db,
  ports: OrderPorts,
  id: string,
  userId: number,
  item: BodyOf<typeof contract>['item'],
): Promise<Result<CompanyItem, 'not_found' | 'forbidden' | 'invalid_input'>> =>
  withCompanyLock(
    db,
    id,
    userId,
    'items.manage',
    async (tx, company): Promise<Result<CompanyItem, 'invalid_input' | 'not_found'>> => {
      const refuse = (path: string, code: string, message: string) =>
        fail('invalid_input', { fields: [{ path: `item.${path}`, code, message }] });
      const variant = (await ports.variants(tx, company.region, [item.variant_id])).get(item.variant_id);
      if (!variant) return refuse('variant_id', 'unknown', 'Choose a product that is sold here.');
      const designId = item.box_design_id?.toLowerCase() ?? null;
      const design = designId === null ? null : await findDesign(tx, designId, userId);
      if (designId !== null && !design)
        return refuse('box_design_id', 'not_found', 'Choose one of your own designs.');
      if (design && !matchesConfiguration(design.configuration, variant.configuration))
        return refuse('box_design_id', 'invalid', 'This design is made for another size, board or print.');
      const quantities = [...new Set(item.quantities ?? [])].sort((one, other) => one - other);
      const unsold = quantities.findIndex((quantity) => variant.priceOf(quantity) === null);
      if (unsold >= 0) return refuse(`quantities.${unsold}`, 'not_offered', 'This quantity is not sold.');
      await tx.execute(sql`
      insert into company_items (company_id, variant_id, box_design_id, label, quantities, express_delivery_option_id, added_by)
      values (${company.id}, ${item.variant_id}, ${designId}, ${item.label}, ${array(quantities, 'int')},
        ${item.express_delivery_option_id ?? null}, ${userId})
      on conflict (company_id, variant_id, coalesce(box_design_id, '00000000-0000-0000-0000-000000000000'::uuid))
      do update set label = excluded.label, quantities = excluded.quantities,
        express_delivery_option_id = excluded.express_delivery_option_id`);
      const rows = await tx.query<ItemRow>(sql`
      ${select} where i.company_id = ${company.id} and i.variant_id = ${item.variant_id}
        and i.box_design_id is not distinct from ${designId}::uuid`);
      const [made] = await present(tx, ports, company, rows);
      return made ? ok(made) : fail('not_found');
    },
  );

export const removeItem = (
  db: Db,
  id: string,
  userId: number,
  itemId: string,
): Promise<Result<Record<string, never>, 'not_found' | 'forbidden'>> =>
  withCompanyLock(
    db,
    id,
    userId,
    'items.manage',
    async (tx, company): Promise<Result<Record<string, never>, 'not_found'>> => {
      const number = numericId(itemId);
      const gone =
        number === null
          ? 0
          : await tx.execute(
              sql`delete from company_items where id = ${number} and company_id = ${company.id}`,
            );
      return gone === 1 ? ok({}) : fail('not_found');
    },
  );
