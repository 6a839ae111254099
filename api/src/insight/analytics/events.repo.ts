import { sql } from 'drizzle-orm';
import { array, json, type Queryable, readPage } from '../../platform/index.ts';

export interface NewAnalyticsEvent {
  /** SHA-256 of sender and message id. */
  readonly hash: string;
  readonly message_id: string;
  readonly type: 'track' | 'identify' | 'alias';
  readonly name: string;
  readonly user_id: number | null;
  readonly anonymous_id: string | null;
  readonly region: string;
  readonly context: object;
  readonly properties: object;
  readonly consent: object;
  /** Cents, as decimal digits. */
  readonly value_eur: string | null;
  readonly margin_eur: string | null;
  readonly happened_at: string;
  /** Without it the event is only counted, not stored. */
  readonly allowed: boolean;
}

export interface IngestResult {
  readonly stored: number;
  readonly counted: number;
  readonly ignored: number;
}

/**
 * Stores the allowed events and counts the rest, in one statement. A duplicate message changes
 * nothing. Counters are written in a fixed order, so that concurrent batches wait for each other
 * and never deadlock.
 */
export const insertEvents = async (
  db: Queryable,
  events: readonly NewAnalyticsEvent[],
): Promise<IngestResult> => {
  const [row] = await db.query<{ stored: bigint; counted: bigint }>(sql`
    with given as (
      select distinct on (hash) * from jsonb_to_recordset(${json(events)}) as g (
        hash text, message_id text, type text, name text, user_id int, anonymous_id text, region text, context jsonb,
        properties jsonb, consent jsonb, value_eur text, margin_eur text, happened_at timestamptz, allowed boolean)
    ), fresh as (
      insert into analytics_seen (hash) select decode(hash, 'hex') from given order by hash
      on conflict do nothing returning hash
    ), kept as (
      select g.* from given g join fresh f on f.hash = decode(g.hash, 'hex')
    ), stored as (
      insert into analytics_events (message_id, type, name, user_id, anonymous_id, region, context, properties, consent,
        value_eur, margin_eur, happened_at)
      select message_id, type, name, user_id, anonymous_id, region, context, properties, consent, value_eur::bigint,
        margin_eur::bigint, happened_at from kept where allowed order by happened_at, message_id
      returning id
    ), counted as (
      insert into analytics_counts as c (day, region, name, stored, without_consent)
      select (now() at time zone 'UTC')::date, region, name, count(*) filter (where allowed),
        count(*) filter (where not allowed)
      from kept group by region, name order by region, name
      on conflict (day, region, name) do update
        set stored = c.stored + excluded.stored, without_consent = c.without_consent + excluded.without_consent
      returning 1
    )
    select (select count(*) from stored) as stored, (select count(*) from kept where not allowed) as counted,
      (select count(*) from counted) as days`);
  const stored = Number(row?.stored ?? 0n);
  const counted = Number(row?.counted ?? 0n);
  return { stored, counted, ignored: events.length - stored - counted };
};

/**
 * Assigns an anonymous id to the first user who claims it. Returns whether this call assigned it.
 */
export const adoptAnonymousId = async (
  tx: Queryable,
  userId: number,
  anonymousId: string,
): Promise<boolean> =>
  (await tx.execute(sql`
    insert into analytics_aliases (anonymous_id, user_id) values (${anonymousId}, ${userId})
    on conflict (anonymous_id) do update set user_id = excluded.user_id
      where exists (select 1 from users where id = analytics_aliases.user_id and merged_into = excluded.user_id)`)) ===
  1;

export interface EventRow {
  readonly id: bigint;
  readonly message_id: string;
  readonly type: NewAnalyticsEvent['type'];
  readonly name: string;
  /** The user's account, including for events from before sign-in; null for visitors. */
  readonly account_id: number | null;
  readonly anonymous_id: string | null;
  readonly region: string;
  readonly context: Record<string, unknown>;
  readonly properties: Record<string, unknown>;
  readonly consent: Record<string, boolean>;
  readonly value_eur: bigint | null;
  readonly margin_eur: bigint | null;
  readonly happened_at: Date;
}

/** A visitor who has signed in since counts as the account; so does an adopted anonymous id. */
const selected = sql`
  select e.id, e.message_id, e.type, e.name, a.id as account_id, e.anonymous_id, e.region, e.context, e.properties,
    e.consent, e.value_eur, e.margin_eur, e.happened_at
  from analytics_events e
  left join users u on u.id = e.user_id
  left join users a on a.id = coalesce(u.merged_into, u.id) and a.email is not null`;

export const listEvents = (
  db: Queryable,
  filter: {
    readonly after: string;
    readonly event?: string | undefined;
    readonly region?: string | undefined;
    readonly limit: number;
  },
): Promise<readonly EventRow[]> =>
  db.query<EventRow>(sql`${selected}
    where e.id > ${filter.after}::bigint and e.name = coalesce(${filter.event ?? null}, e.name)
      and e.region = coalesce(${filter.region ?? null}, e.region)
    order by e.id limit ${filter.limit}`);

export const listUnforwarded = (db: Queryable, limit: number): Promise<readonly EventRow[]> =>
  db.query<EventRow>(
    sql`${selected} where e.forwarded_at is null and e.refused_status is null order by e.id limit ${limit}`,
  );

export const markForwarded = (db: Queryable, ids: readonly bigint[]): Promise<number> =>
  db.execute(
    sql`update analytics_events set forwarded_at = now() where id = any(${array([...ids], 'bigint')})`,
  );

/** Marks an event that the receiver refused, with the status; it is not retried. */
export const markRefused = (db: Queryable, id: bigint, status: number): Promise<number> =>
  db.execute(sql`update analytics_events set refused_status = ${status} where id = ${id}`);

interface CountRow {
  readonly day: string;
  readonly region: string;
  readonly name: string;
  readonly stored: number;
  readonly without_consent: number;
}

export const listCounts = (
  db: Queryable,
  filter: {
    readonly day?: string | undefined;
    readonly event?: string | undefined;
    readonly region?: string | undefined;
    readonly limit: number;
    readonly offset: number;
  },
) =>
  readPage<CountRow>(
    db,
    filter,
    (limitClause) => sql`
    select day::text as day, region, name, stored, without_consent, count(*) over () as all_rows
    from analytics_counts
    where day = coalesce(${filter.day ?? null}::date, day) and name = coalesce(${filter.event ?? null}, name)
      and region = coalesce(${filter.region ?? null}, region)
    order by day desc, region, name ${limitClause}`,
  );

const eventRetention = '14 months';
const duplicateDetectionWindow = '8 days';

/** Deletes events past their retention. Returns their number. */
export const purgeEvents = async (db: Queryable): Promise<number> => {
  await db.execute(
    sql`delete from analytics_seen where received_at < now() - ${duplicateDetectionWindow}::interval`,
  );
  await db.execute(sql`
    delete from analytics_sessions where last_seen_at < now() - ${eventRetention}::interval`);
  await db.execute(sql`
    delete from acquisition_attributions where created_at < now() - ${eventRetention}::interval`);
  return db.execute(
    sql`delete from analytics_events where received_at < now() - ${eventRetention}::interval`,
  );
};
