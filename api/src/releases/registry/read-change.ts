import type { ReleasableName } from '@shop/contracts';
import { type RegionId, regionIds, regionOf } from '@shop/regions';
import { type Call, type CallUser, type Failure, fail, type KeyGrant } from '../../platform/index.ts';
import type { ChangeInput } from './promote-release.ts';

/** The region of that exact id, or a refusal that lists them. */
export const requireRegion = (id: string): RegionId | Failure<'release_invalid'> => {
  const region = regionOf(id)?.id;
  return region !== undefined && region === id
    ? region
    : fail('release_invalid', {
        detail: `There is no region "${id}". Regions: ${regionIds.join(', ')}.`,
      });
};

type Caller = Pick<Call<unknown, unknown, unknown, CallUser | null>, 'user' | 'key'>;

/**
 * Why something is done: a person who is signed in must say it, since others will read it in the history; a tool may
 * leave it out.
 */
export const requireReason = (
  { user, key }: Caller,
  reason: string | undefined,
): string | Failure<'invalid_input'> => {
  const text = reason ?? '';
  return text === '' && user !== null && key === null
    ? fail('invalid_input', {
        fields: [{ path: 'reason', code: 'required', message: 'Say why; it is kept in the history.' }],
      })
    : text;
};

interface ChangeBody {
  readonly region: string;
  readonly name: ReleasableName;
  readonly reason?: string | undefined;
  readonly rev?: number | undefined;
}

/** The change a caller asks for, under their own name. */
export const readChange = (
  call: Caller & { readonly actor: string; readonly body: ChangeBody },
): ChangeInput | Failure<'release_invalid' | 'invalid_input'> => {
  const { body, actor } = call;
  const region = requireRegion(body.region);
  if (typeof region !== 'string') return region;
  const reason = requireReason(call, body.reason);
  return typeof reason === 'string' ? { region, name: body.name, by: actor, reason, rev: body.rev } : reason;
};

/** What a key that is held to remotes or regions may not touch; what has no one region or remote is looked at here. */
export const refuseBeyondGrant = (
  key: KeyGrant | null,
  { names, regions }: { readonly names: readonly string[]; readonly regions: readonly string[] },
): Failure<'forbidden'> | null => {
  const grantExceeded = (held: readonly string[] | null | undefined, asked: readonly string[]) =>
    held != null && asked.some((one) => !held.includes(one)) ? held : null;
  const held = grantExceeded(key?.remotes, names) ?? grantExceeded(key?.regions, regions);
  return held === null ? null : fail('forbidden', { detail: `This API key is held to ${held.join(', ')}.` });
};
