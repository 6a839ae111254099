import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import { type Failure, fail } from './result.ts';

/** A reply as it was sent, so that a replay is the same byte for byte. */
export interface KeptReply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** The same request may succeed a moment later, so this is not the reply to keep. */
  readonly again?: boolean;
}

export type Claim =
  | { readonly kind: 'run' }
  | { readonly kind: 'replay'; readonly reply: KeptReply }
  | { readonly kind: 'refused'; readonly failure: Failure<'idempotency_key_reused' | 'request_in_progress'> };

/** A request is over after 65 s, so an older one that is still "in progress" died with its process. */
const abandonedAfter = '90 seconds';

export const fingerprintOf = (method: string, url: string, body: string): Buffer =>
  createHash('sha256').update(`${method} ${url}\n${body}`).digest();

/**
 * Claims a key before the request runs. Exactly one of several simultaneous requests gets `run`; the others are told
 * that it is in progress, and later callers get its reply. The same key with another request is refused.
 */
export const claimKey = async (
  db: Queryable,
  actor: string,
  key: string,
  fingerprint: Buffer,
): Promise<Claim> => {
  const inserted = await db.execute(sql`
    insert into idempotency_keys (actor, key, fingerprint, state) values (${actor}, ${key}, ${fingerprint}, 'in_progress')
    on conflict (actor, key) do update set started_at = now(), fingerprint = excluded.fingerprint, state = 'in_progress',
      status = null, content_type = null, body = null
    where idempotency_keys.started_at < now() - interval '1 day'
      or (idempotency_keys.state = 'in_progress' and idempotency_keys.fingerprint = excluded.fingerprint
        and idempotency_keys.started_at < now() - ${abandonedAfter}::interval)`);
  if (inserted === 1) return { kind: 'run' };
  const [row] = await db.query<{
    same: boolean;
    state: string;
    status: number;
    content_type: string;
    body: string;
  }>(sql`
    select fingerprint = ${fingerprint} as same, state, status, content_type, body
    from idempotency_keys where actor = ${actor} and key = ${key}`);
  if (row && !row.same) return { kind: 'refused', failure: fail('idempotency_key_reused') };
  if (row?.state === 'done')
    return { kind: 'replay', reply: { status: row.status, contentType: row.content_type, body: row.body } };
  return { kind: 'refused', failure: fail('request_in_progress') };
};

/** Keeps the reply for replays; a failure that passes frees the key instead, so that the caller can try again. */
export const settleKey = async (
  db: Queryable,
  actor: string,
  key: string,
  reply: KeptReply,
): Promise<void> => {
  if (reply.again) {
    await db.execute(sql`delete from idempotency_keys where actor = ${actor} and key = ${key}`);
    return;
  }
  await db.execute(sql`
    update idempotency_keys set state = 'done', status = ${reply.status}, content_type = ${reply.contentType}, body = ${reply.body}
    where actor = ${actor} and key = ${key}`);
};

/** Forgets replies older than a day. Returns how many. */
export const purgeKeys = (db: Queryable): Promise<number> =>
  db.execute(sql`delete from idempotency_keys where started_at < now() - interval '1 day'`);
