import type { HealthOutcome } from '@shop/contracts';
import { metricOf, metricRules, type Stratum, type TicketClaims } from '@shop/releases';
import { sql } from 'drizzle-orm';
import { array, type Queryable } from '../../platform/index.ts';

/** One outcome of a document, with the release of the remote it was served. */
export interface ReleaseOutcome {
  readonly remote: string;
  readonly release: string;
  readonly outcome: HealthOutcome;
}

/**
 * One bit per metric. The order of `metricRules` may only grow, since rows contain these bits for
 * some hours.
 */
const bitOf = (outcome: HealthOutcome): number =>
  1 << metricRules.findIndex(({ metric }) => metric === metricOf[outcome]);

/**
 * Counts a document's new outcomes in one statement: each metric of each remote once, despite
 * repeated or concurrent reports. Pass at most one outcome per metric and remote. Returns the
 * number of new outcomes.
 */
export const countOutcomes = (
  db: Queryable,
  { region, era, document }: Pick<TicketClaims, 'region' | 'era' | 'document'>,
  outcomes: readonly ReleaseOutcome[],
): Promise<number> =>
  db.execute(sql`
    with given as (
      select * from unnest(
        ${array(
          outcomes.map(({ remote }) => remote),
          'text',
        )},
        ${array(
          outcomes.map(({ release }) => release),
          'text',
        )},
        ${array(
          outcomes.map(({ outcome }) => outcome),
          'text',
        )},
        ${array(
          outcomes.map(({ outcome }) => bitOf(outcome)),
          'int',
        )}
      ) as of_document (remote, release, outcome, bit)
    ), noted as (
      insert into release_health_documents as known (document, remote, judged, before, hour)
      select ${document}, remote, bit_or(bit), 0, date_trunc('hour', now()) from given group by remote order by remote
      on conflict (document, remote) do update
        set before = known.judged, judged = known.judged | excluded.judged
      returning remote, before
    )
    insert into release_health (region, remote, release, hour, era, outcome, count)
    select ${region}, given.remote, given.release, date_trunc('hour', now()), ${era}::int, given.outcome, 1
    from given join noted on noted.remote = given.remote
    where noted.before & given.bit = 0
    order by given.remote, given.outcome
    on conflict (region, remote, release, hour, era, outcome) do update set count = release_health.count + 1`);

/**
 * Returns the number of changes to a region's rollouts: documents with the same number were served
 * with the same shares.
 */
export const readEra = async (db: Queryable, region: string): Promise<number> => {
  const [row] = await db.query<{ era: number }>(
    sql`select coalesce(sum(rev), 0)::int as era from rollouts where region = ${region}`,
  );
  return row?.era ?? 0;
};

interface CountRow {
  readonly hour: Date;
  readonly era: number;
  readonly release: string;
  readonly outcome: HealthOutcome;
  readonly count: number;
}

/** Two releases of a remote to compare. */
export interface ReleasePair {
  readonly region: string;
  readonly name: string;
  readonly stable: string;
  readonly candidate: string;
}

const groupStrata = (
  rows: readonly CountRow[],
  pair: ReleasePair,
  nameOf: (row: CountRow) => string,
): Stratum[] => {
  const strata = new Map<string, { stable: Record<string, number>; candidate: Record<string, number> }>();
  for (const row of rows) {
    const id = nameOf(row);
    const stratum = strata.get(id) ?? { stable: {}, candidate: {} };
    strata.set(id, stratum);
    const arm = row.release === pair.candidate ? stratum.candidate : stratum.stable;
    arm[row.outcome] = (arm[row.outcome] ?? 0) + row.count;
  }
  return [...strata].map(([id, arms]) => ({ id, ...arms }));
};

/** Returns all documents of two releases since an era, one stratum per era. */
export const listStrata = async (db: Queryable, pair: ReleasePair, firstEra: number): Promise<Stratum[]> => {
  const rows = await db.query<CountRow>(sql`
    select era, release, outcome, sum(count)::int as count from release_health
    where region = ${pair.region} and remote = ${pair.name} and release in (${pair.stable}, ${pair.candidate})
      and era >= ${firstEra}
    group by era, release, outcome order by era`);
  return groupStrata(rows, pair, ({ era }) => String(era));
};

export interface HealthHour {
  readonly hour: Date;
  readonly strata: readonly Stratum[];
}

/** The same by hour, for simulations of the past. */
export const listHealthHours = async (
  db: Queryable,
  pair: ReleasePair,
  since: Date,
): Promise<HealthHour[]> => {
  const rows = await db.query<CountRow>(sql`
    select hour, era, release, outcome, count from release_health
    where region = ${pair.region} and remote = ${pair.name} and release in (${pair.stable}, ${pair.candidate})
      and hour >= ${since.toISOString()}::timestamptz
    order by hour, era`);
  const hours = [...new Set(rows.map(({ hour }) => hour.getTime()))];
  return hours.map((time) => ({
    hour: new Date(time),
    strata: groupStrata(
      rows.filter(({ hour }) => hour.getTime() === time),
      pair,
      ({ era }) => `${time} ${era}`,
    ),
  }));
};

/**
 * Deletes documents' outcomes long after their tickets have expired, and counts older than two
 * months.
 */
export const purgeHealth = async (db: Queryable): Promise<void> => {
  await db.execute(sql`delete from release_health_documents where hour < now() - interval '14 hours'`);
  await db.execute(sql`delete from release_health where hour < now() - interval '60 days'`);
  await db.execute(sql`delete from release_guards where looked_at < now() - interval '60 days'`);
};
