/** The kit's entry for the shell's start. Remotes cannot see this entry: it is not shared. */

export { trackedEventNames } from './analytics/queue.ts';
export { trackRegionMigration } from './analytics/region-migration.ts';
export { startAnalytics } from './analytics/start.ts';
export { preferences, startConsent } from './consent/preferences.ts';
export { readShopDocument, setShopDocument, shopDocument } from './document/shop-document.ts';
export { i18n, startI18n } from './i18n/instance.ts';
export { loadLaterWords } from './i18n/later-words.ts';
export { translate } from './i18n/translate.ts';
export { guardCrossRemoteNavigation } from './navigation/leave-guards.ts';
export { announcePageShown, onPageShown } from './navigation/page-shown.ts';
export { ownerOf } from './navigation/paths.ts';
export { type OpenDialog, openDialog } from './notices/dialogs.ts';
export { dismissToast, type Toast, toasts } from './notices/toast.ts';
export { forgetDraftsOnSignOut } from './session/forget-drafts.ts';
export { restartWhenOnline, startSession } from './session/start.ts';
export { syncSessionAcrossTabs } from './session/sync-tabs.ts';
export { setRemoteLoader } from './slots/registry.ts';
export { createStore, type Store } from './store/store.ts';
export { useActiveOverlay } from './waiting/waiting.tsx';
