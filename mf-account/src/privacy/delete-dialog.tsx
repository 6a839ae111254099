import { Button, Checkbox, Dialog, TextField, useFormAttempts } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './privacy.module.css';

interface DeleteDialogProps {
  readonly open: boolean;
  /** The wallet balance that is forfeited, formatted; empty: none. */
  readonly forfeit: string;
  readonly onClose: () => void;
  /** Without a password a link is mailed. Resolves to an error message. */
  readonly onDelete: (password: string | undefined) => Promise<string | undefined>;
}

/** Confirms the deletion twice: by a typed word, and by the password or a mailed link. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { t } = useTranslation('mf-account');
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={t('privacy.delete.dialog')}
      closeLabel={t('privacy.delete.close')}
    >
      <DeleteForm forfeit={props.forfeit} onDelete={props.onDelete} />
    </Dialog>
  );
}

function DeleteForm({ forfeit, onDelete }: Pick<DeleteDialogProps, 'forfeit' | 'onDelete'>) {
  const { t } = useTranslation('mf-account');
  const confirmationWord = t('privacy.delete.word');
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [hasForfeited, setForfeited] = useState(false);
  const { form, tried, countAttempt } = useFormAttempts();
  const [busy, setBusy] = useState<'password' | 'mail'>();
  const [refusalMessage, setRefusalMessage] = useState<string>();
  const isWordMissing = typed.trim().toLocaleUpperCase() !== confirmationWord.toLocaleUpperCase();
  const isForfeitMissing = forfeit !== '' && !hasForfeited;
  const send = async (method: 'password' | 'mail') => {
    setRefusalMessage(undefined);
    const secret = method === 'password' ? password : undefined;
    if (isWordMissing || isForfeitMissing || secret === '') return countAttempt();
    setBusy(method);
    const problem = await onDelete(secret);
    setBusy(undefined);
    if (problem === undefined) return;
    setRefusalMessage(problem);
    countAttempt();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send('password');
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.lead}>{t('privacy.delete.sure')}</p>
      {forfeit === '' ? null : (
        <>
          <p className={styles.lead}>{t('privacy.delete.forfeit', { amount: forfeit })}</p>
          <Checkbox
            label={t('privacy.delete.forfeitAgree', { amount: forfeit })}
            checked={hasForfeited}
            onChange={setForfeited}
            error={tried && isForfeitMissing ? t('privacy.delete.forfeitError') : undefined}
          />
        </>
      )}
      <TextField
        label={t('privacy.delete.type', { word: confirmationWord })}
        name="word"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={tried && isWordMissing ? t('privacy.delete.typeError', { word: confirmationWord }) : undefined}
      />
      <TextField
        label={t('field.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={refusalMessage ?? (tried && password === '' ? t('error.blank') : undefined)}
      />
      <div className={styles.row}>
        <Button type="submit" tone="danger" busy={busy === 'password'} busyLabel={t('privacy.delete.busy')}>
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
