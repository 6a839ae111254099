import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db, Queryable } from '../db/db.ts';
import { type Failure, fail } from './result.ts';

/** A reply as it was sent, so that a replay is the same byte for byte. */
export interface KeptReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** The same request may succeed a moment later, so this is not the reply to keep. */
  readonly again?: boolean;
}

export type Once =
  | { readonly kind: 'ran' | 'replay'; readonly reply: KeptReply }
  | { readonly kind: 'refused'; readonly failure: Failure<'idempotency_key_reused' | 'request_in_progress'> };

interface KeptRow {
  readonly same: boolean;
  readonly state: 'in_progress' | 'done';
  readonly status: number;
  readonly content_type: string;
  readonly body: string;
}

/** What is known of a key: its reply, or why there is none for this request; null for a key nobody has used. */
const knownReply = ({ same, state, status, content_type, body }: Partial<KeptRow>): Once | null => {
  if (state === undefined || state === null) return null;
  if (!same) return { kind: 'refused', failure: fail('idempotency_key_reused') };
  return state === 'done' && status !== undefined && content_type !== undefined && body !== undefined
    ? { kind: 'replay', reply: { status, contentType: content_type, body } }
    : { kind: 'refused', failure: fail('request_in_progress') };
};

const findKept = async (db: Queryable, actor: string, key: string, fingerprint: Buffer): Promise<Once> => {
  const [row] = await db.query<KeptRow>(sql`
    select fingerprint = ${fingerprint} as same, state, status, content_type, body
    from idempotency_keys where actor = ${actor} and key = ${key}`);
  return (row && knownReply(row)) ?? { kind: 'refused', failure: fail('request_in_progress') };
};

/** A request is over after 65 s, so an older one that is still "in progress" died with its process. */
const abandonedAfter = '90 seconds';

export const fingerprintOf = (method: string, url: string, body: string): Buffer =>
  createHash('sha256').update(`${method} ${url}\n${body}`).digest();

/**
 * Claims a key before a request of several phases runs, between which others are asked and nothing may stay open.
 * Exactly one of several simultaneous requests gets null and runs; the others are told that it is in progress, and
 * later callers get its reply. The same key with another request is refused.
 */
const claimKey = async (
  db: Queryable,
  actor: string,
  key: string,
  fingerprint: Buffer,
): Promise<Once | null> => {
  const inserted = await db.execute(sql`
    insert into idempotency_keys (actor, key, fingerprint, state) values (${actor}, ${key}, ${fingerprint}, 'in_progress')
    on conflict (actor, key) do update set started_at = now(), fingerprint = excluded.fingerprint, state = 'in_progress',
      status = null, content_type = null, body = null
    where idempotency_keys.started_at < now() - interval '1 day'
      or (idempotency_keys.state = 'in_progress' and idempotency_keys.fingerprint = excluded.fingerprint
        and idempotency_keys.started_at < now() - ${abandonedAfter}::interval)`);
  if (inserted === 1) return null;
  return findKept(db, actor, key, fingerprint);
};
/** Keeps the reply for replays; a failure that passes frees the key instead, so that the caller can try again. */
const settleKey = async (db: Queryable, actor: string, key: string, reply: KeptReply): Promise<void> => {
  if (reply.again) {
    await db.execute(sql`delete from idempotency_keys where actor = ${actor} and key = ${key}`);
    return;
  }
  await db.execute(sql`
    update idempotency_keys set state = 'done', status = ${reply.status}, content_type = ${reply.contentType}, body = ${reply.body}
    where actor = ${actor} and key = ${key}`);
};

/** Runs a request of several phases under its key: claimed before, its reply kept after. */
export const runInPhases = async (
  db: Queryable,
  actor: string,
  key: string,
  fingerprint: Buffer,
  run: () => Promise<KeptReply>,
): Promise<Once> => {
  const known = await claimKey(db, actor, key, fingerprint);
  if (known) return known;
  const reply = await run();
  await settleKey(db, actor, key, reply);
  return { kind: 'ran', reply };
};

/**
 * Runs a request whose effects are all in this store at most once under its key: effects and reply are one commit, so
 * that a process that dies, or a connection that breaks, leaves both or neither, and whoever asks again at once gets
 * the very reply. A request that runs still holds a lock that ends with its connection; nothing has to time out.
 */
export const runOnce = async (
  db: Db,
  actor: string,
  key: string,
  fingerprint: Buffer,
  run: () => Promise<KeptReply>,
): Promise<Once> => {
  const ended = await db.joined<Once | null>(async (tx) => {
    const [seen] = await tx.query<{ mine: boolean } & Partial<KeptRow>>(sql`
      select pg_try_advisory_xact_lock(hashtextextended(${`${actor} ${key}`}, 7302116)) as mine,
        k.fingerprint = ${fingerprint} as same, k.state, k.status, k.content_type, k.body
      from (select 1) once left join idempotency_keys k
        on k.actor = ${actor} and k.key = ${key} and k.started_at > now() - interval '1 day'`);
    if (!seen?.mine)
      return { commit: false, value: { kind: 'refused', failure: fail('request_in_progress') } };
    const known = knownReply(seen);
    if (known) return { commit: false, value: known };
    const reply = await run();
    if (reply.again) return { commit: false, value: { kind: 'ran', reply } };
    const kept = await tx.execute(sql`
      insert into idempotency_keys (actor, key, fingerprint, state, status, content_type, body)
      values (${actor}, ${key}, ${fingerprint}, 'done', ${reply.status}, ${reply.contentType}, ${reply.body})
      on conflict (actor, key) do update set started_at = now(), fingerprint = excluded.fingerprint, state = 'done',
        status = excluded.status, content_type = excluded.content_type, body = excluded.body
      where idempotency_keys.started_at <= now() - interval '1 day'`);
    // Another one was committed while this one looked: its effects stand, these are undone.
    return kept === 1 ? { commit: true, value: { kind: 'ran', reply } } : { commit: false, value: null };
  });
  if (ended) return ended;
  return findKept(db, actor, key, fingerprint);
};

/** Forgets replies older than a day. Returns how many. */
export const purgeKeys = (db: Queryable): Promise<number> =>
  db.execute(sql`delete from idempotency_keys where started_at < now() - interval '1 day'`);
