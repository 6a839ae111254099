import type { User } from '@shop/contracts';
import { createStore } from '../store/store.ts';

export interface Session {
  readonly status: 'starting' | 'ready' | 'failed';
  readonly user: User | null;
  /** A registered user, not an anonymous one. */
  readonly signedIn: boolean;
}

export const session = createStore<Session>({ status: 'starting', user: null, signedIn: false });

export const withUser = (user: User): Session => ({ status: 'ready', user, signedIn: !user.anonymous });
