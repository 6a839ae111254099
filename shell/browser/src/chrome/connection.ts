import { toast } from '@shop/kit';
import { problemText } from '@shop/kit/i18n';
import { toasts, translate } from '@shop/kit/shell';

/** Shows that the connection is lost, and that it is back. Returns the function that stops it. */
export function watchConnection(): () => void {
  let wasOffline = false;
  const update = () => {
    if (!navigator.onLine) {
      if (!wasOffline) toast('error', problemText({ code: 'offline' }));
      wasOffline = true;
    } else if (wasOffline) {
      // Toasts of calls that failed offline are outdated too.
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
