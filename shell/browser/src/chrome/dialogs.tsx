import { navigate } from '@shop/kit/navigation';
import { openDialog } from '@shop/kit/shell';
import { useSyncExternalStore } from 'react';
import { Rare, rarePart } from './rare.tsx';

const question = rarePart(() =>
  import(/* webpackChunkName: "dialogs" */ './question.tsx').then((file) => file.Question),
);
const signIn = rarePart(() =>
  import(/* webpackChunkName: "dialogs" */ './sign-in.tsx').then((file) => file.SignIn),
);

/**
 * The one dialog that may lie over every remote: a question, or the way into the account. Without its code the browser
 * asks in its own window, since what cannot be undone is never done unasked; and the account's page takes the dialog's
 * place.
 */
export function Dialogs() {
  const open = useSyncExternalStore(openDialog.subscribe, openDialog.get);
  if (!open) return null;
  const { settle } = open;
  if (open.kind === 'confirm') {
    const { title, text } = open.content;
    const askPlainly = () => settle(window.confirm(`${title}\n\n${text}`));
    return <Rare part={question} props={open} onMissing={askPlainly} />;
  }
  const goThere = () => {
    settle(false);
    void navigate(open.mode);
  };
  return <Rare part={signIn} props={open} onMissing={goThere} />;
}
