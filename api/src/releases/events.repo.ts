import type { ReleasableName } from '@shop/contracts';
import type { PointerMove, RetainedEvent } from '@shop/releases';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import type { After } from '../server/cursor.ts';

export interface ReleaseEvent {
  readonly by: string;
  readonly region: string | null;
  readonly name: ReleasableName;
  readonly action: string;
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

const given = (value: string | undefined, column: SQL): SQL =>
  value === undefined ? sql`true` : sql`${column} = ${value}`;

const matching = ({ region, name, action, by, key, since, until }: EventFilter): SQL => sql`
  ${given(region, sql`region`)} and ${given(name, sql`name`)} and ${given(action, sql`action`)}
  and ${given(by, sql`by`)} and ${key === undefined ? sql`true` : sql`(from_key = ${key} or to_key = ${key})`}
  and ${since === undefined ? sql`true` : sql`at >= ${since}::timestamptz`}
  and ${until === undefined ? sql`true` : sql`at < ${until}::timestamptz`}`;

export interface EventRow extends ReleaseEvent {
  readonly id: number;
  readonly at: Date;
}

const columns = sql`id, at, by, region, name, action, from_key as "from", to_key as "to", reason`;

/** What happened, the newest first. */
export const listEvents = (
  db: Queryable,
  filter: EventFilter,
  { limit, offset, after }: { readonly limit: number; readonly offset: number; readonly after: After | null },
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

/** A region's own events and those that concern none, the newest first. */
export const latestEvents = (db: Queryable, region: string | undefined): Promise<readonly EventRow[]> =>
  db.query<EventRow>(sql`
    select ${columns} from release_events
    ${region === undefined ? sql`` : sql`where region = ${region} or region is null`}
    order by id desc limit 200`);

/** The newest event of every region and name that changed what is given; looking at something changes nothing. */
export const lastEvents = (db: Queryable): Promise<readonly EventRow[]> =>
  db.query<EventRow>(sql`
    select distinct on (region, name) ${columns} from release_events
    where region is not null and action not in ('preview', 'override') order by region, name, id desc`);

/** The whole history in order of time, as far as clearing away asks for it. */
export const wholeHistory = (db: Queryable): Promise<readonly RetainedEvent[]> =>
  db.query<RetainedEvent>(sql`
    select at, region, name, action, from_key as "from", to_key as "to" from release_events order by id`);

/** Moves of one pointer in order of time. */
export const listMoves = (db: Queryable, region: string, name: string): Promise<readonly PointerMove[]> =>
  db.query(sql`
    select action, from_key as "from", to_key as "to" from release_events
    where region = ${region} and name = ${name} order by id`);

/** Moves of every pointer in order of time. */
export const allMoves = (
  db: Queryable,
): Promise<
  readonly (PointerMove & { readonly region: string; readonly name: string; readonly at: Date })[]
> =>
  db.query(sql`
    select region, name, at, action, from_key as "from", to_key as "to" from release_events
    where region is not null and action in ('start', 'promote', 'rollback') order by id`);
