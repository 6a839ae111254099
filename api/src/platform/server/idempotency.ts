import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../db/db.ts';
import { type Failure, fail } from './result.ts';

/** Seed of the hash that is the key of a request's advisory lock; its value is arbitrary. */
const lockSeed = 7302116;

/** A stored reply, so that a replay is the same byte for byte. */
export interface StoredReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** The same request may succeed a moment later, so this reply must not be stored. */
  readonly isTransient?: boolean;
}

export type OnceResult =
  | { readonly kind: 'ran' | 'replay'; readonly reply: StoredReply }
  | { readonly kind: 'refused'; readonly failure: Failure<'idempotency_key_reused' | 'request_in_progress'> };

interface StoredReplyRow {
  readonly same: boolean;
  readonly state: 'in_progress' | 'done';
  readonly status: number;
  readonly content_type: string;
  readonly body: string;
}

/**
 * Maps a stored key to its reply or to the reason for refusing this request; null for an unused
 * key.
 */
const toOnceResult = ({
  same,
  state,
  status,
  content_type,
  body,
}: Partial<StoredReplyRow>): OnceResult | null => {
  if (state === undefined || state === null) return null;
  if (!same) return { kind: 'refused', failure: fail('idempotency_key_reused') };
  return state === 'done' && status !== undefined && content_type !== undefined && body !== undefined
    ? { kind: 'replay', reply: { status, contentType: content_type, body } }
    : { kind: 'refused', failure: fail('request_in_progress') };
};

const findStoredReply = async (
  db: Queryable,
  actor: string,
  key: string,
  fingerprint: Buffer,
): Promise<OnceResult> => {
  const [row] = await db.query<StoredReplyRow>(sql`
    select fingerprint = ${fingerprint} as same, state, status, content_type, body
    from idempotency_keys where actor = ${actor} and key = ${key}`);
  return (row && toOnceResult(row)) ?? { kind: 'refused', failure: fail('request_in_progress') };
};

/**
 * How long a claim lasts without renewal, how often its process renews it, and for how long at
 * most: a request ends after 65 s, so one that is still renewed after 90 hangs.
 */
export interface Lease {
  readonly seconds: number;
  readonly renewMs: number;
  readonly longestMs: number;
}
const defaultLease: Lease = { seconds: 6, renewMs: 1500, longestMs: 90_000 };

export const computeFingerprint = (method: string, url: string, body: string): Buffer =>
  createHash('sha256').update(`${method} ${url}\n${body}`).digest();

interface Claim {
  readonly actor: string;
  readonly key: string;
  /** Identifies this run: one that lost its claim to another neither renews nor ends it. */
  readonly holder: string;
}

/**
 * Claims a key before a request in phases, which calls other services between its transactions.
 * Exactly one of several simultaneous requests gets null and runs; the others fail as in progress,
 * and later ones get its reply. The same key with another request fails. When a claim expires
 * because its process died, the next identical request gets it.
 */
const claimKey = async (
  db: Queryable,
  { actor, key, holder }: Claim,
  fingerprint: Buffer,
  seconds: number,
): Promise<OnceResult | null> => {
  const inserted = await db.execute(sql`
    insert into idempotency_keys (actor, key, fingerprint, state, holder, held_until)
    values (${actor}, ${key}, ${fingerprint}, 'in_progress', ${holder}, now() + make_interval(secs => ${seconds}))
    on conflict (actor, key) do update set started_at = now(), fingerprint = excluded.fingerprint, state = 'in_progress',
      holder = excluded.holder, held_until = excluded.held_until, status = null, content_type = null, body = null
    where idempotency_keys.started_at < now() - interval '1 day'
      or (idempotency_keys.state = 'in_progress' and idempotency_keys.fingerprint = excluded.fingerprint
        and coalesce(idempotency_keys.held_until, idempotency_keys.started_at + interval '90 seconds') < now())`);
  if (inserted === 1) return null;
  return findStoredReply(db, actor, key, fingerprint);
};

/** Renews a claim while its request runs. Returns a function that stops it. */
const renewClaim = (db: Queryable, { actor, key, holder }: Claim, lease: Lease): (() => void) => {
  const until = performance.now() + lease.longestMs;
  const timer = setInterval(() => {
    if (performance.now() > until) return clearInterval(timer);
    db.execute(sql`
      update idempotency_keys set held_until = now() + make_interval(secs => ${lease.seconds})
      where actor = ${actor} and key = ${key} and holder = ${holder} and state = 'in_progress'`).catch(
      // The next renewal retries after a short outage; a longer one makes the request itself fail.
      () => undefined,
    );
  }, lease.renewMs);
  timer.unref();
  return () => clearInterval(timer);
};

/**
 * Stores the reply for replays; a transient failure releases the key instead, so that the caller
 * can retry.
 */
const storeReply = async (
  db: Queryable,
  { actor, key, holder }: Claim,
  reply: StoredReply,
): Promise<void> => {
  if (reply.isTransient) {
    await db.execute(
      sql`delete from idempotency_keys where actor = ${actor} and key = ${key} and holder = ${holder}`,
    );
    return;
  }
  await db.execute(sql`
    update idempotency_keys set state = 'done', status = ${reply.status}, content_type = ${reply.contentType}, body = ${reply.body}
    where actor = ${actor} and key = ${key} and holder = ${holder}`);
};

/**
 * Runs a request in phases under its key: claims it before and stores the reply afterwards. The
 * claim is renewed while the process lives, so the key of a dead process is free after seconds.
 * When a process hangs longer, its request may run a second time beside it, which such requests
 * must tolerate; it then no longer touches the key.
 */
export const runInPhases = async (
  db: Queryable,
  actor: string,
  key: string,
  fingerprint: Buffer,
  run: () => Promise<StoredReply>,
  lease: Lease = defaultLease,
): Promise<OnceResult> => {
  const claim = { actor, key, holder: randomUUID() };
  const known = await claimKey(db, claim, fingerprint, lease.seconds);
  if (known) return known;
  const stop = renewClaim(db, claim, lease);
  try {
    const reply = await run();
    await storeReply(db, claim, reply);
    return { kind: 'ran', reply };
  } finally {
    stop();
  }
};

/**
 * Runs a request whose effects are all in this store at most once under its key. Effects and reply
 * commit together, so that a dead process or broken connection leaves both or neither, and a
 * repeated request gets the identical reply. A running request holds a lock that ends with its
 * connection, so there is no timeout.
 */
export const runOnce = async (
  db: Db,
  actor: string,
  key: string,
  fingerprint: Buffer,
  run: () => Promise<StoredReply>,
): Promise<OnceResult> => {
  const ended = await db.joined<OnceResult | null>(async (tx) => {
    const [seen] = await tx.query<{ mine: boolean } & Partial<StoredReplyRow>>(sql`
      select pg_try_advisory_xact_lock(hashtextextended(${`${actor} ${key}`}, ${lockSeed})) as mine,
        k.fingerprint = ${fingerprint} as same, k.state, k.status, k.content_type, k.body
      from (select 1) once left join idempotency_keys k
        on k.actor = ${actor} and k.key = ${key} and k.started_at > now() - interval '1 day'`);
    if (!seen?.mine)
      return { commit: false, value: { kind: 'refused', failure: fail('request_in_progress') } };
    const known = toOnceResult(seen);
    if (known) return { commit: false, value: known };
    const reply = await run();
    if (reply.isTransient) return { commit: false, value: { kind: 'ran', reply } };
    const inserted = await tx.execute(sql`
      insert into idempotency_keys (actor, key, fingerprint, state, status, content_type, body)
      values (${actor}, ${key}, ${fingerprint}, 'done', ${reply.status}, ${reply.contentType}, ${reply.body})
      on conflict (actor, key) do update set started_at = now(), fingerprint = excluded.fingerprint, state = 'done',
        status = excluded.status, content_type = excluded.content_type, body = excluded.body
      where idempotency_keys.started_at <= now() - interval '1 day'`);
    // Another run committed in the meantime: its effects stand, these roll back.
    return inserted === 1 ? { commit: true, value: { kind: 'ran', reply } } : { commit: false, value: null };
  });
  if (ended) return ended;
  return findStoredReply(db, actor, key, fingerprint);
};

/** Deletes keys older than a day with their replies. Returns their number. */
export const purgeIdempotencyKeys = (db: Queryable): Promise<number> =>
  db.execute(sql`delete from idempotency_keys where started_at < now() - interval '1 day'`);
