import { changePassword } from '@shop/contracts';
import { toast } from '@shop/kit';
import { type ApiProblem, call, newIdempotencyKey } from '@shop/kit/api';
import { problemText, useText } from '@shop/kit/i18n';
import { adopt } from '@shop/kit/session';
import { Button, ErrorPanel, focusFirstError, TextField } from '@shop/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import formStyles from '../sign-in/sign-in.module.css';
import { passwordError, requiredError, shortestPassword } from '../sign-in/validate.ts';

/** A new password for the old one. Every other session of the account ends with it. */
export function ChangePassword() {
  const t = useText();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  const form = useRef<HTMLFormElement>(null);
  const wrong = problem?.code === 'wrong_credentials';
  const weak = problem?.code === 'weak_password' ? problemText(problem) : undefined;
  const errors = { old: requiredError(old, t), password: passwordError(password, t) };
  useEffect(() => {
    if (tries > 0) focusFirstError(form.current);
  }, [tries]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    setTries(tries + 1);
    if (errors.old || errors.password) return;
    setBusy(true);
    const changed = await call(changePassword, {
      body: { current_password: old, password },
      idempotencyKey: newIdempotencyKey(),
    });
    setBusy(false);
    if (!changed.ok) {
      setProblem(changed.problem);
      return setTries(tries + 2);
    }
    setOld('');
    setPassword('');
    setTries(0);
    await adopt(changed.value.token, changed.value.user);
    toast('done', t('changePassword.done'));
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className={formStyles.form}
      aria-labelledby="change-password"
    >
      <h2 id="change-password">{t('changePassword.title')}</h2>
      {problem && !wrong && !weak ? (
        <ErrorPanel title={problemText(problem)} kept={t('changePassword.kept')} />
      ) : null}
      <TextField
        label={t('changePassword.old')}
        type="password"
        name="current-password"
        autoComplete="current-password"
        value={old}
        onChange={(typed) => {
          setOld(typed);
          setProblem(undefined);
        }}
        error={wrong ? t('privacy.delete.wrongPassword') : tries > 0 ? errors.old : undefined}
      />
      <TextField
        label={t('setPassword.field')}
        type="password"
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          setProblem(undefined);
        }}
        hint={t('register.passwordHint', { count: shortestPassword })}
        error={weak ?? (tries > 0 ? errors.password : undefined)}
      />
      <p>{t('changePassword.others')}</p>
      <div>
        <Button type="submit" busy={busy} busyLabel={t('changePassword.busy')}>
          {t('changePassword.action')}
        </Button>
      </div>
    </form>
  );
}
