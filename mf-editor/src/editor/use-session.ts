import { useSyncExternalStore } from 'react';
import type { Autosave, SaveStatus } from '../saving/autosave.ts';
import type { Session, Settled } from '../session/session.ts';

/** Returns the settled state of the design; does not render during a drag. */
export const useSettled = (session: Session): Settled =>
  useSyncExternalStore(session.subscribe, session.settled, session.settled);

export const useSaveStatus = (autosave: Autosave): SaveStatus =>
  useSyncExternalStore(autosave.subscribe, autosave.status, autosave.status);
