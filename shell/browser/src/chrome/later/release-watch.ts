import { toast } from '@shop/kit';
import { href } from '@shop/kit/navigation';
import { shopDocument, translate } from '@shop/kit/shell';
import { laterWords } from './words.ts';

/** The polling interval; only a visible page polls. */
export const pollIntervalMs = 5 * 60_000;

/**
 * Notifies once when this visitor would get other versions than this document has. An open page is never updated in
 * place: the visitor reloads. A failed request is retried five minutes later.
 */
export function watchReleases(): void {
  let polledAt = 0;
  const poll = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - polledAt < pollIntervalMs) return;
    polledAt = Date.now();
    const current = await fetchCurrentReleaseSet();
    if (current === undefined || current === shopDocument().releaseSet.id) return;
    stop();
    await laterWords();
    toast('info', translate('shell', 'release.ready'), {
      label: translate('shell', 'release.reload'),
      run: () => window.location.reload(),
    });
  };
  const tryPoll = () =>
    void poll().catch((error: unknown) => console.debug('No word of a newer version', error));
  const timer = setInterval(tryPoll, pollIntervalMs);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tryPoll);
  };
  document.addEventListener('visibilitychange', tryPoll);
  tryPoll();
}

/** Of a page whose document needs no remote: the cart's. */
async function fetchCurrentReleaseSet(): Promise<string | undefined> {
  const reply = await fetch(href('cart'), { method: 'HEAD', cache: 'no-store' });
  return reply.headers.get('x-release-set') ?? undefined;
}
