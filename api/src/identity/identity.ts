import * as contracts from '@shop/contracts';
import type { Domain } from '../server/domain.ts';
import { fail, ok } from '../server/result.ts';
import { confirmEmail } from './confirm-email.ts';
import { identityMailHandler } from './identity-mail.ts';
import type { MergeCart } from './merge.ts';
import { recoverPassword } from './recover-password.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { updateUser } from './update-user.ts';
import { createVisitor, findUser } from './users.repo.ts';

export interface IdentityOptions {
  /** Left out where the API runs without its order side: then there is no cart to take along. */
  readonly mergeCart?: MergeCart;
}

/** Replies that hold a token are not kept for replays, and guessing is slow. */
const secret = { replay: false, perMinute: 20 } as const;

/** Visitors, accounts and their sessions. */
export const identity = ({ mergeCart = async () => 0 }: IdentityOptions = {}): Domain => ({
  name: 'identity',
  register(route, { clock }) {
    route.open(
      contracts.createAnonymousUser,
      async ({ db, region }) => ok({ token: (await createVisitor(db, region)).token }),
      { perMinute: 120 },
    );
    route(contracts.getCurrentUser, async ({ db, user }) => {
      const found = await findUser(db, user.id, user.token);
      return found ? ok(found) : fail('unauthorized');
    });
    route(contracts.updateUser, ({ db, user, params, body }) => updateUser(db, user, params.id, body), {
      replay: false,
    });
    route(contracts.signUp, (call) => signUp(call, mergeCart), secret);
    route(contracts.signIn, (call) => signIn(call, mergeCart), secret);
    route(contracts.signOut, ({ db, user, region }) => signOut(db, user, region), secret);
    route.open(
      contracts.recoverPassword,
      ({ db, body, region }) => recoverPassword(db, body, region, clock()),
      secret,
    );
    route.open(contracts.resetPassword, ({ db, body }) => resetPassword(db, body), secret);
    route.open(contracts.confirmEmail, ({ db, body }) => confirmEmail(db, body.confirmation_token), secret);
  },
  jobs: (deps) => [identityMailHandler(deps)],
});
