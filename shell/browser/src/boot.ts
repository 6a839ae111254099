import { type RemoteName, remoteNames, type ShopDocument } from '@shop/contracts';
import {
  forgetDraftsOnSignOut,
  guardCrossRemoteNavigation,
  ownerOf,
  readShopDocument,
  restartWhenOnline,
  setRemoteLoader,
  startAnalytics,
  startConsent,
  startI18n,
  startSession,
  syncSessionAcrossTabs,
} from '@shop/kit/shell';
import { registerApplication, start } from 'single-spa';
import { trackPageChanges } from './chrome/page-changes.ts';
import { renderChrome } from './chrome/render.tsx';
import { watchHealth } from './health/health.ts';
import { guardApplication } from './remotes/guard.ts';
import { installRemotes, loadRemoteApp } from './remotes/load-remote.ts';
import { createStage } from './remotes/stage.ts';

/**
 * Starts the shop: consent, session and analytics in this order without waiting for the network; then the words, the
 * chrome, and a guard for every remote of this visitor's release set.
 */
export async function boot(): Promise<void> {
  const region = readShopDocument();
  startConsent();
  forgetDraftsOnSignOut();
  void startSession();
  restartWhenOnline();
  syncSessionAcrossTabs();
  startAnalytics();
  await startI18n(region.locale);
  installRemotes(region.releaseSet);
  setRemoteLoader(loadRemoteApp);
  const stage = createStage();
  renderChrome(stage);
  guardCrossRemoteNavigation();
  trackPageChanges();
  watchHealth();
  for (const name of listReleasedRemotes(region)) {
    registerApplication({
      name,
      app: () => Promise.resolve(guardApplication(name, stage, loadRemoteApp)),
      activeWhen: ({ pathname }) => ownerOf(pathname) === name,
    });
  }
  if (ownerOf(window.location.pathname) === undefined) stage.showNotFound();
  start({ urlRerouteOnly: true });
}

const listReleasedRemotes = ({ releaseSet }: ShopDocument): RemoteName[] =>
  remoteNames.filter((name) => name in releaseSet.picks);
