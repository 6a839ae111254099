import { navigate } from '@shop/kit/navigation';
import { openDialog } from '@shop/kit/shell';
import { useSyncExternalStore } from 'react';
import { Lazy, lazyPart } from './lazy-part.tsx';

const confirmDialog = lazyPart(() =>
  import(/* webpackChunkName: "dialogs" */ './confirm-dialog.tsx').then((file) => file.ConfirmDialog),
);
const signIn = lazyPart(() =>
  import(/* webpackChunkName: "dialogs" */ './sign-in.tsx').then((file) => file.SignIn),
);

/**
 * The one dialog over every remote: a confirmation, or sign-in. Without its code the browser's own prompt confirms,
 * since nothing irreversible happens without confirmation, and the account page replaces the sign-in dialog.
 */
export function Dialogs() {
  const open = useSyncExternalStore(openDialog.subscribe, openDialog.get);
  if (!open) return null;
  const { settle } = open;
  if (open.kind === 'confirm') {
    const { title, text } = open.content;
    const askInBrowserDialog = () => settle(window.confirm(`${title}\n\n${text}`));
    return <Lazy part={confirmDialog} props={open} onUnavailable={askInBrowserDialog} />;
  }
  const openSignInPage = () => {
    settle(false);
    void navigate(open.mode);
  };
  return <Lazy part={signIn} props={open} onUnavailable={openSignInPage} />;
}
