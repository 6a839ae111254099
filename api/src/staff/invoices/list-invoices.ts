import type { StaffInvoiceRow, VatTreatment } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import { type SQL, sql } from 'drizzle-orm';
import { type ApiDeps, array, type Queryable } from '../../platform/index.ts';
import { periodDays, signInvoiceFile, treatmentSql } from '../../sales/index.ts';
import { contains, type OrderPosition, writePosition } from '../orders/list-orders.ts';

export interface InvoiceFilter {
  readonly kind?: StaffInvoiceRow['kind'] | undefined;
  readonly region?: string | undefined;
  /** A fragment of at least three characters. */
  readonly text?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly period?: string | undefined;
  readonly currency?: Currency | undefined;
  readonly country?: string | undefined;
  readonly rate?: number | undefined;
  readonly treatment?: VatTreatment | undefined;
  /** Those of the caller; null: all. */
  readonly regions: readonly string[] | null;
}

interface Row extends Omit<StaffInvoiceRow, 'total' | 'net' | 'tax' | 'pdf_url'> {
  readonly id: bigint;
  readonly currency: Currency;
  readonly gross: bigint;
  readonly tax: bigint;
}

/** Conditions on a row `t` of the VAT breakdown; empty: none is asked for. */
const taxConditions = ({ country, rate, treatment }: InvoiceFilter): readonly SQL[] => [
  ...(country === undefined
    ? []
    : [country === 'none' ? sql`t.country is null` : sql`t.country = ${country}`]),
  ...(rate === undefined ? [] : [sql`t.rate = ${rate}`]),
  ...(treatment === undefined ? [] : [sql`${treatmentSql} = ${treatment}`]),
];

/** Documents of a period have rows in it; of all times they are looked up one by one, newest first. */
const ofTaxes = (filter: InvoiceFilter): readonly SQL[] => {
  const asked = taxConditions(filter);
  if (filter.period !== undefined) {
    const { first, last } = periodDays(filter.period);
    const within = (column: SQL) => sql`${column} between ${first}::date and ${last}::date`;
    return [
      within(sql`i.tax_day`),
      sql`i.id in (select t.invoice_id from invoice_taxes t where ${sql.join([within(sql`t.tax_day`), ...asked], sql` and `)})`,
    ];
  }
  if (asked.length === 0) return [];
  return [
    sql`exists (select from invoice_taxes t where t.invoice_id = i.id and ${sql.join([...asked], sql` and `)})`,
  ];
};

const conditions = (filter: InvoiceFilter): readonly SQL[] => [
  sql`true`,
  ...(filter.kind === undefined ? [] : [sql`i.kind = ${filter.kind}`]),
  ...(filter.region === undefined ? [] : [sql`i.region = ${filter.region}`]),
  ...(filter.regions === null ? [] : [sql`i.region = any(${array([...filter.regions], 'text')})`]),
  ...(filter.from === undefined ? [] : [sql`i.issue_day >= ${filter.from}::date`]),
  ...(filter.to === undefined ? [] : [sql`i.issue_day <= ${filter.to}::date`]),
  ...(filter.currency === undefined ? [] : [sql`i.currency = ${filter.currency}`]),
  ...(filter.text === undefined
    ? []
    : [
        sql`i.id in (select x.id from invoices x where ${contains(sql`search_fold(x.number)`, filter.text)}
          union select x.id from orders o join invoices x on x.order_id = o.id
          where ${contains(sql`o.search_text`, filter.text)})`,
      ]),
  ...ofTaxes(filter),
];

/** The columns of a listed document `i` of an order `o`. */
export const listedColumns = sql`i.id, i.number, i.kind, o.number as order_number, i.region,
  to_char(i.issue_day, 'YYYY-MM-DD') as issued_on, to_char(i.tax_day, 'YYYY-MM-DD') as tax_day,
  json_build_object('name', coalesce(i.document #>> '{buyer,name}', ''), 'country',
    coalesce(i.document #>> '{buyer,country}', ''), 'vat_id', i.document #>> '{buyer,vatId}') as buyer,
  i.currency, s.sign * i.total as gross, s.sign * minor_units(i.document #>> '{totals,tax}') as tax,
  i.document #>> '{refersTo,number}' as refers_to`;
const signOf = sql`cross join lateral (select case i.kind when 'correction' then -1 else 1 end as sign) s`;

/** Returns a listed document for the API. */
export const presentListed = (
  { id: _id, gross, tax, ...row }: Row,
  deps: Pick<ApiDeps, 'settings' | 'clock'>,
): StaffInvoiceRow => ({
  ...row,
  net: toDecimal(money(gross - tax, row.currency)),
  tax: toDecimal(money(tax, row.currency)),
  total: toDecimal(money(gross, row.currency)),
  pdf_url: signInvoiceFile(deps, row.number, 'pdf'),
});

/** Reads one document as the list has it; null outside the regions. */
export const findListed = async (
  db: Queryable,
  number: string,
  regions: readonly string[] | null,
): Promise<Row | null> => {
  const [row] = await db.query<Row>(sql`
    select ${listedColumns} from invoices i join orders o on o.id = i.order_id ${signOf}
    where i.number = ${number} and ${regions === null ? sql`true` : sql`i.region = any(${array([...regions], 'text')})`}`);
  return row ?? null;
};

/** Lists one page of documents by day of issue, newest first, in one statement; and where the next page begins. */
export const listInvoices = async (
  db: Queryable,
  filter: InvoiceFilter,
  { limit, after }: { readonly limit: number; readonly after: OrderPosition | null },
  deps: Pick<ApiDeps, 'settings' | 'clock'>,
): Promise<{ readonly invoices: StaffInvoiceRow[]; readonly next: string | null }> => {
  const where = [
    ...conditions(filter),
    ...(after ? [sql`(i.issue_day, i.id) < (${after.value}::date, ${after.id}::bigint)`] : []),
  ];
  const rows = await db.query<Row>(sql`
    with page as materialized (
      select i.id from invoices i where ${sql.join(where, sql` and `)}
      order by i.issue_day desc, i.id desc limit ${limit + 1}
    )
    select ${listedColumns} from page join invoices i on i.id = page.id join orders o on o.id = i.order_id ${signOf}
    order by i.issue_day desc, i.id desc`);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    invoices: shown.map((row) => presentListed(row, deps)),
    next: rows.length > limit && last ? writePosition({ value: last.issued_on, id: Number(last.id) }) : null,
  };
};
