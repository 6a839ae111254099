import { useText } from '@shop/kit/i18n';
import { Button, Dialog, focusFirstError, TextField } from '@shop/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './privacy.module.css';

interface DeleteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Without a password a link is mailed. Resolves with what went wrong, as a sentence. */
  readonly onDelete: (password: string | undefined) => Promise<string | undefined>;
}

/** Asks twice before the account goes: a word typed by hand, and the password or a mailed link. */
export function DeleteDialog(props: DeleteDialogProps) {
  const t = useText();
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={t('privacy.delete.dialog')}
      closeLabel={t('privacy.delete.close')}
    >
      <DeleteForm onDelete={props.onDelete} />
    </Dialog>
  );
}

function DeleteForm({ onDelete }: Pick<DeleteDialogProps, 'onDelete'>) {
  const t = useText();
  const word = t('privacy.delete.word');
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState<'password' | 'mail'>();
  const [refused, setRefused] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const wordMissing = typed.trim().toLocaleUpperCase() !== word.toLocaleUpperCase();
  useEffect(() => {
    if (tries > 0) focusFirstError(form.current);
  }, [tries]);
  const send = async (way: 'password' | 'mail') => {
    setRefused(undefined);
    const secret = way === 'password' ? password : undefined;
    if (wordMissing || secret === '') return setTries(tries + 1);
    setBusy(way);
    const problem = await onDelete(secret);
    setBusy(undefined);
    if (problem === undefined) return;
    setRefused(problem);
    setTries(tries + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send('password');
  };
  const tried = tries > 0;
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.lead}>{t('privacy.delete.sure')}</p>
      <TextField
        label={t('privacy.delete.type', { word })}
        name="word"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={tried && wordMissing ? t('privacy.delete.typeError', { word }) : undefined}
      />
      <TextField
        label={t('field.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={refused ?? (tried && password === '' ? t('error.blank') : undefined)}
      />
      <div className={styles.row}>
        <Button type="submit" tone="mend" busy={busy === 'password'} busyLabel={t('privacy.delete.busy')}>
          {t('privacy.delete.confirm')}
        </Button>
        <Button
          tone="quiet"
          busy={busy === 'mail'}
          busyLabel={t('privacy.delete.busy')}
          onClick={() => void send('mail')}
        >
          {t('privacy.delete.byMail')}
        </Button>
      </div>
    </form>
  );
}
