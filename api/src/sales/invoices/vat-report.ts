import type { VatReport, VatReportRow } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { array, type Queryable, tableOf } from '../../platform/index.ts';
import { workingDayBefore } from './accounting-amounts.ts';
import { toDecimal } from './profiles/positions.ts';
import { periodDays, treatmentSql } from './vat-treatment.ts';

/** The currency of the seller’s return. */
const reportingCurrency = 'PLN';

export interface VatReportFilter {
  /** As in `vatPeriod`. */
  readonly period: string;
  readonly region?: string | undefined;
  /** Those of the caller; null: all. */
  readonly regions: readonly string[] | null;
}

/** Sums as text: a numeric of the database may exceed what JSON has. */
interface Row
  extends Pick<
    VatReportRow,
    'treatment' | 'country' | 'rate' | 'currency' | 'documents' | 'credit_notes' | 'without_rate'
  > {
  readonly net: string;
  readonly tax: string;
  readonly credited_net: string;
  readonly credited_tax: string;
  readonly reported_net: string | null;
  readonly reported_tax: string | null;
}

const decimal = (minor: string): string => toDecimal(BigInt(minor));

/** The rows `t` of `invoice_taxes` that a report is about. */
const within = ({ period, region, regions }: VatReportFilter): SQL => {
  const { first, last } = periodDays(period);
  const parts = [
    sql`t.tax_day between ${first}::date and ${last}::date`,
    ...(region === undefined ? [] : [sql`t.region = ${region}`]),
    ...(regions === null ? [] : [sql`t.region = any(${array([...regions], 'text')})`]),
  ];
  return sql.join(parts, sql` and `);
};

/** The day whose mid rate counts for each day before which a document of the report is converted. */
export const listRateDays = async (db: Queryable, filter: VatReportFilter) => {
  const rows = await db.query<{ before: string }>(sql`
    select distinct to_char(t.rate_before, 'YYYY-MM-DD') as before from invoice_taxes t
    where ${within(filter)} and t.currency <> ${reportingCurrency} and t.stated_rate is null`);
  return rows.map(({ before }) => ({ before, day: workingDayBefore(before) }));
};

/** The rows `stated` of a report, each with its treatment and the zlotys for one unit of its currency; null: no rate. */
export const statedSql = (
  filter: VatReportFilter,
  rateDays: readonly { readonly before: string; readonly day: string }[],
): SQL => sql`
  stated as (
    select t.*, ${treatmentSql} as treatment,
      case when t.currency = ${reportingCurrency} then 1 else coalesce(t.stated_rate, x.rate) end as exchange
    from invoice_taxes t
    left join ${tableOf('d', rateDays, { before: 'text', day: 'text' })} on d.before::date = t.rate_before
    left join exchange_rates x on x.currency = t.currency and x.day = d.day::date
    where ${within(filter)}
  )`;

/** Each document’s row is converted and rounded half up by itself, as on the document; then the sums are taken. */
const reportStatement = (
  filter: VatReportFilter,
  rateDays: readonly { readonly before: string; readonly day: string }[],
): SQL => sql`
  with ${statedSql(filter, rateDays)}
  select s.treatment, s.country, s.rate, s.currency, sum(s.net)::text as net, sum(s.tax)::text as tax,
    (count(distinct s.invoice_id) filter (where s.kind = 'normal'))::int as documents,
    (count(distinct s.invoice_id) filter (where s.kind = 'correction'))::int as credit_notes,
    coalesce(-sum(s.net) filter (where s.kind = 'correction'), 0)::text as credited_net,
    coalesce(-sum(s.tax) filter (where s.kind = 'correction'), 0)::text as credited_tax,
    (count(distinct s.invoice_id) filter (where s.exchange is null))::int as without_rate,
    sum(round(s.net * s.exchange))::text as reported_net,
    sum(coalesce(s.stated_tax, round(s.tax * s.exchange)))::text as reported_tax
  from stated s group by s.treatment, s.country, s.rate, s.currency
  order by s.treatment = 'unassigned', s.treatment, s.country nulls last, s.rate desc, s.currency`;

const present = (row: Row): VatReportRow => ({
  treatment: row.treatment,
  country: row.country,
  rate: row.rate,
  currency: row.currency,
  net: decimal(row.net),
  tax: decimal(row.tax),
  documents: row.documents,
  credit_notes: row.credit_notes,
  credited: { net: decimal(row.credited_net), tax: decimal(row.credited_tax) },
  // A sum without some of its documents would be believed.
  reported:
    row.without_rate > 0 || row.reported_net === null || row.reported_tax === null
      ? null
      : { net: decimal(row.reported_net), tax: decimal(row.reported_tax) },
  without_rate: row.without_rate,
});

const sumOf = (amounts: readonly string[]): string =>
  toDecimal(amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n));

/** Reports the VAT of a period from what its documents recorded; two statements. */
export const computeVatReport = async (db: Queryable, filter: VatReportFilter): Promise<VatReport> => {
  const rateDays = await listRateDays(db, filter);
  const rows = (await db.query<Row>(reportStatement(filter, rateDays))).map(present);
  const { first, last } = periodDays(filter.period);
  const reported = rows.flatMap((row) => row.reported ?? []);
  return {
    period: filter.period,
    first_day: first,
    last_day: last,
    reporting_currency: reportingCurrency,
    rows,
    totals: [...new Set(rows.map(({ currency }) => currency))].sort().map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      return { currency, net: sumOf(own.map(({ net }) => net)), tax: sumOf(own.map(({ tax }) => tax)) };
    }),
    reported:
      reported.length < rows.length
        ? null
        : { net: sumOf(reported.map(({ net }) => net)), tax: sumOf(reported.map(({ tax }) => tax)) },
  };
};
