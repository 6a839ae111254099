import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { createStore } from '../store/store.ts';

/** Full-screen waiting overlays (specification 2.3). Their words are in the kit's locale files. */
export const waitingOverlays = [
  'waitingForFiles',
  'converting',
  'creating',
  'fetching',
  'savingBoxDesign',
  'addingItemToOrder',
  'preparingOrder',
  'preparingOffer',
  'updatingQuantityAndQuality',
  'submittingOrderDetails',
  'redirectingToPayment',
  'returningFromPayment',
  'loadingBoxData',
  'loadingBoxDataUnauthorizedError',
  'preparingSamplePackProduct',
] as const;
export type WaitingOverlay = (typeof waitingOverlays)[number];

const activeOverlays = createStore<readonly { readonly overlay: WaitingOverlay }[]>([]);

/** Shows an overlay until the returned function is called. The newest one is visible. */
export function showWaiting(overlay: WaitingOverlay): () => void {
  const entry = { overlay };
  activeOverlays.set([...activeOverlays.get(), entry]);
  return () => activeOverlays.set(activeOverlays.get().filter((other) => other !== entry));
}

/** Shows an overlay while `waiting` is true. @example useWaiting(save.isPending, 'savingBoxDesign') */
export function useWaiting(waiting: boolean, overlay: WaitingOverlay): void {
  useEffect(() => (waiting ? showWaiting(overlay) : undefined), [waiting, overlay]);
}

/** The same as an element. */
export function Waiting({ overlay }: { readonly overlay: WaitingOverlay }): null {
  useWaiting(true, overlay);
  return null;
}

/** For the shell: the visible overlay and its text. */
export function useActiveOverlay(): { readonly overlay: WaitingOverlay; readonly text: string } | undefined {
  const { t } = useTranslation('kit');
  const overlay = useSyncExternalStore(activeOverlays.subscribe, activeOverlays.get, activeOverlays.get).at(
    -1,
  )?.overlay;
  return overlay && { overlay, text: t(`waiting.${overlay}`) };
}
