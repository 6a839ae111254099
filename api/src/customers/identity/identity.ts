import * as contracts from '@shop/contracts';
import { type Domain, fail, ok } from '../../platform/index.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { saveContactInformation } from './contact-information.ts';
import { currentUser } from './current-user.ts';
import { identityMailHandlers } from './identity-mail.ts';
import type { MergeCart } from './merge-visitor.ts';
import { assignOrderManager, listOrderManagers, saveOrderManager } from './order-managers.ts';
import { countAttempt, createPasswordAttempts } from './password-attempts.ts';
import { recoverPassword } from './recover-password.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { resetPassword } from './reset-password.ts';
import { type FollowDestination, saveLocation } from './save-location.ts';
import { findFirstName } from './segmentation-token.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { deleteExpiredTokens, endOtherSessions, endSession, listSessions } from './tokens.repo.ts';
import { updateUser } from './update-user.ts';
import { createVisitor } from './users.repo.ts';

export interface IdentityOptions {
  /** Omitted when the API runs without sales: then there is no cart to merge. */
  readonly mergeCart?: MergeCart;
  readonly followDestination?: FollowDestination;
}

/** Replies with a token are not stored for replays. */
const secret = { replay: false, perMinute: 20 } as const;
/**
 * Enough for an office behind one address in the morning: wrong passwords have separate limits, so
 * this one only bounds the cost of password checks.
 */
const signInOptions = { replay: false, perMinute: 200 } as const;

/** Visitors, accounts and their sessions. */
export const identity = ({
  mergeCart = async () => 0,
  followDestination = async () => undefined,
}: IdentityOptions = {}): Domain => ({
  name: 'identity',
  register(route, deps) {
    const { clock, settings } = deps;
    const attempts = createPasswordAttempts(deps);
    route.open(
      contracts.createAnonymousUser,
      async ({ db, region }) => ok({ token: (await createVisitor(db, region)).token }),
      { perMinute: 120 },
    );
    route(contracts.getCurrentUser, ({ db, user }) => currentUser(db, user, settings.sessionSecret));
    route(contracts.updateUser, ({ db, user, params, body }) => updateUser(db, user, params.id, body), {
      replay: false,
    });
    route(contracts.signUp, (call) => signUp(call, mergeCart), secret);
    route(contracts.signIn, (call) => signIn(call, mergeCart, attempts), signInOptions);
    route(contracts.signOut, ({ db, user, region }) => signOut(db, user, region), secret);
    route.open(
      contracts.recoverPassword,
      ({ db, body, region }) => recoverPassword(db, body, region, clock()),
      secret,
    );
    route.open(
      contracts.resetPassword,
      ({ db, body, header }) => resetPassword(db, body, header('user-agent')),
      secret,
    );
    route.open(contracts.confirmEmail, ({ db, body }) => confirmEmail(db, body.confirmation_token), secret);
    route.open(
      contracts.resendConfirmation,
      ({ db, body, region }) => resendConfirmation(db, body.user.email, region, clock()),
      secret,
    );
    route(
      contracts.changeEmail,
      (call) =>
        countAttempt(attempts, call, () => changeEmail(call.db, call.user, call.body, call.region, clock())),
      secret,
    );
    route(
      contracts.changePassword,
      (call) => countAttempt(attempts, call, () => changePassword(call)),
      secret,
    );

    route(contracts.listSessions, async ({ db, user }) =>
      ok({ sessions: [...(await listSessions(db, user.id, user.token))] }),
    );
    route(contracts.endSession, async ({ db, user, params }) =>
      (await endSession(db, user.id, params.id)) === 1 ? ok({}) : fail('not_found'),
    );
    route(contracts.endOtherSessions, async ({ db, user }) =>
      ok({ ended: await endOtherSessions(db, user.id, user.token) }),
    );

    route(
      contracts.saveLastUsedLocation,
      ({ db, user, body }) => saveLocation(db, user, 'last_location', body),
      { replay: false },
    );
    route(
      contracts.setShippingDestination,
      ({ db, user, body, region }) =>
        saveLocation(db, user, 'shipping_destination', body, (tx, country) =>
          followDestination(tx, user.id, region, country),
        ),
      { replay: false },
    );
    route(contracts.saveContactInformation, ({ db, user, region, params, body }) =>
      saveContactInformation(db, user, params.userId, region, body),
    );
    route.open(
      contracts.getUserFirstName,
      async ({ db, query }) =>
        ok({ first_name: await findFirstName(db, settings.sessionSecret, query.segmentation_token) }),
      { perMinute: 120 },
    );

    route.staff(contracts.listOrderManagers, async ({ db }) =>
      ok({ order_managers: [...(await listOrderManagers(db))] }),
    );
    route.staff(contracts.saveOrderManager, ({ db, body }) => saveOrderManager(db, body));
    route.staff(contracts.assignOrderManager, ({ db, params, body, held }) =>
      assignOrderManager(db, params.userId, body, held.regions),
    );
  },
  jobs: identityMailHandlers,
  housekeeping: deleteExpiredTokens,
});
