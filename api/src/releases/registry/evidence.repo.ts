import {
  type GateEvidence,
  type GateMessage,
  type GateName,
  gateNames,
  type ReleasableName,
} from '@shop/contracts';
import { regionIds } from '@shop/regions';
import { type SQL, sql } from 'drizzle-orm';
import { array, json, type Queryable } from '../../platform/index.ts';

export interface GateFinding {
  readonly gate: GateName;
  readonly ok: boolean;
  readonly evidence: string;
  /** The same in closed codes; a smoke journey's own result has none, its words are the runner's. */
  readonly said?: GateMessage[];
  readonly took_ms: number;
}

export interface EvidenceSubject {
  readonly by: string;
  readonly region: string;
  readonly name: ReleasableName;
  readonly key: string;
  readonly shell: string | null;
  readonly occasion: GateEvidence['occasion'];
  readonly details?: unknown;
}

interface Row extends Omit<GateFinding, 'said'> {
  readonly said: GateMessage[] | null;
  readonly id: number;
  readonly at: Date;
  readonly by: string;
  readonly region: string;
  readonly name: ReleasableName;
  readonly key: string;
  readonly shell: string | null;
  readonly occasion: GateEvidence['occasion'];
}

const columns = sql`id, at, by, region, name, key, shell, occasion, gate, ok, evidence, took_ms, details -> 'said' as said`;
const toEvidence = ({ at, said, ...row }: Row): GateEvidence => ({
  ...row,
  at: at.toISOString(),
  ...(said === null ? {} : { said }),
});

/** Longest sentence that is kept; a release with a hundred faulty files says so in its first ones. */
const longest = 4000;

/** Sentences that are kept in codes, so that the row stays as short as its text. */
const maxMessages = 40;

const detailsOf = (details: unknown, said: readonly GateMessage[] | undefined): SQL => {
  if (details !== undefined) return json(details);
  return said === undefined ? sql`null` : json({ said: said.slice(0, maxMessages) });
};

/** Keeps what the gate found. */
export const insertEvidence = async (
  db: Queryable,
  { by, region, name, key, shell, occasion, details }: EvidenceSubject,
  findings: readonly GateFinding[],
): Promise<readonly GateEvidence[]> => {
  if (findings.length === 0) return [];
  const rows = findings.map(
    ({
      gate,
      ok,
      evidence,
      said,
      took_ms,
    }) => sql`(${by}, ${region}, ${name}, ${key}, ${shell}::text, ${occasion}, ${gate},
      ${ok}::boolean, ${evidence.slice(0, longest)}, ${took_ms}::int,
      ${detailsOf(details, said)}::jsonb)`,
  );
  const kept = await db.query<Row>(sql`
    insert into release_evidence (by, region, name, key, shell, occasion, gate, ok, evidence, took_ms, details)
    values ${sql.join(rows, sql`, `)} returning ${columns}`);
  return kept.map(toEvidence);
};

export interface EvidenceFilter {
  readonly region?: string | undefined;
  readonly name?: string | undefined;
  readonly key?: string | undefined;
  readonly gate?: string | undefined;
  readonly ok?: 'true' | 'false' | undefined;
}

const matches = (value: string | undefined, column: SQL): SQL =>
  value === undefined ? sql`true` : sql`${column} = ${value}`;
const matching = ({ region, name, key, gate, ok }: EvidenceFilter): SQL => sql`
  ${matches(region, sql`region`)} and ${matches(name, sql`name`)} and ${matches(key, sql`key`)}
  and ${matches(gate, sql`gate`)} and ${ok === undefined ? sql`true` : sql`ok = ${ok === 'true'}::boolean`}`;

/** Newest first. */
export const listEvidence = async (
  db: Queryable,
  filter: EvidenceFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly GateEvidence[]> =>
  (
    await db.query<Row>(sql`
      select ${columns} from release_evidence where ${matching(filter)}
      order by id desc limit ${limit} offset ${offset}`)
  ).map(toEvidence);

export const countEvidence = async (db: Queryable, filter: EvidenceFilter): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from release_evidence where ${matching(filter)}`,
  );
  return row?.count ?? 0;
};

/** The newest result of every gate of what `asked` names (columns region, name, key), each found by the index. */
const latestResults = async (db: Queryable, asked: SQL): Promise<readonly GateEvidence[]> =>
  (
    await db.query<Row>(sql`
      select e.* from (${asked}) as a
      cross join unnest(${array(gateNames, 'text')}) with ordinality as g (gate, place)
      cross join lateral (
        select ${columns} from release_evidence
        where name = a.name and key = a.key and region = a.region and gate = g.gate order by id desc limit 1) as e
      order by e.name, e.key, e.region, g.place`)
  ).map(toEvidence);

/** Newest result of each gate, by region, of one release. */
export const latestEvidence = (
  db: Queryable,
  { name, key }: { readonly name: string; readonly key: string },
): Promise<readonly GateEvidence[]> =>
  latestResults(
    db,
    sql`select region, ${name}::text as name, ${key}::text as key from unnest(${array(regionIds, 'text')}) as r (region)`,
  );

/**
 * Whether all that was found is what the same asker found last, beside the same shell. A schedule that waits looks again
 * every ten minutes, for days if it has to: what it finds is kept once, so that evidence grows by releases and not by time.
 */
export const isAlreadyRecorded = async (
  db: Queryable,
  { name, key, region, by, shell }: EvidenceSubject,
  findings: readonly GateFinding[],
): Promise<boolean> => {
  const kept = (await latestEvidence(db, { name, key })).filter((row) => row.region === region);
  return findings.every(({ gate, ok, evidence }) =>
    kept.some(
      (row) =>
        row.gate === gate &&
        row.ok === ok &&
        row.evidence === evidence.slice(0, longest) &&
        row.by === by &&
        row.shell === shell,
    ),
  );
};

/** Newest evidence of what the regions give now: of every candidate, else of stable. */
export const latestRolloutEvidence = (db: Queryable): Promise<readonly GateEvidence[]> =>
  latestResults(db, sql`select region, name, coalesce(candidate, stable) as key from rollouts`);

/** The newest smoke result of a release in a region, with its age by the database's clock. */
export const latestSmoke = async (
  db: Queryable,
  { region, name, key }: { readonly region: string; readonly name: string; readonly key: string },
): Promise<{ readonly ok: boolean; readonly shell: string | null; readonly hours: number } | null> => {
  const [row] = await db.query<{ ok: boolean; shell: string | null; hours: number }>(sql`
    select ok, shell, (extract(epoch from now() - at) / 3600)::float8 as hours from release_evidence
    where region = ${region} and name = ${name} and key = ${key} and gate = 'smoke' order by id desc limit 1`);
  return row ?? null;
};
