import type { BoxDesign } from '@shop/contracts';
import { type ApiDeps, type Call, type CallUser, fail, ok, type Result } from '../../platform/index.ts';
import { findDesign } from './designs.repo.ts';
import { presentDesign } from './present-design.ts';
import { openShare } from './shares.repo.ts';

/** Returns the caller's own design, or another one by the token of a share in `access-token`. */
export const readDesign = async (
  deps: Pick<ApiDeps, 'settings' | 'clock'>,
  { db, user, header }: Pick<Call<unknown, unknown, unknown, CallUser>, 'db' | 'user' | 'header'>,
  id: string,
): Promise<Result<BoxDesign, 'not_found'>> => {
  const own = await findDesign(db, id, user.id);
  if (own) return ok(presentDesign(deps, own, user));
  const token = header('access-token');
  const shared = token === undefined ? null : await openShare(db, id, token);
  return shared ? ok(presentDesign(deps, shared.design, user, shared.access)) : fail('not_found');
};
