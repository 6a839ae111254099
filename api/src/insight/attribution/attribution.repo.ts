import type { Acquisition, AnalyticsSession, FirstTouch } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { json, type Queryable, readPage } from '../../platform/index.ts';

/** The caller and the visitors merged into them, whose data is the account's. */
const people = (userId: number): SQL =>
  sql`(select id from users where id = ${userId} or merged_into = ${userId})`;

export type FirstTouchInput = Omit<FirstTouch, 'registered_at'>;

/**
 * Stores a first touch unless the caller or a merged visitor has one. Returns whether this call
 * stored it. Of concurrent calls one succeeds.
 */
export const saveFirstTouch = async (
  db: Queryable,
  userId: number,
  touch: FirstTouchInput,
): Promise<boolean> =>
  (await db.execute(sql`
    insert into analytics_profiles as p (user_id, first_touch, first_touch_at)
    select ${userId}, ${json(touch)}, now() where not exists (
      select 1 from analytics_profiles where user_id in ${people(userId)} and first_touch is not null)
    on conflict (user_id) do update
      set first_touch = excluded.first_touch, first_touch_at = excluded.first_touch_at, updated_at = now()
      where p.first_touch is null`)) === 1;

/** Stores a referring partner unless the caller or a merged visitor has one; returns whether this call stored it. */
export const savePartnerKey = async (db: Queryable, userId: number, key: string): Promise<boolean> =>
  (await db.execute(sql`
    insert into analytics_profiles as p (user_id, partner_key, partner_key_at)
    select ${userId}, ${key}, now() where not exists (
      select 1 from analytics_profiles where user_id in ${people(userId)} and partner_key is not null)
    on conflict (user_id) do update
      set partner_key = excluded.partner_key, partner_key_at = excluded.partner_key_at, updated_at = now()
      where p.partner_key is null`)) === 1;

export interface SegmentData {
  readonly client_id: string | null;
  readonly session_id: string | null;
  readonly session_number: number | null;
  readonly anonymous_id: string | null;
}

/** Null does not change a value. */
export const saveSegmentData = (db: Queryable, userId: number, data: SegmentData): Promise<number> =>
  db.execute(sql`
    insert into analytics_profiles as p (user_id, client_id, session_id, session_number, anonymous_id)
    values (${userId}, ${data.client_id}, ${data.session_id}, ${data.session_number}, ${data.anonymous_id})
    on conflict (user_id) do update set
      client_id = coalesce(excluded.client_id, p.client_id), session_id = coalesce(excluded.session_id, p.session_id),
      session_number = coalesce(excluded.session_number, p.session_number),
      anonymous_id = coalesce(excluded.anonymous_id, p.anonymous_id), updated_at = now()`);

interface ProfileRow extends SegmentData {
  readonly first_touch: FirstTouchInput | null;
  readonly first_touch_at: Date | null;
  readonly partner_key: string | null;
}

export interface Profile {
  readonly first_touch: FirstTouch | null;
  readonly partner_key: string | null;
  readonly segment_data: SegmentData | null;
}

/**
 * Finds the caller's profile with that of merged visitors: the earliest touch; partner and ids of the caller, else of
 * the visitor updated last.
 */
export const findProfile = async (db: Queryable, userId: number): Promise<Profile> => {
  const rows = await db.query<ProfileRow>(sql`
    select first_touch, first_touch_at, partner_key, client_id, session_id, session_number, anonymous_id
    from analytics_profiles where user_id in ${people(userId)}
    order by (user_id = ${userId}) desc, updated_at desc`);
  const touched = rows
    .flatMap(({ first_touch: touch, first_touch_at: at }) => (touch && at ? [{ touch, at }] : []))
    .toSorted((left, right) => left.at.getTime() - right.at.getTime())[0];
  const ids = rows.find((row) => row.client_id ?? row.session_id ?? row.anonymous_id);
  return {
    first_touch: touched ? { ...touched.touch, registered_at: touched.at.toISOString() } : null,
    partner_key: rows.find(({ partner_key }) => partner_key !== null)?.partner_key ?? null,
    segment_data: ids
      ? {
          client_id: ids.client_id,
          session_id: ids.session_id,
          session_number: ids.session_number,
          anonymous_id: ids.anonymous_id,
        }
      : null,
  };
};

interface SessionRow extends Omit<AnalyticsSession, 'started_at' | 'last_seen_at'> {
  readonly started_at: Date;
  readonly last_seen_at: Date;
}
const sessionColumns = sql`session_id, session_number, client_id, hits, started_at, last_seen_at`;
const sessionOf = (row: SessionRow | undefined): AnalyticsSession | null =>
  row
    ? { ...row, started_at: row.started_at.toISOString(), last_seen_at: row.last_seen_at.toISOString() }
    : null;

/** Starts a session; an existing one continues. */
export const createSession = async (
  db: Queryable,
  userId: number,
  given: { readonly session_id: string; readonly session_number: number; readonly client_id: string },
): Promise<AnalyticsSession | null> => {
  const [row] = await db.query<SessionRow>(sql`
    insert into analytics_sessions as s (user_id, session_id, session_number, client_id)
    values (${userId}, ${given.session_id}, ${given.session_number}, ${given.client_id})
    on conflict (user_id, session_id) do update set hits = s.hits + 1, last_seen_at = now()
    returning ${sessionColumns}`);
  return sessionOf(row);
};

/** A session ends after this time without a call (specification 9). */
const sessionLength = '30 minutes';

export const appendSession = async (
  db: Queryable,
  userId: number,
  sessionId: string,
  clientId: string | null,
): Promise<AnalyticsSession | null> => {
  const [row] = await db.query<SessionRow>(sql`
    update analytics_sessions set hits = hits + 1, last_seen_at = now(), client_id = coalesce(${clientId}, client_id)
    where user_id in ${people(userId)} and session_id = ${sessionId}
      and last_seen_at > now() - ${sessionLength}::interval
    returning ${sessionColumns}`);
  return sessionOf(row);
};

export type StoredFirstTouch = Omit<Acquisition, 'id' | 'created_at'>;
interface AcquisitionRow {
  readonly id: bigint;
  readonly touch: StoredFirstTouch;
  readonly created_at: Date;
  readonly all_rows: bigint;
}
const acquisitionOf = ({ id, touch, created_at }: AcquisitionRow): Acquisition => ({
  id: Number(id),
  ...touch,
  created_at: created_at.toISOString(),
});

/** Lifetime of an attribution: the same touch within it is not a new one (specification 9). */
const touchLifetime = '24 hours';

export const insertAcquisition = async (
  db: Queryable,
  userId: number,
  touch: StoredFirstTouch,
): Promise<Acquisition> => {
  const [known] = await db.query<AcquisitionRow>(sql`
    select id, touch, created_at, 1::bigint as all_rows from acquisition_attributions
    where user_id in ${people(userId)} and touch = ${json(touch)} and created_at > now() - ${touchLifetime}::interval
    order by id desc limit 1`);
  if (known) return acquisitionOf(known);
  const [row] = await db.query<AcquisitionRow>(sql`
    insert into acquisition_attributions (user_id, touch) values (${userId}, ${json(touch)})
    returning id, touch, created_at, 1::bigint as all_rows`);
  if (!row) throw new Error('inserting a touch returned no row');
  return acquisitionOf(row);
};

export const listAcquisitions = async (
  db: Queryable,
  userId: number,
  {
    source,
    limit,
    offset,
  }: { readonly source: string | null; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: Acquisition[]; readonly total: number }> => {
  const { rows, total } = await readPage<AcquisitionRow>(
    db,
    { limit, offset },
    (limitClause) => sql`
    select id, touch, created_at, count(*) over () as all_rows from acquisition_attributions
    where user_id in ${people(userId)} and (${source}::text is null or touch->>'source' = ${source}::text)
    order by id desc ${limitClause}`,
  );
  return { rows: rows.map(acquisitionOf), total };
};
