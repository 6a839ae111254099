import { recoverPassword } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { track } from '@shop/kit/analytics';
import { type ApiProblem, call } from '@shop/kit/api';
import { problemText, useText } from '@shop/kit/i18n';
import { Button, ErrorPanel, focusFirstError, Notice, TextField } from '@shop/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { enter, type Merged } from './enter.ts';
import styles from './sign-in.module.css';
import { emailError, requiredError } from './validate.ts';

interface SignInFormProps {
  readonly onDone: (merged: Merged) => void;
  readonly onRegister: () => void;
}

/** Sign in, and the way back in for a forgotten password. */
export function SignInForm({ onDone, onRegister }: SignInFormProps) {
  const t = useText();
  const { locale } = useRegion();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tries, setTries] = useState(0);
  const tried = tries > 0;
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const [recovered, setRecovered] = useState(false);

  useEffect(() => {
    if (tries > 0) focusFirstError(form.current);
  }, [tries]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    setProblem(undefined);
    if (emailError(email, t) || requiredError(password, t)) return;
    setBusy(true);
    const entered = await enter({ email, password });
    setBusy(false);
    if (!entered.ok) return setProblem(entered.problem);
    track.login({ method: 'password' });
    onDone(entered.value);
  };
  const recover = async () => {
    setTries(tries + 1);
    setProblem(undefined);
    if (emailError(email, t)) return;
    setBusy(true);
    const sent = await call(recoverPassword, { body: { user: { email: email.trim() }, locale } });
    setBusy(false);
    if (!sent.ok) return setProblem(sent.problem);
    setRecovered(true);
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
      {problem ? <ErrorPanel title={problemText(problem)} kept={t('kept')} /> : null}
      {recovered ? <Notice tone="done">{t('signIn.recovered', { email: email.trim() })}</Notice> : null}
      <TextField
        label={t('field.email')}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={tried ? emailError(email, t) : undefined}
      />
      <TextField
        label={t('field.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={tried && !recovered ? requiredError(password, t) : undefined}
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
