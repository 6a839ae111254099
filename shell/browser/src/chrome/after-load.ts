import { startLiveChat } from './live-chat.ts';

/** Nobody is asked for a newer version before a page is this old. */
const firstAskMs = 5 * 60_000;

/** What stands beside the page and may come after it. */
export function startAfterLoad(): void {
  startLiveChat();
  setTimeout(() => {
    import(/* webpackChunkName: "later" */ './later/parts.ts').then(
      ({ watchReleases }) => watchReleases(),
      (error: unknown) => console.debug('Newer versions are not watched for', error),
    );
  }, firstAskMs);
}
