import { Slot } from '@shop/kit';
import { useText } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { type OpenDialog, openDialog } from '@shop/kit/shell';
import { Button, Dialog } from '@shop/ui';
import { useSyncExternalStore } from 'react';

/** The one dialog that may lie over every remote: a question, or the way into the account. */
export function Dialogs() {
  const open = useSyncExternalStore(openDialog.subscribe, openDialog.get);
  if (!open) return null;
  return open.kind === 'confirm' ? <Question {...open} /> : <SignIn {...open} />;
}

function Question({ content, settle }: Extract<OpenDialog, { kind: 'confirm' }>) {
  const t = useText();
  const { title, text, confirm, cancel, danger } = content;
  return (
    <Dialog
      open
      onClose={() => settle(false)}
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={() => settle(false)}>{cancel ?? t('cancel')}</Button>
          <Button tone={danger ? 'mend' : 'signal'} onClick={() => settle(true)}>
            {confirm}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

function SignIn({ mode, settle }: Extract<OpenDialog, { kind: 'signIn' }>) {
  const t = useText();
  const page = mode === 'register' ? 'register' : 'signIn';
  return (
    <Dialog open onClose={() => settle(false)} title={t(`signIn.${mode}`)} closeLabel={t('close')}>
      <Slot
        name="signIn"
        props={{ mode, onDone: () => settle(true), onCancel: () => settle(false) }}
        fallback={
          <Link to={page} onClick={() => settle(false)}>
            {t('signIn.page')}
          </Link>
        }
      />
    </Dialog>
  );
}
