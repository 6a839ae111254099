import { coversScope, type Endpoint, scopeOf } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import { findUsableKey, touchKey, type UsableKey } from '../keys/keys.repo.ts';
import type { CallUser, KeyGrant } from './call.ts';
import { type Failure, fail } from './result.ts';
import { hashToken, sameSecret } from './tokens.ts';

export interface Caller {
  readonly user: CallUser | null;
  readonly actor: string;
  readonly key: KeyGrant | null;
}

/** Finds the user of a token that is neither expired nor revoked, in one statement. */
const findUserByToken = async (db: Queryable, token: string): Promise<CallUser | null> => {
  if (token.length < 20 || token.length > 200) return null;
  const [row] = await db.query<Omit<CallUser, 'anonymous' | 'token'>>(sql`
    select u.id, u.email, u.role, u.locale from user_tokens t join users u on u.id = t.user_id
    where t.token_hash = ${hashToken(token)} and t.expires_at > now()`);
  return row ? { ...row, anonymous: row.email === null, token } : null;
};

/**
 * The account that a key acts for. The key never gets that account's staff permissions: those come
 * from scopes only.
 */
const userOfKey = (row: UsableKey): CallUser | null =>
  row.kind === 'member' && row.user_id !== null
    ? {
        id: row.user_id,
        email: row.email,
        anonymous: row.email === null,
        role: 'customer',
        locale: row.locale ?? 'en-US',
        token: '',
      }
    : null;

export interface Credentials {
  readonly token: string | undefined;
  /** The bearer token of `Authorization`: an API key or an operator key. */
  readonly key: string | undefined;
}

type Refusal = Failure<'unauthorized' | 'forbidden' | 'not_found'>;

const unknownKey = (): Refusal => fail('unauthorized', { detail: 'This key is not valid.' });

/**
 * Authenticates an API key. `null`: a shop tool's key, which has no account, on an endpoint that
 * needs one.
 */
const authenticateKey = async (
  db: Queryable,
  endpoint: Endpoint,
  key: string,
): Promise<Caller | Refusal | null> => {
  const row = key.length < 20 || key.length > 200 ? null : await findUsableKey(db, key);
  if (row === null) return unknownKey();
  const { audience } = endpoint;
  if (audience === 'staff' && row.kind !== 'staff') return fail('not_found');
  const everything = endpoint.alsoStaff === true && row.kind === 'staff';
  const needed = scopeOf(everything ? { ...endpoint, audience: 'staff' } : endpoint);
  if (needed === null) return fail('forbidden', { detail: 'API keys cannot do this; sign in instead.' });
  if (!coversScope(row.scopes, needed))
    return fail('forbidden', { detail: `This API key lacks the scope ${needed}.` });
  const user = userOfKey(row);
  if (user === null && !everything && (audience === 'visitor' || audience === 'member')) return null;
  if (row.stale) await touchKey(db, row.id);
  return {
    user,
    actor: row.kind === 'staff' ? `staff:key:${row.id}` : `key:${row.id}`,
    key: {
      id: row.id,
      scopes: row.scopes,
      regions: row.regions,
      remotes: row.remotes,
      expiresAt: row.expires_at,
    },
  };
};

/**
 * Authenticates the caller and checks access to the endpoint. A key that is sent must be valid,
 * even on public endpoints.
 */
export const authenticate = async (
  db: Queryable,
  endpoint: Endpoint,
  { token, key }: Credentials,
  staffKeys: Readonly<Record<string, string>>,
): Promise<Caller | Refusal> => {
  const { audience } = endpoint;
  if (key !== undefined) {
    const name = Object.keys(staffKeys).find((candidate) => sameSecret(staffKeys[candidate] ?? '', key));
    if (name !== undefined && (audience === 'staff' || endpoint.alsoStaff))
      return { user: null, actor: `staff:${name}`, key: null };
    const caller = name === undefined ? await authenticateKey(db, endpoint, key) : null;
    if (caller !== null) return caller;
    if (token === undefined && audience !== 'anyone')
      return fail('unauthorized', { detail: 'This key belongs to no account; use a key of the account.' });
  }
  const user = token === undefined ? null : await findUserByToken(db, token);
  if (audience === 'anyone') return { user, actor: user ? `user:${user.id}` : 'anyone', key: null };
  if (!user) return fail('unauthorized');
  if (audience === 'member' && user.anonymous)
    return fail('unauthorized', { detail: 'Sign in or register to continue.' });
  // Non-staff must not learn what exists here.
  if (audience === 'staff' && user.role !== 'staff') return fail('not_found');
  return { user, actor: user.role === 'staff' ? `staff:${user.id}` : `user:${user.id}`, key: null };
};

const stringAt = (value: unknown, ...path: readonly string[]): string | undefined => {
  let at = value;
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = Reflect.get(at, name);
  }
  return typeof at === 'string' ? at : undefined;
};

/**
 * Refuses regions or remotes outside the key's restrictions. Releases name their region in the
 * request; other calls in the header.
 */
export const refuseBeyondKey = (
  { regions, remotes }: KeyGrant,
  endpoint: Endpoint,
  region: RegionId,
  { query, body }: { readonly query: unknown; readonly body: unknown },
): Failure<'forbidden'> | null => {
  const releases = endpoint.path.startsWith('/releases/');
  const named = stringAt(body, 'region') ?? stringAt(query, 'region');
  // A published build is not in any region yet.
  const where = releases ? named : (named ?? region);
  if (regions !== null && where !== undefined && !regions.includes(where))
    return fail('forbidden', { detail: `This API key is limited to ${regions.join(', ')}.` });
  const remote = stringAt(body, 'name') ?? stringAt(body, 'manifest', 'name');
  if (remotes !== null && releases && remote !== undefined && !remotes.includes(remote))
    return fail('forbidden', { detail: `This API key is limited to ${remotes.join(', ')}.` });
  return null;
};
