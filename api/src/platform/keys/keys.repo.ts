import { type SQL, sql } from 'drizzle-orm';
import { array, type Queryable } from '../db/db.ts';
import type { CursorPosition } from '../server/cursor.ts';
import { hashToken } from '../server/tokens.ts';

export interface KeyRow {
  readonly id: number;
  readonly kind: 'member' | 'staff';
  readonly name: string;
  readonly hint: string;
  readonly scopes: readonly string[];
  readonly regions: readonly string[] | null;
  readonly remotes: readonly string[] | null;
  readonly created_by: string;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
}

const columns: SQL = sql`k.id, k.kind, k.name, k.hint, k.scopes, k.regions, k.remotes, k.created_by, k.created_at,
  k.expires_at, k.last_used_at, k.revoked_at`;

export interface NewKey {
  readonly kind: 'member' | 'staff';
  readonly userId: number | null;
  readonly name: string;
  readonly key: string;
  readonly scopes: readonly string[];
  readonly regions: readonly string[] | null;
  readonly remotes: readonly string[] | null;
  readonly createdBy: string;
  /** ISO 8601; null: no expiry. */
  readonly expiresAt: string | null;
}

const listOrNull = (values: readonly string[] | null): SQL =>
  values === null ? sql`null` : array(values, 'text');

/** Inserts a key; only its hash is stored. */
export async function insertKey(db: Queryable, key: NewKey): Promise<KeyRow | null> {
  const [row] = await db.query<KeyRow>(sql`
    insert into api_keys as k (kind, user_id, name, hint, key_hash, scopes, regions, remotes, created_by, expires_at)
    values (${key.kind}, ${key.userId}, ${key.name}, ${key.key.slice(0, 10)}, ${hashToken(key.key)},
      ${array(key.scopes, 'text')}, ${listOrNull(key.regions)}, ${listOrNull(key.remotes)}, ${key.createdBy},
      ${key.expiresAt}::timestamptz)
    returning ${columns}`);
  return row ?? null;
}

/** The keys that a caller may see: those of one account, or all. */
export interface KeyFilter {
  readonly userId: number | null;
  readonly kind?: 'member' | 'staff' | undefined;
}

const visible = ({ userId, kind }: KeyFilter): SQL => sql`
  (${userId}::int is null or (k.user_id = ${userId}::int and k.kind = 'member'))
  and (${kind ?? null}::text is null or k.kind = ${kind ?? null}::text)`;

/** Returns keys, newest first. */
export const listKeys = (
  db: Queryable,
  filter: KeyFilter,
  {
    limit,
    offset,
    after,
  }: { readonly limit: number; readonly offset: number; readonly after: CursorPosition | null },
): Promise<readonly KeyRow[]> =>
  db.query<KeyRow>(sql`
    select ${columns} from api_keys k where ${visible(filter)}
      and (${after?.id ?? null}::int is null or k.id < ${after?.id ?? null}::int) order by k.id desc limit ${limit} offset ${offset}`);

export async function countKeys(db: Queryable, filter: KeyFilter): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from api_keys k where ${visible(filter)}`);
  return row?.count ?? 0;
}

export async function findKey(db: Queryable, id: number, filter: KeyFilter): Promise<KeyRow | null> {
  const [row] = await db.query<KeyRow>(sql`
    select ${columns} from api_keys k where k.id = ${id} and ${visible(filter)}`);
  return row ?? null;
}

/** Revokes a key. A key that was revoked before retains its time and name of revocation. */
export async function endKey(
  db: Queryable,
  id: number,
  by: string,
  filter: KeyFilter,
): Promise<KeyRow | null> {
  const [row] = await db.query<KeyRow>(sql`
    update api_keys k set revoked_at = coalesce(k.revoked_at, now()), revoked_by = coalesce(k.revoked_by, ${by})
    where k.id = ${id} and ${visible(filter)} returning ${columns}`);
  return row ?? null;
}

export interface UsableKey {
  readonly id: number;
  readonly kind: 'member' | 'staff';
  readonly scopes: readonly string[];
  readonly regions: readonly string[] | null;
  readonly remotes: readonly string[] | null;
  readonly expires_at: Date | null;
  readonly user_id: number | null;
  readonly email: string | null;
  readonly role: 'customer' | 'staff' | null;
  readonly locale: string | null;
  /** Whether its recorded last use is more than a minute ago. */
  readonly stale: boolean;
}

/**
 * Finds a key that is neither revoked nor expired, with the account it acts for. The account must
 * still exist.
 */
export async function findUsableKey(db: Queryable, key: string): Promise<UsableKey | null> {
  const [row] = await db.query<UsableKey>(sql`
    select k.id, k.kind, k.scopes, k.regions, k.remotes, k.expires_at, u.id as user_id, u.email, u.role, u.locale,
      coalesce(k.last_used_at < now() - interval '1 minute', true) as stale
    from api_keys k left join users u on u.id = k.user_id
    where k.key_hash = ${hashToken(key)} and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())
      and (k.kind = 'staff' or u.email is not null)`);
  return row ?? null;
}

export const touchKey = (db: Queryable, id: number): Promise<number> =>
  db.execute(sql`update api_keys set last_used_at = now() where id = ${id}`);
