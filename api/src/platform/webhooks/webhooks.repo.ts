import type { WebhookData, WebhookEventType } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { array, json, type Queryable } from '../db/db.ts';
import type { CursorPosition } from '../server/cursor.ts';

export interface EndpointRow {
  readonly id: number;
  readonly user_id: number | null;
  readonly url: string;
  readonly description: string;
  readonly events: readonly string[];
  readonly nonce: string;
  readonly state: 'active' | 'paused';
  readonly paused_reason: string | null;
  readonly failing_since: Date | null;
  readonly created_at: Date;
}

/** The owner of endpoints: an account, or (`null`) the shop. Part of every `where`. */
export type EndpointOwner = number | null;

const columns: SQL = sql`e.id, e.user_id, e.url, e.description, e.events, e.nonce, e.state, e.paused_reason,
  e.failing_since, e.created_at`;
const owned = (owner: EndpointOwner): SQL =>
  sql`e.deleted_at is null and e.user_id is not distinct from ${owner}::int`;

export const listEndpoints = (
  db: Queryable,
  owner: EndpointOwner,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly EndpointRow[]> =>
  db.query<EndpointRow>(sql`
    select ${columns} from webhook_endpoints e where ${owned(owner)} order by e.id desc limit ${limit} offset ${offset}`);

export async function countEndpoints(db: Queryable, owner: EndpointOwner): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from webhook_endpoints e where ${owned(owner)}`,
  );
  return row?.count ?? 0;
}

export async function findEndpoint(
  db: Queryable,
  owner: EndpointOwner,
  id: number,
): Promise<EndpointRow | null> {
  const [row] = await db.query<EndpointRow>(
    sql`select ${columns} from webhook_endpoints e where ${owned(owner)} and e.id = ${id}`,
  );
  return row ?? null;
}

export async function insertEndpoint(
  db: Queryable,
  owner: EndpointOwner,
  made: { url: string; description: string; events: readonly string[]; by: string },
): Promise<EndpointRow> {
  const [row] = await db.query<EndpointRow>(sql`
    insert into webhook_endpoints as e (user_id, url, description, events, created_by)
    values (${owner}, ${made.url}, ${made.description}, ${array(made.events, 'text')}, ${made.by})
    returning ${columns}`);
  if (!row) throw new Error('inserting a webhook endpoint returned no row');
  return row;
}

export interface EndpointChange {
  readonly url?: string | undefined;
  readonly description?: string | undefined;
  readonly events?: readonly string[] | undefined;
  readonly state?: 'active' | 'paused' | undefined;
}

/** Resuming clears its failure time. */
export async function changeEndpoint(
  db: Queryable,
  owner: EndpointOwner,
  id: number,
  { url, description, events, state }: EndpointChange,
): Promise<EndpointRow | null> {
  const [row] = await db.query<EndpointRow>(sql`
    update webhook_endpoints e set url = coalesce(${url ?? null}, e.url),
      description = coalesce(${description ?? null}, e.description),
      events = coalesce(${events === undefined ? sql`null` : array(events, 'text')}, e.events),
      state = coalesce(${state ?? null}, e.state),
      paused_reason = case when ${state ?? null}::text is null then e.paused_reason end,
      failing_since = case when ${state ?? null}::text = 'active' then null else e.failing_since end
    where ${owned(owner)} and e.id = ${id} returning ${columns}`);
  return row ?? null;
}

export async function renewNonce(
  db: Queryable,
  owner: EndpointOwner,
  id: number,
): Promise<EndpointRow | null> {
  const [row] = await db.query<EndpointRow>(sql`
    update webhook_endpoints e set nonce = gen_random_uuid() where ${owned(owner)} and e.id = ${id} returning ${columns}`);
  return row ?? null;
}

export const removeEndpoint = (db: Queryable, owner: EndpointOwner, id: number): Promise<number> =>
  db.execute(sql`update webhook_endpoints e set deleted_at = now() where ${owned(owner)} and e.id = ${id}`);

export interface DeliveryRow {
  readonly id: number;
  readonly endpoint_id: number;
  readonly state: 'waiting' | 'delivered' | 'failed';
  readonly attempts: number;
  readonly status: number | null;
  readonly error: string | null;
  readonly ms: number | null;
  readonly next_attempt_at: Date | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly event_id: string;
  readonly type: WebhookEventType;
  readonly resource: string;
  readonly sequence: number;
  readonly data: WebhookData;
  readonly happened_at: Date;
}

const deliveryColumns: SQL = sql`d.id, d.endpoint_id, d.state, d.attempts, d.status, d.error, d.ms, d.next_attempt_at,
  d.created_at, d.finished_at, v.id as event_id, v.type, v.resource, v.sequence, v.data, v.created_at as happened_at`;

export interface DeliveryFilter {
  readonly endpointId: number;
  readonly state?: string | undefined;
  readonly type?: string | undefined;
}

const matching = ({ endpointId, state, type }: DeliveryFilter): SQL => sql`
  d.endpoint_id = ${endpointId} and (${state ?? null}::text is null or d.state = ${state ?? null}::text)
  and (${type ?? null}::text is null or v.type = ${type ?? null}::text)`;

/** Returns deliveries, newest first. */
export const listDeliveries = (
  db: Queryable,
  filter: DeliveryFilter,
  {
    limit,
    offset,
    after,
  }: { readonly limit: number; readonly offset: number; readonly after: CursorPosition | null },
): Promise<readonly DeliveryRow[]> =>
  db.query<DeliveryRow>(sql`
    select ${deliveryColumns} from webhook_deliveries d join webhook_events v on v.id = d.event_id
    where ${matching(filter)} and (${after?.id ?? null}::int is null or d.id < ${after?.id ?? null}::int)
    order by d.id desc limit ${limit} offset ${offset}`);

export async function countDeliveries(db: Queryable, filter: DeliveryFilter): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from webhook_deliveries d join webhook_events v on v.id = d.event_id
    where ${matching(filter)}`);
  return row?.count ?? 0;
}

/** Finds a delivery with its endpoint, of any owner; null when the endpoint was removed. */
export async function findDelivery(
  db: Queryable,
  id: number,
  owner?: EndpointOwner,
): Promise<(DeliveryRow & { endpoint: EndpointRow }) | null> {
  const [row] = await db.query<DeliveryRow>(sql`
    select ${deliveryColumns} from webhook_deliveries d join webhook_events v on v.id = d.event_id where d.id = ${id}`);
  if (!row) return null;
  const [endpoint] = await db.query<EndpointRow>(sql`
    select ${columns} from webhook_endpoints e where e.id = ${row.endpoint_id} and e.deleted_at is null
      and ${owner === undefined ? sql`true` : owned(owner)}`);
  return endpoint ? { ...row, endpoint } : null;
}

/** Inserts a delivery for every subscribed endpoint, without duplicates. Returns the new ones. */
export const insertDeliveries = (db: Queryable, eventId: string): Promise<readonly { id: number }[]> =>
  db.query<{ id: number }>(sql`
    insert into webhook_deliveries (endpoint_id, event_id, next_attempt_at)
    select e.id, v.id, now() from webhook_events v join webhook_endpoints e
      on e.deleted_at is null and e.state = 'active' and v.type = any(e.events)
        and (e.user_id is null or e.user_id = v.user_id)
    where v.id = ${eventId}
    on conflict (endpoint_id, event_id) do nothing returning id`);

/** Inserts a test event and its delivery to the endpoint. */
export async function insertTest(db: Queryable, endpoint: EndpointRow): Promise<number> {
  const [row] = await db.query<{ id: number }>(sql`
    with numbered as (
      insert into webhook_sequences (resource, last) values (${`webhook_endpoint:${endpoint.id}`}, 1)
      on conflict (resource) do update set last = webhook_sequences.last + 1 returning last
    ), event as (
      insert into webhook_events (type, resource, sequence, user_id, data)
      select 'webhook.test', ${`webhook_endpoint:${endpoint.id}`}, last, ${endpoint.user_id}::int, ${json({})}
      from numbered returning id
    )
    insert into webhook_deliveries (endpoint_id, event_id, next_attempt_at)
    select ${endpoint.id}, id, now() from event returning id`);
  if (!row) throw new Error('inserting a delivery returned no row');
  return row.id;
}

export interface AttemptResult {
  readonly state: DeliveryRow['state'];
  readonly status: number | null;
  readonly error: string | null;
  readonly ms: number | null;
  readonly nextAt: Date | null;
}

/** Records an attempt; only the first call for attempt number `attempts` has an effect. */
export const recordAttempt = (
  db: Queryable,
  id: number,
  attempts: number,
  { state, status, error, ms, nextAt }: AttemptResult,
): Promise<number> =>
  db.execute(sql`
    update webhook_deliveries set state = ${state}, status = ${status}, error = ${error}, ms = ${ms},
      attempts = ${attempts}, next_attempt_at = ${nextAt?.toISOString() ?? null}::timestamptz,
      finished_at = case when ${state} = 'waiting' then null else now() end
    where id = ${id} and attempts = ${attempts - 1}`);

/** Makes a delivery due now, whatever its state. Returns its number of attempts. */
export async function reopenDelivery(db: Queryable, id: number): Promise<number | null> {
  const [row] = await db.query<{ attempts: number }>(sql`
    update webhook_deliveries set state = 'waiting', next_attempt_at = now(), finished_at = null
    where id = ${id} returning attempts`);
  return row?.attempts ?? null;
}

/** Records since when an endpoint fails, or that it works. Pauses it after `days` of failure. */
export const recordEndpointHealth = (
  db: Queryable,
  id: number,
  arrived: boolean,
  days: number,
): Promise<number> =>
  arrived
    ? db.execute(sql`
        update webhook_endpoints set failing_since = null where id = ${id} and failing_since is not null`)
    : db.execute(sql`
        update webhook_endpoints set failing_since = coalesce(failing_since, now()),
          state = case when failing_since < now() - make_interval(days => ${days}::int) then 'paused' else state end,
          paused_reason = case when failing_since < now() - make_interval(days => ${days}::int)
            then 'Nothing has arrived for days.' else paused_reason end
        where id = ${id}`);

/** Deletes events and their deliveries after a month. */
export const purgeEvents = (db: Queryable): Promise<number> =>
  db.execute(sql`delete from webhook_events where created_at < now() - interval '30 days'`);
