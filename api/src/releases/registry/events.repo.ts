import { type ReleasableName, type ReleaseEventAction, releasableNames } from '@shop/contracts';
import {
  createHistoryReader,
  derivePreviousRelease,
  type History,
  type PointerMove,
  pointerActions,
  type ReleaseKey,
  type RetainedEvent,
} from '@shop/releases';
import { type SQL, sql } from 'drizzle-orm';
import { array, type CursorPosition, type Queryable } from '../../platform/index.ts';

export interface ReleaseEvent {
  readonly by: string;
  readonly region: string | null;
  readonly name: ReleasableName;
  readonly action: ReleaseEventAction;
  readonly from: string | null;
  readonly to: string | null;
  readonly reason: string;
}

export const appendEvent = (db: Queryable, event: ReleaseEvent): Promise<number> =>
  db.execute(sql`
    insert into release_events (by, region, name, action, from_key, to_key, reason)
    values (${event.by}, ${event.region}, ${event.name}, ${event.action}, ${event.from}, ${event.to},
      ${event.reason})`);

export interface EventFilter {
  readonly region?: string | undefined;
  readonly name?: string | undefined;
  readonly action?: string | undefined;
  readonly by?: string | undefined;
  readonly key?: string | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

const matches = (value: string | undefined, column: SQL): SQL =>
  value === undefined ? sql`true` : sql`${column} = ${value}`;

const matching = ({ region, name, action, by, key, since, until }: EventFilter): SQL => sql`
  ${matches(region, sql`region`)} and ${matches(name, sql`name`)} and ${matches(action, sql`action`)}
  and ${matches(by, sql`by`)} and ${key === undefined ? sql`true` : sql`(from_key = ${key} or to_key = ${key})`}
  and ${since === undefined ? sql`true` : sql`at >= ${since}::timestamptz`}
  and ${until === undefined ? sql`true` : sql`at < ${until}::timestamptz`}`;

export interface EventRow extends ReleaseEvent {
  readonly id: number;
  readonly at: Date;
}

const columns = sql`id, at, by, region, name, action, from_key as "from", to_key as "to", reason`;

/** Lists events, newest first. */
export const listEvents = (
  db: Queryable,
  filter: EventFilter,
  {
    limit,
    offset,
    after,
  }: { readonly limit: number; readonly offset: number; readonly after: CursorPosition | null },
): Promise<readonly EventRow[]> =>
  db.query<EventRow>(sql`
    select ${columns} from release_events
    where ${matching(filter)} and ${after === null ? sql`true` : sql`id < ${after.id}`}
    order by id desc limit ${limit} offset ${offset}`);

export const countEvents = async (db: Queryable, filter: EventFilter): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from release_events where ${matching(filter)}`,
  );
  return row?.count ?? 0;
};

/** Lists a region's events and those without a region, newest first. */
export const latestEvents = (db: Queryable, region: string | undefined): Promise<readonly EventRow[]> =>
  db.query<EventRow>(sql`
    select ${columns} from release_events
    ${region === undefined ? sql`` : sql`where region = ${region} or region is null`}
    order by id desc limit 200`);

/** Returns the latest event of every field that changed what it serves; previews change nothing. */
export const latestRolloutEvents = (db: Queryable): Promise<readonly EventRow[]> =>
  db.query<EventRow>(sql`
    select e.* from rollouts r cross join lateral (
      select ${columns} from release_events
      where region = r.region and name = r.name and action not in ('preview', 'override')
      order by id desc limit 1) as e`);

/** Number of events per read, when a whole history is needed. */
const pageSize = 2000;

/**
 * Returns the whole history in order of time, of every remote or of one, as the cleanup needs it.
 */
export const historyOf = async (db: Queryable, name?: ReleasableName): Promise<History> => {
  const { history, readEvent } = createHistoryReader();
  for (let after = 0; ; ) {
    const page: readonly (RetainedEvent & { readonly id: number })[] = await db.query(sql`
      select id, at, region, name, action, from_key as "from", to_key as "to" from release_events
      where id > ${after} and ${matches(name, sql`name`)} order by id limit ${pageSize}`);
    readEvent(page);
    const last = page.at(-1);
    if (last === undefined || page.length < pageSize) return history;
    after = last.id;
  }
};

const isPointerAction = sql`action = any(${array(pointerActions, 'text')})`;
const moveColumns = sql`id, action, from_key as "from", to_key as "to"`;
/** Number of moves of one pointer per read; a rollback needs the latest one or two. */
const movesPerPage = 20;

interface Move extends PointerMove {
  readonly id: number;
}

/** Finds the release before a field's current one; null without one. */
export const findPreviousRelease = async (
  db: Queryable,
  region: string,
  name: string,
): Promise<ReleaseKey | null> => {
  const moves: Move[] = [];
  for (;;) {
    const last = moves.at(-1);
    const page = await db.query<Move>(sql`
      select ${moveColumns} from release_events
      where region = ${region} and name = ${name} and ${isPointerAction}
        and ${last === undefined ? sql`true` : sql`id < ${last.id}`}
      order by id desc limit ${movesPerPage}`);
    moves.push(...page);
    const before = derivePreviousRelease(moves);
    if (before !== undefined || page.length < movesPerPage) return before ?? null;
  }
};

/**
 * The same for every field, by `region name`, in one statement; one more for a field with very many
 * rollbacks.
 */
export const findPreviousReleases = async (
  db: Queryable,
): Promise<ReadonlyMap<string, ReleaseKey | null>> => {
  const rows = await db.query<Move & { readonly region: string; readonly name: string }>(sql`
    select r.region, r.name, m.* from rollouts r cross join lateral (
      select ${moveColumns} from release_events
      where region = r.region and name = r.name and ${isPointerAction} order by id desc limit ${movesPerPage}) as m
    order by r.region, r.name, m.id desc`);
  const fields = new Map<string, { region: string; name: string; moves: Move[] }>();
  for (const { region, name, ...move } of rows) {
    const field = fields.get(`${region} ${name}`) ?? { region, name, moves: [] };
    field.moves.push(move);
    fields.set(`${region} ${name}`, field);
  }
  const found = new Map<string, ReleaseKey | null>();
  for (const [id, { region, name, moves }] of fields) {
    const before = derivePreviousRelease(moves);
    const further = before === undefined && moves.length === movesPerPage;
    found.set(id, further ? await findPreviousRelease(db, region, name) : (before ?? null));
  }
  return found;
};

/** Finds a region's stable releases at a moment, by name; null: none. */
export const findStableAt = (
  db: Queryable,
  region: string,
  at: Date,
): Promise<readonly { readonly name: ReleasableName; readonly key: ReleaseKey | null }[]> =>
  db.query(sql`
    select n.name, e.to_key as key from unnest(${array([...releasableNames].sort(), 'text')}) with ordinality as n (name, place)
    cross join lateral (
      select to_key from release_events
      where region = ${region} and name = n.name and at <= ${at.toISOString()}::timestamptz and ${isPointerAction}
      order by id desc limit 1) as e
    order by n.place`);
