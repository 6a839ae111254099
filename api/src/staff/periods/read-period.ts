import type { PeriodDifference, StaffPeriod, VatReport, VatReportRow } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import { closableFrom, computeVatReport, periodDays, sellerKey } from '../../sales/index.ts';
import { actorName } from '../people/actor-name.ts';

interface Row {
  readonly figures: VatReport;
  readonly closed_by: string;
  readonly closed_by_name: string | null;
  readonly closed_at: Date;
  readonly reopened_by: string | null;
  readonly reopened_by_name: string | null;
  readonly reopened_at: Date | null;
  readonly reopen_reason: string | null;
}

const nothing = { net: '0.00', tax: '0.00' } as const;
const keyOf = ({ treatment, country, rate, currency }: VatReportRow) =>
  `${treatment} ${country} ${rate} ${currency}`;
const amountsOf = ({ net, tax }: { readonly net: string; readonly tax: string }) => ({ net, tax });

/** The rows of two reports of one period whose amounts differ, in any order of rows. */
export const compareReports = (
  closed: readonly VatReportRow[],
  now: readonly VatReportRow[],
): PeriodDifference[] => {
  const rows = new Map([...closed, ...now].map((row) => [keyOf(row), row]));
  const find = (report: readonly VatReportRow[], key: string) => report.find((row) => keyOf(row) === key);
  return [...rows].flatMap(([key, { treatment, country, rate, currency }]) => {
    const [before, after] = [find(closed, key), find(now, key)];
    const difference = {
      closed: amountsOf(before ?? nothing),
      now: amountsOf(after ?? nothing),
      closed_reported: before ? before.reported && amountsOf(before.reported) : nothing,
      now_reported: after ? after.reported && amountsOf(after.reported) : nothing,
    };
    const isEqual =
      JSON.stringify([difference.closed, difference.closed_reported]) ===
      JSON.stringify([difference.now, difference.now_reported]);
    return isEqual ? [] : [{ treatment, country, rate, currency, ...difference }];
  });
};

/** Reads a month with its closings; the figures of all markets alone for whoever reads all of them. */
export const readPeriod = async (
  db: Queryable,
  month: string,
  regions: readonly string[] | null,
): Promise<StaffPeriod> => {
  const rows = await db.query<Row>(sql`
    select c.figures, c.closed_by, ${actorName(sql`c.closed_by`)} as closed_by_name, c.closed_at, c.reopened_by,
      ${actorName(sql`c.reopened_by`)} as reopened_by_name, c.reopened_at, c.reopen_reason
    from closed_periods c where c.seller = ${sellerKey} and c.month = ${periodDays(month).first}::date
    order by c.id desc`);
  const closing = (row: Row) => ({
    closed_by: row.closed_by,
    closed_by_name: row.closed_by_name,
    closed_at: row.closed_at.toISOString(),
  });
  const standing = rows.find(({ reopened_at: at }) => at === null);
  const figures = standing && regions === null ? standing.figures : null;
  const now = figures && (await computeVatReport(db, { period: month, regions: null }));
  return {
    month,
    seller: sellerKey,
    closable_from: closableFrom(month),
    closing: standing ? closing(standing) : null,
    reopened: rows.flatMap((row) =>
      row.reopened_at === null || row.reopened_by === null
        ? []
        : [
            {
              ...closing(row),
              reopened_by: row.reopened_by,
              reopened_by_name: row.reopened_by_name,
              reopened_at: row.reopened_at.toISOString(),
              reason: row.reopen_reason ?? '',
            },
          ],
    ),
    figures,
    differences: figures && now ? compareReports(figures.rows, now.rows) : null,
  };
};
