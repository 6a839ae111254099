import { useSyncExternalStore } from 'react';
import type { Keeper, SaveStatus } from '../saving/keeper.ts';
import type { Session, Settled } from '../session/session.ts';

/** Returns the settled state of the design; does not render during a drag. */
export const useSettled = (session: Session): Settled =>
  useSyncExternalStore(session.subscribe, session.settled, session.settled);

export const useSaveStatus = (keeper: Keeper): SaveStatus =>
  useSyncExternalStore(keeper.subscribe, keeper.status, keeper.status);
