import { shopDocument } from '@shop/kit/shell';
import { startLiveChat } from './live-chat.ts';
import { restoreFormDraft } from './region-switch.ts';

/** Nobody is asked for a newer version before a page is this old. */
const releaseWatchDelayMs = 5 * 60_000;

/** What stands beside the page and may come after it. */
export function startAfterLoad(): void {
  restoreFormDraft();
  startLiveChat();
  const later = () => import(/* webpackChunkName: "later" */ './later/parts.ts');
  // Whoever looks at other releases than everybody gets shall see that they do.
  if (shopDocument().preview) later().then(({ showOverrideBadge }) => showOverrideBadge(), console.error);
  setTimeout(() => {
    later().then(
      ({ watchReleases }) => watchReleases(),
      (error: unknown) => console.debug('Newer versions are not watched for', error),
    );
  }, releaseWatchDelayMs);
}
