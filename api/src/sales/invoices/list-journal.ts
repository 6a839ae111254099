import type { JournalEntry, VatTreatment } from '@shop/contracts';
import { type Currency, money, toDecimal } from '@shop/money';
import { sql } from 'drizzle-orm';
import type { CursorPosition, Queryable } from '../../platform/index.ts';
import { accountPlan, taxCodeOf } from './account-plan.ts';
import { listRateDays, statedSql, type VatReportFilter } from './vat-report.ts';

interface Row {
  readonly invoice_id: bigint;
  readonly number: string;
  readonly order_number: string;
  readonly issued_on: string;
  readonly tax_day: string;
  readonly currency: Currency;
  readonly treatment: VatTreatment;
  readonly country: string | null;
  readonly rate: number;
  readonly net: bigint;
  readonly tax: bigint;
  readonly reported_net: bigint | null;
  readonly reported_tax: bigint | null;
}

/** A document with its entries, of which a page is never cut. */
export interface JournalDocument {
  readonly id: number;
  readonly entries: readonly JournalEntry[];
}

/** Returns what is booked for a row of VAT: the net as revenue, and the VAT if there is any. */
const toEntries = (row: Row): readonly JournalEntry[] => {
  const { treatment, currency } = row;
  const entry = (contraAccount: string, minor: bigint, reported: bigint | null): JournalEntry => ({
    booked_on: row.issued_on,
    tax_day: row.tax_day,
    document: row.number,
    order_number: row.order_number,
    account: accountPlan.receivables,
    contra_account: contraAccount,
    currency,
    amount: toDecimal(money(minor, currency)),
    reported: reported === null ? null : toDecimal(money(reported, 'PLN')),
    tax_code: taxCodeOf(row),
  });
  return [
    entry(accountPlan.revenue[treatment], row.net, row.reported_net),
    ...(row.tax === 0n ? [] : [entry(accountPlan.vat[treatment], row.tax, row.reported_tax)]),
  ];
};

/** Lists the journal of a period by document, in the order of issue; two statements. */
export const listJournal = async (
  db: Queryable,
  filter: VatReportFilter,
  { limit, after }: { readonly limit: number; readonly after: CursorPosition | null },
): Promise<readonly JournalDocument[]> => {
  const rateDays = await listRateDays(db, filter);
  const rows = await db.query<Row>(sql`
    with ${statedSql(filter, rateDays)}, page as (
      select distinct s.invoice_id from stated s where s.invoice_id > ${after?.id ?? 0} order by s.invoice_id limit ${limit}
    )
    select s.invoice_id, i.number, o.number as order_number, to_char(i.issue_day, 'YYYY-MM-DD') as issued_on,
      to_char(s.tax_day, 'YYYY-MM-DD') as tax_day, s.currency, s.treatment, s.country, s.rate, s.net, s.tax,
      round(s.net * s.exchange)::bigint as reported_net,
      coalesce(s.stated_tax, round(s.tax * s.exchange)::bigint) as reported_tax
    from page join stated s on s.invoice_id = page.invoice_id join invoices i on i.id = s.invoice_id
    join orders o on o.id = i.order_id order by s.invoice_id, s.position`);
  const byDocument = new Map<number, JournalEntry[]>();
  for (const row of rows) {
    const id = Number(row.invoice_id);
    byDocument.set(id, [...(byDocument.get(id) ?? []), ...toEntries(row)]);
  }
  return [...byDocument].map(([id, entries]) => ({ id, entries }));
};
