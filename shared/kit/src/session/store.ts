import type { User } from '@shop/contracts';
import { createStore } from '../store/store.ts';

export interface Session {
  readonly status: 'starting' | 'ready' | 'failed';
  readonly user: User | null;
  /** A registered user, not an anonymous one. */
  readonly signedIn: boolean;
}

/** Before anything is known, and on the server for good: a page that everybody gets knows nobody. */
export const initialSession: Session = { status: 'starting', user: null, signedIn: false };

export const session = createStore(initialSession);

export const toSession = (user: User): Session => ({ status: 'ready', user, signedIn: !user.anonymous });
