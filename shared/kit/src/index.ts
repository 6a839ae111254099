export { emit, on } from './bus/bus.ts';
export { useRegion } from './document/shop-document.ts';
export { brandName, useDocumentTitle } from './document/title.ts';
export { askToSignIn, type Confirmation, confirm } from './notices/dialogs.ts';
export { toast } from './notices/toast.ts';
export { defineRemote } from './remote/define-remote.tsx';
export type { MountProps, PageModule, RemoteApp, SlotModule } from './remote/definition.ts';
export { Slot } from './slots/slot.tsx';
export { showWaiting, useWaiting, Waiting, type WaitingOverlay } from './waiting/waiting.tsx';
