import { beginTotp, type ChangedFactor, confirmTotp, type ReplyOf } from '@shop/contracts';
import { type ApiProblem, call } from '@shop/kit/api';
import { Button, Dialog, Notice, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readTotpCode } from './factor-code.ts';
import { PasswordField } from './password-field.tsx';
import { useProofMessage } from './prove-form.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './security.module.css';

interface SetUpAppProps {
  /** Whether it is the person's first factor, which needs the password. */
  readonly first: boolean;
  readonly onClose: () => void;
  readonly onDone: (changed: ChangedFactor) => void;
}

/** Sets up an authenticator app: the password if it is the first factor, the QR code, then a code of the app. */
export function SetUpApp({ first, onClose, onDone }: SetUpAppProps) {
  const { t } = useTranslation('mf-desk');
  const say = useProofMessage();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [begun, setBegun] = useState<ReplyOf<typeof beginTotp> | null>(null);
  const { form, tried, busy, problem, attempt, clearProblem, reset } = useFormSubmission<ApiProblem>();
  const read = readTotpCode(code);
  const begin = async () => {
    const sent = await attempt(!first || password !== '', () =>
      call(beginTotp, { body: first ? { password } : {} }),
    );
    if (!sent?.ok) return;
    reset();
    setBegun(sent.value);
  };
  const beginOnce = useRef(begin);
  useEffect(() => {
    if (!first) void beginOnce.current();
  }, [first]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (begun === null) return begin();
    const sent = await attempt(read !== null, () => call(confirmTotp, { body: { code: read ?? '' } }));
    if (sent?.ok) onDone(sent.value);
    else if (sent?.problem.code === 'challenge_expired') setBegun(null);
  };
  const shownProblem = problem !== undefined && problem.code !== 'wrong_credentials' ? problem : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('security.app.setUp')}
      closeLabel={t('desk.close')}
      footer={
        <Button type="submit" form="set-up-app" tone="signal" busy={busy} busyLabel={t('change.sending')}>
          {t(begun === null ? 'security.next' : 'security.step.confirm')}
        </Button>
      }
    >
      <form
        id="set-up-app"
        ref={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => void submit(event)}
      >
        {shownProblem ? <Notice severity="error">{say(shownProblem)}</Notice> : null}
        {begun === null && first ? (
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
        {begun === null ? null : (
          <>
            <p>{t('security.app.scan')}</p>
            <QrCode text={begun.uri} label={t('security.app.qr')} />
            <p>
              {t('security.app.key')} <code className={styles.key}>{inGroups(begun.secret)}</code>
            </p>
            <TextField
              data-autofocus
              figures
              label={t('security.app.code')}
              name="one-time-code"
              autoComplete="one-time-code"
              inputMode="numeric"
              value={code}
              onChange={(value) => {
                setCode(value);
                clearProblem();
              }}
              error={tried && read === null ? t('security.app.codeWrong') : undefined}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}

/** A key in groups of four letters, as a person copies it; apps ignore the blanks. */
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');
