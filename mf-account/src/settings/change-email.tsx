import { changeEmail } from '@shop/contracts';
import { type ApiProblem, call, newIdempotencyKey } from '@shop/kit/api';
import { problemText, useText } from '@shop/kit/i18n';
import { Button, ErrorPanel, focusFirstError, Notice, TextField } from '@shop/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import formStyles from '../sign-in/sign-in.module.css';
import { emailError, requiredError } from '../sign-in/validate.ts';

/** Asks for another address, with the password; it changes when the link mailed there is opened. */
export function ChangeEmail({ current }: { readonly current: string }) {
  const t = useText();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const [mailed, setMailed] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const wrong = problem?.code === 'wrong_credentials';
  const errors = { email: emailError(email, t), password: requiredError(password, t) };
  useEffect(() => {
    if (tries > 0) focusFirstError(form.current);
  }, [tries]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    setMailed(undefined);
    setTries(tries + 1);
    if (errors.email || errors.password) return;
    setBusy(true);
    const asked = await call(changeEmail, {
      body: { email: email.trim(), password },
      idempotencyKey: newIdempotencyKey(),
    });
    setBusy(false);
    if (!asked.ok) {
      setProblem(asked.problem);
      return setTries(tries + 2);
    }
    setMailed(email.trim());
    setEmail('');
    setPassword('');
    setTries(0);
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className={formStyles.form}
      aria-labelledby="change-email"
    >
      <h2 id="change-email">{t('changeEmail.title')}</h2>
      <p>{t('changeEmail.current', { email: current })}</p>
      <div role="status">
        {mailed ? <Notice tone="done">{t('changeEmail.mailed', { email: mailed })}</Notice> : null}
      </div>
      {problem && !wrong ? <ErrorPanel title={problemText(problem)} kept={t('changeEmail.kept')} /> : null}
      <TextField
        label={t('changeEmail.field')}
        type="email"
        name="new-email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        error={tries > 0 ? errors.email : undefined}
      />
      <TextField
        label={t('changeEmail.password')}
        type="password"
        name="email-password"
        autoComplete="current-password"
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          setProblem(undefined);
        }}
        error={wrong ? t('privacy.delete.wrongPassword') : tries > 0 ? errors.password : undefined}
      />
      <div>
        <Button type="submit" busy={busy} busyLabel={t('changeEmail.busy')}>
          {t('changeEmail.action')}
        </Button>
      </div>
    </form>
  );
}
