import { coversScope } from '@shop/contracts';
import { regionOf } from '@shop/regions';
import type { Queryable } from '../db/db.ts';
import type { KeyGrant } from '../server/call.ts';
import { type Failure, fail, ok, type Result } from '../server/result.ts';
import { newToken } from '../server/tokens.ts';
import { insertKey } from './keys.repo.ts';
import type { CreatedApiKey } from './present-key.ts';
import { presentKey } from './present-key.ts';

export interface KeyInput {
  readonly kind: 'member' | 'staff';
  readonly userId: number | null;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly regions?: readonly string[] | undefined;
  readonly remotes?: readonly string[] | undefined;
  readonly expires_at?: string | undefined;
  readonly actor: string;
  /** The API key that makes the call, if any. */
  readonly by: KeyGrant | null;
  readonly now: Date;
}

const refuseWiderThanOwn = (what: string): Failure<'forbidden'> =>
  fail('forbidden', { detail: `A key cannot create a key with more rights than its own: ${what}.` });

const isWithin = (wished: readonly string[] | undefined, own: readonly string[] | null): boolean =>
  own === null || (wished?.every((value) => own.includes(value)) ?? false);

/** A key that creates another must hold every scope of the new key and must not expire earlier. */
const validateScope = ({
  scopes,
  regions,
  remotes,
  expires_at,
  by,
}: KeyInput): Failure<'forbidden'> | null => {
  if (by === null) return null;
  const extra = scopes.find((scope) => !coversScope(by.scopes, scope));
  if (extra !== undefined) return refuseWiderThanOwn(extra);
  if (!isWithin(regions, by.regions)) return refuseWiderThanOwn('regions');
  if (!isWithin(remotes, by.remotes)) return refuseWiderThanOwn('remotes');
  if (by.expiresAt !== null && (expires_at === undefined || new Date(expires_at) > by.expiresAt))
    return refuseWiderThanOwn('expires_at');
  return null;
};

/** Creates a key of 256 random bits. Only this result contains the key. */
export const createKey = async (
  db: Queryable,
  input: KeyInput,
): Promise<Result<CreatedApiKey, 'forbidden' | 'invalid_input' | 'internal'>> => {
  const unknown =
    input.regions?.findIndex((region) => regionOf(region) === null || regionOf(region) === undefined) ?? -1;
  if (unknown >= 0)
    return fail('invalid_input', {
      fields: [{ path: `regions.${unknown}`, code: 'not_offered', message: 'Choose a region of the shop.' }],
    });
  if (input.expires_at !== undefined && new Date(input.expires_at) <= input.now)
    return fail('invalid_input', {
      fields: [{ path: 'expires_at', code: 'too_small', message: 'Choose a time in the future.' }],
    });
  const refused = validateScope(input);
  if (refused !== null) return refused;
  const key = `key_${newToken()}`;
  const row = await insertKey(db, {
    kind: input.kind,
    userId: input.userId,
    name: input.name,
    key,
    scopes: [...new Set(input.scopes)],
    regions: input.regions ?? null,
    remotes: input.remotes ?? null,
    createdBy: input.actor,
    expiresAt: input.expires_at ?? null,
  });
  return row === null ? fail('internal') : ok({ ...presentKey(row), key });
};
