import { toast } from '@shop/kit';
import { problemText } from '@shop/kit/i18n';
import { say } from '@shop/kit/shell';

/** Says that the connection is gone, for as long as it is, and that it is back. Returns how to stop. */
export function watchConnection(): () => void {
  let takeAway: (() => void) | undefined;
  const look = () => {
    if (!navigator.onLine) takeAway ??= toast('problem', problemText({ code: 'offline' }));
    else if (takeAway) {
      takeAway();
      takeAway = undefined;
      toast('done', say('shell', 'online'));
    }
  };
  look();
  const names = ['online', 'offline'];
  for (const name of names) window.addEventListener(name, look);
  return () => {
    for (const name of names) window.removeEventListener(name, look);
  };
}
