import { resetPassword } from '@shop/contracts';
import { toast, useDocumentTitle } from '@shop/kit';
import { type ApiProblem, call } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { navigate } from '@shop/kit/navigation';
import { Link, useParams } from '@shop/kit/router';
import { adopt } from '@shop/kit/session';
import { Button, buttonClass, ErrorPanel, Page, TextField, useFormSubmission } from '@shop/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sign-in.module.css';
import { minPasswordLength, validatePassword } from './validate.ts';

/** Opened from the mail: sets a new password and signs in. */
export function Component() {
  const { t } = useTranslation('mf-account');
  const { token = '' } = useParams();
  const [password, setPassword] = useState('');
  const { form, tried, busy, problem, attempt } = useFormSubmission<ApiProblem>();
  useDocumentTitle(t('setPassword.title'));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reset = await attempt(!validatePassword(password, t), () =>
      call(resetPassword, { body: { user: { reset_password_token: token, password } } }),
    );
    if (!reset?.ok) return;
    await adopt(reset.value.token, reset.value.user);
    toast('success', t('setPassword.done'));
    await navigate('account', {}, { replace: true });
  };
  return (
    <Page>
      <div className={styles.narrow}>
        <h1>{t('setPassword.title')}</h1>
        {problem ? (
          <ErrorPanel
            title={problemText(problem)}
            {...(problem.code === 'token_expired'
              ? {
                  actions: (
                    <Link to="signIn" className={buttonClass()}>
                      {t('setPassword.again')}
                    </Link>
                  ),
                }
              : {})}
          />
        ) : null}
        <form ref={form} noValidate onSubmit={(event) => void submit(event)} className={styles.form}>
          <TextField
            label={t('setPassword.field')}
            type="password"
            name="new-password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            hint={t('register.passwordHint', { count: minPasswordLength })}
            error={tried ? validatePassword(password, t) : undefined}
          />
          <Button type="submit" tone="signal" busy={busy} busyLabel={t('setPassword.busy')}>
            {t('setPassword.action')}
          </Button>
        </form>
      </div>
    </Page>
  );
}
