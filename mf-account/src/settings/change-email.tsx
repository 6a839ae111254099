import { changeEmail } from '@shop/contracts';
import { type ApiProblem, call, newIdempotencyKey } from '@shop/kit/api';
import { useEmailField } from '@shop/kit/intake';
import { Button, ErrorPanel, FieldSuggestion, Notice, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPasswordMessage } from '../sign-in/password-problem.ts';
import formStyles from '../sign-in/sign-in.module.css';
import { validateEmail, validateRequired } from '../sign-in/validate.ts';

/** Requests a change of the address, with the password; it takes effect when the mailed link is opened. */
export function ChangeEmail({ current }: { readonly current: string }) {
  const { t } = useTranslation('mf-account');
  const [email, setEmail] = useState('');
  const { suggestion, onBlur } = useEmailField(email, setEmail);
  const [password, setPassword] = useState('');
  const { form, tried, busy, problem, attempt, clearProblem, reset } = useFormSubmission<ApiProblem>();
  const [mailed, setMailed] = useState<string>();
  const wrong = problem?.code === 'wrong_credentials';
  const errors = { email: validateEmail(email, t), password: validateRequired(password, t) };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMailed(undefined);
    const response = await attempt(!errors.email && !errors.password, () =>
      call(changeEmail, {
        body: { email: email.trim(), password },
        idempotencyKey: newIdempotencyKey(),
      }),
    );
    if (!response?.ok) return;
    setMailed(email.trim());
    setEmail('');
    setPassword('');
    reset();
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
        {mailed ? <Notice severity="success">{t('changeEmail.mailed', { email: mailed })}</Notice> : null}
      </div>
      {problem && !wrong ? (
        <ErrorPanel title={toPasswordMessage(problem, t)} reassurance={t('changeEmail.kept')} />
      ) : null}
      <TextField
        label={t('changeEmail.field')}
        type="email"
        name="new-email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        onBlur={onBlur}
        hint={suggestion && <FieldSuggestion {...suggestion} />}
        error={tried ? errors.email : undefined}
      />
      <TextField
        label={t('changeEmail.password')}
        type="password"
        name="email-password"
        autoComplete="current-password"
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          clearProblem();
        }}
        error={wrong ? t('privacy.delete.wrongPassword') : tried ? errors.password : undefined}
      />
      <div>
        <Button type="submit" busy={busy} busyLabel={t('changeEmail.busy')}>
          {t('changeEmail.action')}
        </Button>
      </div>
    </form>
  );
}
