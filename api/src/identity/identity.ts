import { createAnonymousUser, getCurrentUser } from '@shop/contracts';
import type { Domain } from '../server/domain.ts';
import { fail, ok } from '../server/result.ts';
import { createVisitor, findUser } from './users.repo.ts';

/** Visitors, accounts and their sessions. */
export const identity = (): Domain => ({
  name: 'identity',
  register(route) {
    route.open(
      createAnonymousUser,
      async ({ db, region }) => ok({ token: (await createVisitor(db, region)).token }),
      { perMinute: 120 },
    );
    route(getCurrentUser, async ({ db, user }) => {
      const found = await findUser(db, user.id, user.token);
      return found ? ok(found) : fail('unauthorized');
    });
  },
});
