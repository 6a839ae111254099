import { shopDocument } from '@shop/kit/shell';
import { startLiveChat } from './live-chat.ts';
import { restoreFormDraft } from './region-switch.ts';

/** A page does not check for a newer version before this age. */
const releaseWatchDelayMs = 5 * 60_000;

/** Starts what is not part of the page and may load after it. */
export function startAfterLoad(): void {
  restoreFormDraft();
  startLiveChat();
  const later = () => import(/* webpackChunkName: "later" */ './later/parts.ts');
  // A visitor with a preview must see that it is one.
  if (shopDocument().preview) later().then(({ showOverrideBadge }) => showOverrideBadge(), console.error);
  setTimeout(() => {
    later().then(
      ({ watchReleases }) => watchReleases(),
      (error: unknown) => console.debug('Newer versions are not watched for', error),
    );
  }, releaseWatchDelayMs);
}
