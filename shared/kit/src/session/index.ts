import { useSyncExternalStore } from 'react';
import { askToSignIn } from '../notices/dialogs.ts';
import { initialSession, type Session, session } from './store.ts';

export { adopt, signOut } from './adopt-session.ts';
export { orderToken } from './order-link.ts';
export type { Session } from './store.ts';
export { useConfirmationMail } from './use-confirmation-mail.ts';

/** Returns the current session. @example const { signedIn, user } = useSession(); */
export const useSession = (): Session =>
  useSyncExternalStore(session.subscribe, session.get, () => initialSession);

/**
 * Ensures that a registered user is signed in: shows the sign-in dialog in place. `false` when the shopper closed it.
 *
 * @example if (await requireMember()) await navigate('orderDetails');
 */
export async function requireMember(mode: 'signIn' | 'register' = 'signIn'): Promise<boolean> {
  await waitForSession();
  return session.get().signedIn || askToSignIn(mode);
}

function waitForSession(): Promise<void> {
  if (session.get().status !== 'starting') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (session.get().status === 'starting') return;
      stop();
      resolve();
    });
  });
}
