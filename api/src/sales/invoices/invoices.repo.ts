import { sql } from 'drizzle-orm';
import { type CursorPosition, type Queryable, readPage } from '../../platform/index.ts';
import type { InvoiceDocument } from './invoice-document.ts';

export interface InvoiceRow {
  readonly id: bigint;
  readonly number: string;
  readonly user_id: number;
  readonly document: InvoiceDocument;
  readonly issued_at: Date;
}

/** Order drafts have no invoices, so the order's owner is the invoice's owner. */
const from = sql`from invoices i join orders o on o.id = i.order_id`;

export const listInvoices = (
  db: Queryable,
  userId: number,
  filter: {
    readonly orderNumber: string | undefined;
    readonly kind: InvoiceDocument['kind'] | undefined;
    readonly limit: number;
    readonly offset: number;
    readonly after: CursorPosition | null;
  },
) =>
  readPage<InvoiceRow>(
    db,
    filter,
    (limitClause) => sql`
    select * from (select i.id, i.number, o.user_id, i.document, i.issued_at, count(*) over () as all_rows ${from}
    where o.user_id = ${userId} and (${filter.orderNumber ?? null}::text is null or o.number = ${filter.orderNumber ?? null})
      and (${filter.kind ?? null}::text is null or i.kind = ${filter.kind ?? null})
    ) i
    where ${filter.after?.id ?? null}::int8 is null or i.id < ${filter.after?.id ?? null}::int8
    order by i.id desc ${limitClause}`,
  );

export async function findInvoice(db: Queryable, number: string): Promise<InvoiceRow | null> {
  const [row] = await db.query<InvoiceRow>(
    sql`select i.number, o.user_id, i.document, i.issued_at, i.id ${from} where i.number = ${number}`,
  );
  return row ?? null;
}
