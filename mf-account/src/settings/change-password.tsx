import { changePassword } from '@shop/contracts';
import { toast } from '@shop/kit';
import { type ApiProblem, call, newIdempotencyKey } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { adopt } from '@shop/kit/session';
import { Button, ErrorPanel, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPasswordMessage } from '../sign-in/password-problem.ts';
import formStyles from '../sign-in/sign-in.module.css';
import { minPasswordLength, validatePassword, validateRequired } from '../sign-in/validate.ts';

/** Changes the password. Every other session of the account ends. */
export function ChangePassword() {
  const { t } = useTranslation('mf-account');
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const { form, tried, busy, problem, attempt, clearProblem, reset } = useFormSubmission<ApiProblem>();
  const wrong = problem?.code === 'wrong_credentials';
  const weak = problem?.code === 'weak_password' ? problemText(problem) : undefined;
  const errors = { old: validateRequired(old, t), password: validatePassword(password, t) };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const changed = await attempt(!errors.old && !errors.password, () =>
      call(changePassword, {
        body: { current_password: old, password },
        idempotencyKey: newIdempotencyKey(),
      }),
    );
    if (!changed?.ok) return;
    setOld('');
    setPassword('');
    reset();
    await adopt(changed.value.token, changed.value.user);
    toast('success', t('changePassword.done'));
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
        <ErrorPanel title={toPasswordMessage(problem, t)} reassurance={t('changePassword.kept')} />
      ) : null}
      <TextField
        label={t('changePassword.old')}
        type="password"
        name="current-password"
        autoComplete="current-password"
        value={old}
        onChange={(typed) => {
          setOld(typed);
          clearProblem();
        }}
        error={wrong ? t('privacy.delete.wrongPassword') : tried ? errors.old : undefined}
      />
      <TextField
        label={t('setPassword.field')}
        type="password"
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          clearProblem();
        }}
        hint={t('register.passwordHint', { count: minPasswordLength })}
        error={weak ?? (tried ? errors.password : undefined)}
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
