import type { Db } from '../../platform/db/db.ts';
import type { CallUser } from '../../platform/server/call.ts';
import { ok } from '../../platform/server/result.ts';
import { revokeToken } from './tokens.repo.ts';
import { createVisitor } from './users.repo.ts';

/** Ends the session: the presented token is void, and a new visitor takes its place. */
export const signOut = (db: Db, user: CallUser, region: string) =>
  db.transaction(async (tx) => {
    await revokeToken(tx, user.token);
    return ok({ token: (await createVisitor(tx, region)).token });
  });
