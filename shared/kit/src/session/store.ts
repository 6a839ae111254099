import type { User } from '@shop/contracts';
import { createStore } from '../store/store.ts';

export interface Session {
  readonly status: 'starting' | 'ready' | 'failed';
  readonly user: User | null;
  /** A registered user, not an anonymous one. */
  readonly signedIn: boolean;
}

/** The state before anything is known, and always on the server: a shared page knows no visitor. */
export const initialSession: Session = { status: 'starting', user: null, signedIn: false };

export const session = createStore(initialSession);

export const toSession = (user: User): Session => ({ status: 'ready', user, signedIn: !user.anonymous });
