import { addPasskey, beginPasskey, type ChangedFactor } from '@shop/contracts';
import { type ApiProblem, call } from '@shop/kit/api';
import { Button, Dialog, Notice, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPasskeys, makePasskey, type PasskeyTrouble } from './browser-passkey.ts';
import { PasswordField } from './password-field.tsx';
import { useProofMessage } from './prove-form.tsx';
import styles from './security.module.css';

interface AddPasskeyProps {
  /** Whether it is the person's first factor, which needs the password. */
  readonly first: boolean;
  readonly onClose: () => void;
  readonly onDone: (changed: ChangedFactor) => void;
}

/** Adds a passkey: a name, the password if it is the first factor, then the browser's own dialog. */
export function AddPasskey({ first, onClose, onDone }: AddPasskeyProps) {
  const { t } = useTranslation('mf-desk');
  const say = useProofMessage();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null);
  const { form, tried, busy, problem, attempt, clearProblem } = useFormSubmission<ApiProblem>();
  const supported = hasPasskeys();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTrouble(null);
    const sent = await attempt(name.trim() !== '' && (!first || password !== ''), async () => {
      const options = await call(beginPasskey, { body: first ? { password } : {} });
      if (!options.ok) return options;
      const made = await makePasskey(options.value);
      if (made.ok) return call(addPasskey, { body: { name: name.trim(), ...made.value } });
      setTrouble(made.trouble);
      return { ok: true, value: null } as const;
    });
    if (sent?.ok && sent.value !== null) onDone(sent.value);
  };
  const shownProblem = problem !== undefined && problem.code !== 'wrong_credentials' ? problem : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('security.passkey.add')}
      closeLabel={t('desk.close')}
      footer={
        supported ? (
          <Button
            type="submit"
            form="add-passkey"
            tone="signal"
            busy={busy}
            busyLabel={t('security.passkey.waiting')}
          >
            {t('security.next')}
          </Button>
        ) : null
      }
    >
      {supported ? (
        <form
          id="add-passkey"
          ref={form}
          noValidate
          className={styles.form}
          onSubmit={(event) => void submit(event)}
        >
          {shownProblem ? <Notice severity="error">{say(shownProblem)}</Notice> : null}
          {trouble ? <Notice severity="warning">{t(`security.passkey.trouble.${trouble}`)}</Notice> : null}
          <TextField
            data-autofocus
            label={t('security.passkey.name')}
            hint={t('security.passkey.nameHint')}
            maxLength={60}
            value={name}
            onChange={(value) => {
              setName(value);
              clearProblem();
            }}
            error={tried && name.trim() === '' ? t('security.passkey.nameMissing') : undefined}
          />
          {first ? (
            <PasswordField
              value={password}
              onChange={(value) => {
                setPassword(value);
                clearProblem();
              }}
              tried={tried}
              problem={problem}
            />
          ) : null}
        </form>
      ) : (
        <p>{t('security.passkey.unsupported')}</p>
      )}
    </Dialog>
  );
}
