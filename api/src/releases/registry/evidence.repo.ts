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
  /** The same as closed codes; a smoke journey's result has only the runner's text. */
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

/**
 * Maximum stored length of a text; the first sentences suffice for a release with many faulty
 * files.
 */
const longest = 4000;

/** Maximum number of stored codes, to match the text's limit. */
const maxMessages = 40;

const detailsOf = (details: unknown, said: readonly GateMessage[] | undefined): SQL => {
  if (details !== undefined) return json(details);
  return said === undefined ? sql`null` : json({ said: said.slice(0, maxMessages) });
};

/** Stores the gate's findings. */
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

/** Lists evidence, newest first. */
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

/**
 * Returns the latest result of every gate for the rows of `asked` (columns region, name, key), each
 * by the index.
 */
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

/** Returns the latest result of each gate, by region, of one release. */
export const latestEvidence = (
  db: Queryable,
  { name, key }: { readonly name: string; readonly key: string },
): Promise<readonly GateEvidence[]> =>
  latestResults(
    db,
    sql`select region, ${name}::text as name, ${key}::text as key from unnest(${array(regionIds, 'text')}) as r (region)`,
  );

/**
 * Whether the findings equal the same requester's previous ones, with the same shell. A waiting
 * schedule checks every ten minutes, possibly for days: equal findings are stored once, so that
 * evidence grows with releases and not with time.
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

/**
 * Returns the latest evidence of the regions' current releases: of every candidate, else of stable.
 */
export const latestRolloutEvidence = (db: Queryable): Promise<readonly GateEvidence[]> =>
  latestResults(db, sql`select region, name, coalesce(candidate, stable) as key from rollouts`);

/**
 * Returns the latest smoke result of a release in a region, with its age by the database's clock.
 */
export const latestSmoke = async (
  db: Queryable,
  { region, name, key }: { readonly region: string; readonly name: string; readonly key: string },
): Promise<{ readonly ok: boolean; readonly shell: string | null; readonly hours: number } | null> => {
  const [row] = await db.query<{ ok: boolean; shell: string | null; hours: number }>(sql`
    select ok, shell, (extract(epoch from now() - at) / 3600)::float8 as hours from release_evidence
    where region = ${region} and name = ${name} and key = ${key} and gate = 'smoke' order by id desc limit 1`);
  return row ?? null;
};
