import { recoverPassword } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import { type ApiProblem, call } from '@shop/kit/api';
import { Button, ErrorPanel, Notice, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MergedItems, signInWithPassword } from './authenticate.ts';
import { toPasswordMessage } from './password-problem.ts';
import styles from './sign-in.module.css';
import { validateRequired, validateSignInEmail } from './validate.ts';

interface SignInFormProps {
  readonly onDone: (merged: MergedItems) => void;
  readonly onRegister: () => void;
}

/** The sign-in form, with password recovery. */
export function SignInForm({ onDone, onRegister }: SignInFormProps) {
  const { t } = useTranslation('mf-account');
  const { locale } = useRegion();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { form, tried, busy, problem, attempt } = useFormSubmission<ApiProblem>();
  const [recovered, setRecovered] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const entered = await attempt(!validateSignInEmail(email, t) && !validateRequired(password, t), () =>
      signInWithPassword({ email, password }),
    );
    if (!entered?.ok) return;
    track.login({ method: 'password' });
    onDone(entered.value);
  };
  const recover = async () => {
    const sent = await attempt(!validateSignInEmail(email, t), () =>
      call(recoverPassword, { body: { user: { email: email.trim() }, locale } }),
    );
    if (sent?.ok) setRecovered(true);
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      {problem ? (
        <ErrorPanel
          title={problem.limited_by === 'account' ? t('signIn.tooMany') : toPasswordMessage(problem, t)}
          reassurance={t('kept')}
          {...(problem.limited_by === undefined
            ? {}
            : { advice: t('signIn.orNewPassword', { forgot: t('signIn.forgot') }) })}
        />
      ) : null}
      {recovered ? (
        <Notice severity="success">{t('signIn.recovered', { email: email.trim() })}</Notice>
      ) : null}
      <TextField
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={tried ? validateSignInEmail(email, t) : undefined}
      />
      <TextField
        label={t('field.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={tried && !recovered ? validateRequired(password, t) : undefined}
      />
      <Button type="submit" tone="signal" wide busy={busy} busyLabel={t('signIn.busy')}>
        {t('signIn.action')}
      </Button>
      <div className={styles.ways}>
        <Button tone="quiet" onClick={onRegister}>
          {t('signIn.toRegister')}
        </Button>
        <Button tone="quiet" onClick={() => void recover()}>
          {t('signIn.forgot')}
        </Button>
      </div>
    </form>
  );
}
