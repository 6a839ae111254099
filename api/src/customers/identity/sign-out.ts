import { type CallUser, type Db, ok } from '../../platform/index.ts';
import { revokeToken } from './tokens.repo.ts';
import { createVisitor } from './users.repo.ts';

/** Ends the session: invalidates the presented token and creates a new visitor. */
export const signOut = (db: Db, user: CallUser, region: string) =>
  db.transaction(async (tx) => {
    await revokeToken(tx, user.token);
    return ok({ token: (await createVisitor(tx, region)).token });
  });
