import { coversScope, regionsWith } from '@shop/contracts';
import type { RegionId } from '@shop/regions';
import type { CallUser, KeyGrant, Queryable } from '../../platform/index.ts';
import { listRoles } from '../people/roles.repo.ts';

export interface Requester {
  readonly user: CallUser | null;
  readonly key: KeyGrant | null;
}

/** Whether the caller has a permission in a region: by their roles, by the key's scopes, or as the operator. */
export const holdsPermission = async (
  db: Queryable,
  { user, key }: Requester,
  scope: string,
  region: RegionId,
): Promise<boolean> => {
  if (key !== null) return coversScope(key.scopes, scope) && (key.regions?.includes(region) ?? true);
  if (user === null) return true;
  const regions = regionsWith((await listRoles(db, [user.id])).get(user.id) ?? [], scope);
  return regions === null || regions.includes(region);
};
