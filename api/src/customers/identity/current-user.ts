import type { getCurrentUser as contract, ReplyOf } from '@shop/contracts';
import { type CallUser, type Db, fail, ok, type Result } from '../../platform/index.ts';
import { segmentationToken } from './segmentation-token.ts';
import { touchToken } from './tokens.repo.ts';
import { findUser } from './users.repo.ts';

/**
 * Returns the caller and extends the session. An account also gets the token that identifies it in
 * mails.
 */
export const currentUser = async (
  db: Db,
  user: CallUser,
  secret: string,
): Promise<Result<ReplyOf<typeof contract>, 'unauthorized'>> => {
  await touchToken(db, user.token);
  const found = await findUser(db, user.id, user.token);
  if (!found) return fail('unauthorized');
  return ok({ ...found, segmentation_token: user.anonymous ? null : segmentationToken(secret, user.id) });
};
