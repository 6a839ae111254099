import { toast } from '@shop/kit';
import { problemText } from '@shop/kit/i18n';
import { toasts, translate } from '@shop/kit/shell';

/** Says that the connection is gone, for as long as it is, and that it is back. Returns how to stop. */
export function watchConnection(): () => void {
  let wasGone = false;
  const look = () => {
    if (!navigator.onLine) {
      if (!wasGone) toast('problem', problemText({ code: 'offline' }));
      wasGone = true;
    } else if (wasGone) {
      // What failed meanwhile said the same; it is no longer so either.
      const gone = problemText({ code: 'offline' });
      toasts.set(toasts.get().filter(({ text }) => text !== gone));
      wasGone = false;
      toast('done', translate('shell', 'online'));
    }
  };
  look();
  const names = ['online', 'offline'];
  for (const name of names) window.addEventListener(name, look);
  return () => {
    for (const name of names) window.removeEventListener(name, look);
  };
}
