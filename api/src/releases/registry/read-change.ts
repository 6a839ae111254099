import type { ReleasableName } from '@shop/contracts';
import { type RegionId, regionIds, regionOf } from '@shop/regions';
import { type Call, type CallUser, type Failure, fail, type KeyGrant } from '../../platform/index.ts';
import type { ChangeInput } from './promote-release.ts';

/** Returns the region with exactly this id, or an error that lists all. */
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
 * Requires the reason of a change from signed-in staff, since the history shows it; tools may omit
 * it.
 */
export const requireReason = (
  { user, key }: Caller,
  reason: string | undefined,
): string | Failure<'invalid_input'> => {
  const text = reason ?? '';
  return text === '' && user !== null && key === null
    ? fail('invalid_input', {
        fields: [{ path: 'reason', code: 'required', message: 'Give a reason; it is shown in the history.' }],
      })
    : text;
};

interface ChangeBody {
  readonly region: string;
  readonly name: ReleasableName;
  readonly reason?: string | undefined;
  readonly rev?: number | undefined;
}

/** Reads the requested change, with the caller as actor. */
export const readChange = (
  call: Caller & { readonly actor: string; readonly body: ChangeBody },
): ChangeInput | Failure<'release_invalid' | 'invalid_input'> => {
  const { body, actor } = call;
  const region = requireRegion(body.region);
  if (typeof region !== 'string') return region;
  const reason = requireReason(call, body.reason);
  return typeof reason === 'string' ? { region, name: body.name, by: actor, reason, rev: body.rev } : reason;
};

/**
 * Refuses remotes or regions outside what the caller is limited to; for calls that do not name exactly
 * one region or remote.
 */
export const refuseBeyondGrant = (
  held: Pick<KeyGrant, 'regions' | 'remotes'>,
  { names, regions }: { readonly names: readonly string[]; readonly regions: readonly string[] },
): Failure<'forbidden'> | null => {
  const exceeded = (limit: readonly string[] | null, asked: readonly string[]) =>
    limit !== null && asked.some((one) => !limit.includes(one)) ? limit : null;
  const limit = exceeded(held.remotes, names) ?? exceeded(held.regions, regions);
  return limit === null ? null : fail('forbidden', { detail: `This is limited to ${limit.join(', ')}.` });
};
