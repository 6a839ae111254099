import {
  coversScope,
  type Endpoint,
  needsEveryRegion,
  permissionOf,
  rolesWith,
  scopeOf,
} from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { array, type Queryable } from '../db/db.ts';
import { findUsableKey, touchKey, type UsableKey } from '../keys/keys.repo.ts';
import type { CallUser, KeyGrant } from './call.ts';
import { type Failure, fail, isFailure } from './result.ts';
import type { ApiSettings } from './settings.ts';
import { hashToken, sameSecret } from './tokens.ts';

export interface Caller {
  readonly user: CallUser | null;
  readonly actor: string;
  readonly key: KeyGrant | null;
  /** The regions in which a person of the staff may make this call; `null`: all, or nobody of the staff. */
  readonly staffRegions: readonly string[] | null;
}

interface Session {
  readonly user: CallUser;
  /** The regions of each of the person's roles that has the permission; `null` for a customer. */
  readonly grants: readonly (readonly string[] | null)[] | null;
  /** A session of staff that still has to prove a second factor, or to set one up where the shop demands it. */
  readonly unproved: boolean;
}

/**
 * Finds the user of a token that is neither expired nor revoked, and for staff the regions in which
 * their roles have the permission and whether the second factor is proved: in one statement, so that
 * a role taken away counts at once.
 */
const findSession = async (
  db: Queryable,
  endpoint: Endpoint,
  token: string,
  demanded: boolean,
): Promise<Session | null> => {
  if (token.length < 20 || token.length > 200) return null;
  const able = isForStaff(endpoint) ? rolesWith(permissionOf(endpoint)) : [];
  const [row] = await db.query<Omit<CallUser, 'anonymous' | 'token'> & Omit<Session, 'user'>>(sql`
    select u.id, u.email, u.role, u.locale, t.second_factor_at as "secondFactorAt",
      case when u.role = 'staff' and t.second_factor_at is null then ${demanded}
        or exists (select from staff_totp f where f.user_id = u.id)
        or exists (select from staff_passkeys f where f.user_id = u.id) else false end as unproved, case when u.role = 'staff' then coalesce(
      (select jsonb_agg(to_jsonb(r.regions)) from staff_roles r
        where r.user_id = u.id and r.role = any(${array([...able], 'text')})), '[]') end as grants
    from user_tokens t join users u on u.id = t.user_id
    where t.token_hash = ${hashToken(token)} and t.expires_at > now()`);
  if (!row) return null;
  const { grants, unproved, ...user } = row;
  return { user: { ...user, anonymous: user.email === null, token }, grants, unproved };
};

/** Calls that a session of staff may not make before its second factor: all of the staff and of an account. */
const needsSecondFactor = (endpoint: Endpoint): boolean =>
  endpoint.beforeSecondFactor !== true && (endpoint.audience === 'member' || isForStaff(endpoint));

/** Whether people of the staff make this call as staff. */
const isForStaff = ({ audience, alsoStaff, staffScope }: Endpoint): boolean =>
  audience === 'staff' || alsoStaff === true || staffScope !== undefined;

/** The regions of the grants together; `null`: all. */
const unite = (grants: NonNullable<Session['grants']>): readonly string[] | null =>
  grants.includes(null) ? null : [...new Set(grants.flatMap((regions) => regions ?? []))].sort();

/**
 * Checks a person's permission in the request's region and returns its regions. Releases name their
 * region in the request, which `refuseBeyondKey` checks.
 */
const findStaffRegions = (
  endpoint: Endpoint,
  region: RegionId,
  grants: NonNullable<Session['grants']>,
): readonly string[] | null | Failure<'forbidden'> => {
  const needed = permissionOf(endpoint);
  const regions = unite(grants);
  if (regions === null) return null;
  if (regions.length === 0)
    return fail('forbidden', { detail: `Your roles do not include ${needed ?? 'this'}.` });
  if (needsEveryRegion(needed))
    return fail('forbidden', {
      detail: `${needed} concerns every region; your roles are for ${regions.join(', ')}.`,
    });
  if (!endpoint.path.startsWith('/releases/') && !regions.includes(region))
    return fail('forbidden', {
      detail: `Your roles include ${needed ?? 'this'} only in ${regions.join(', ')}.`,
    });
  return regions;
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
        secondFactorAt: null,
      }
    : null;

export interface Credentials {
  readonly token: string | undefined;
  /** The bearer token of `Authorization`: an API key or an operator key. */
  readonly key: string | undefined;
  readonly region: RegionId;
}

type Refusal = Failure<'unauthorized' | 'forbidden' | 'not_found' | 'second_factor_required'>;

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
    staffRegions: null,
  };
};

/**
 * Authenticates the caller and checks access to the endpoint. A key that is sent must be valid,
 * even on public endpoints.
 */
export const authenticate = async (
  db: Queryable,
  endpoint: Endpoint,
  { token, key, region }: Credentials,
  { staffKeys, environment }: Pick<ApiSettings, 'staffKeys' | 'environment'>,
): Promise<Caller | Refusal> => {
  const { audience } = endpoint;
  if (key !== undefined) {
    const name = Object.keys(staffKeys).find((candidate) => sameSecret(staffKeys[candidate] ?? '', key));
    if (name !== undefined && (audience === 'staff' || endpoint.alsoStaff))
      return { user: null, actor: `staff:${name}`, key: null, staffRegions: null };
    const caller = name === undefined ? await authenticateKey(db, endpoint, key) : null;
    if (caller !== null) return caller;
    if (token === undefined && audience !== 'anyone')
      return fail('unauthorized', { detail: 'This key belongs to no account; use a key of the account.' });
  }
  const session =
    token === undefined ? null : await findSession(db, endpoint, token, environment === 'production');
  const user = session?.user ?? null;
  const none = { key: null, staffRegions: null };
  if (audience === 'anyone') return { user, actor: user ? `user:${user.id}` : 'anyone', ...none };
  if (!session || !user) return fail('unauthorized');
  if (audience === 'member' && user.anonymous)
    return fail('unauthorized', { detail: 'Sign in or register to continue.' });
  // Non-staff must not learn what exists here.
  if (session.grants === null)
    return audience === 'staff' ? fail('not_found') : { user, actor: `user:${user.id}`, ...none };
  if (session.unproved && needsSecondFactor(endpoint)) return fail('second_factor_required');
  const actor = `staff:${user.id}`;
  const asCustomer = { user: { ...user, role: 'customer' as const }, actor, ...none };
  if (!isForStaff(endpoint)) return asCustomer;
  const staffRegions = findStaffRegions(endpoint, region, session.grants);
  if (!isFailure(staffRegions)) return { user, actor, key: null, staffRegions };
  return endpoint.staffScope === undefined ? staffRegions : asCustomer;
};

const stringAt = (value: unknown, ...path: readonly string[]): string | undefined => {
  let at = value;
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = Reflect.get(at, name);
  }
  return typeof at === 'string' ? at : undefined;
};

const namedRegions = (body: unknown): readonly unknown[] => {
  const regions: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'regions') : null;
  return Array.isArray(regions) ? regions : [];
};

/**
 * Refuses regions or remotes outside the restrictions of a key or of a person's roles. Releases name
 * their region in the request; other calls in the header.
 */
export const refuseBeyondKey = (
  { regions, remotes }: Pick<KeyGrant, 'regions' | 'remotes'>,
  endpoint: Endpoint,
  region: RegionId,
  { query, body }: { readonly query: unknown; readonly body: unknown },
): Failure<'forbidden'> | null => {
  const releases = endpoint.path.startsWith('/releases/');
  const named = stringAt(body, 'region') ?? stringAt(query, 'region');
  // A published build is not in any region yet.
  const where = [releases ? named : (named ?? region), ...namedRegions(body)];
  if (regions !== null && where.some((one) => one !== undefined && !regions.some((own) => own === one)))
    return fail('forbidden', { detail: `This is limited to ${regions.join(', ')}.` });
  const remote = stringAt(body, 'name') ?? stringAt(body, 'manifest', 'name');
  if (remotes !== null && releases && remote !== undefined && !remotes.includes(remote))
    return fail('forbidden', { detail: `This API key is limited to ${remotes.join(', ')}.` });
  return null;
};
