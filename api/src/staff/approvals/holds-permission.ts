import { coversScope, needsEveryRegion, type RequestedChange, regionsWith } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import type { CallUser, KeyGrant, Queryable } from '../../platform/index.ts';
import { listRoles } from '../people/roles.repo.ts';

export interface Requester {
  readonly user: CallUser | null;
  readonly key: KeyGrant | null;
}

/** Whether the caller has a permission in all of these regions: by their roles, by the key's scopes, or as the operator. */
export const holdsPermission = async (
  db: Queryable,
  { user, key }: Requester,
  scope: string,
  wanted: readonly string[],
): Promise<boolean> => {
  const covers = (regions: readonly string[] | null) =>
    regions === null || wanted.every((region) => regions.includes(region));
  if (key !== null)
    return (
      coversScope(key.scopes, scope) && (needsEveryRegion(scope) ? key.regions === null : covers(key.regions))
    );
  return user === null || covers(regionsWith((await listRoles(db, [user.id])).get(user.id) ?? [], scope));
};

/** The regions that a change concerns: those of a price book, else the one in which it was asked for. */
export const regionsOfChange = (change: RequestedChange, region: RegionId): readonly string[] =>
  change.kind === 'price_book' ? change.price_book.regions : [region];
