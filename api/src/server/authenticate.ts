import type { Audience } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/db.ts';
import type { CallUser } from './call.ts';
import { type Failure, fail } from './result.ts';
import { hashToken, sameSecret } from './tokens.ts';

export interface Caller {
  readonly user: CallUser | null;
  readonly actor: string;
}

/** The user of a token that is neither expired nor revoked, in one statement. */
const findUserByToken = async (db: Queryable, token: string): Promise<CallUser | null> => {
  if (token.length < 20 || token.length > 200) return null;
  const [row] = await db.query<Omit<CallUser, 'anonymous' | 'token'>>(sql`
    select u.id, u.email, u.role, u.locale from user_tokens t join users u on u.id = t.user_id
    where t.token_hash = ${hashToken(token)} and t.expires_at > now()`);
  return row ? { ...row, anonymous: row.email === null, token } : null;
};

export interface Credentials {
  readonly token: string | undefined;
  /** The bearer of `Authorization`, for staff tools. */
  readonly key: string | undefined;
}

/** Finds out who calls and whether the endpoint is for them. */
export const authenticate = async (
  db: Queryable,
  audience: Audience,
  { token, key }: Credentials,
  staffKeys: Readonly<Record<string, string>>,
): Promise<Caller | Failure<'unauthorized' | 'not_found'>> => {
  if (audience === 'staff' && key !== undefined) {
    const name = Object.keys(staffKeys).find((candidate) => sameSecret(staffKeys[candidate] ?? '', key));
    return name === undefined
      ? fail('unauthorized', { detail: 'This key is not known here.' })
      : { user: null, actor: `staff:${name}` };
  }
  const user = token === undefined ? null : await findUserByToken(db, token);
  if (audience === 'anyone') return { user, actor: user ? `user:${user.id}` : 'anyone' };
  if (!user) return fail('unauthorized');
  if (audience === 'member' && user.anonymous)
    return fail('unauthorized', { detail: 'Sign in or register to go on.' });
  // Whoever is not staff shall not learn what exists behind it.
  if (audience === 'staff' && user.role !== 'staff') return fail('not_found');
  return { user, actor: user.role === 'staff' ? `staff:${user.id}` : `user:${user.id}` };
};
