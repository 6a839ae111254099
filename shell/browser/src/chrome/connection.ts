import { toast } from '@shop/kit';
import { problemText } from '@shop/kit/i18n';
import { toasts, translate } from '@shop/kit/shell';

/** Says that the connection is gone, for as long as it is, and that it is back. Returns how to stop. */
export function watchConnection(): () => void {
  let wasOffline = false;
  const update = () => {
    if (!navigator.onLine) {
      if (!wasOffline) toast('error', problemText({ code: 'offline' }));
      wasOffline = true;
    } else if (wasOffline) {
      // What failed meanwhile said the same; it is no longer so either.
      const offlineText = problemText({ code: 'offline' });
      toasts.set(toasts.get().filter(({ text }) => text !== offlineText));
      wasOffline = false;
      toast('success', translate('shell', 'online'));
    }
  };
  update();
  const names = ['online', 'offline'];
  for (const name of names) window.addEventListener(name, update);
  return () => {
    for (const name of names) window.removeEventListener(name, update);
  };
}
