import { toast } from '@shop/kit';
import { href } from '@shop/kit/navigation';
import { shopDocument, translate } from '@shop/kit/shell';
import { laterWords } from './words.ts';

/** The shop is asked at most this often, and only by a page that is looked at. */
export const pollIntervalMs = 5 * 60_000;

/**
 * Tells once when this visitor would get other versions than this document holds. Nothing is ever exchanged in an open
 * page: whoever wants them reloads. A question that stays without an answer is asked again five minutes later.
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

/** Of a page whose document is made without a remote's help: the cart's. */
async function fetchCurrentReleaseSet(): Promise<string | undefined> {
  const reply = await fetch(href('cart'), { method: 'HEAD', cache: 'no-store' });
  return reply.headers.get('x-release-set') ?? undefined;
}
