import { toast } from '@shop/kit';
import { href } from '@shop/kit/navigation';
import { shopDocument, translate } from '@shop/kit/shell';
import { laterWords } from './words.ts';

/** The shop is asked at most this often, and only by a page that is looked at. */
export const betweenAsks = 5 * 60_000;

/**
 * Tells once when this visitor would get other versions than this document holds. Nothing is ever exchanged in an open
 * page: whoever wants them reloads. A question that stays without an answer is asked again five minutes later.
 */
export function watchReleases(): void {
  let asked = 0;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < betweenAsks) return;
    asked = Date.now();
    const current = await releaseSetNow();
    if (current === undefined || current === shopDocument().releaseSet.id) return;
    stop();
    await laterWords();
    toast('info', translate('shell', 'release.ready'), {
      label: translate('shell', 'release.reload'),
      run: () => window.location.reload(),
    });
  };
  const look = () => void ask().catch((error: unknown) => console.debug('No word of a newer version', error));
  const timer = setInterval(look, betweenAsks);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
  document.addEventListener('visibilitychange', look);
  look();
}

/** Of a page whose document is made without a remote's help: the cart's. */
async function releaseSetNow(): Promise<string | undefined> {
  const reply = await fetch(href('cart'), { method: 'HEAD', cache: 'no-store' });
  return reply.headers.get('x-release-set') ?? undefined;
}
