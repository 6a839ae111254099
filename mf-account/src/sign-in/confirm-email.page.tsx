import { confirmEmail } from '@shop/contracts';
import { useDocumentTitle } from '@shop/kit';
import { call } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { ProblemError, unwrap, useQuery } from '@shop/kit/query';
import { Link, useParams } from '@shop/kit/router';
import { Button, buttonClass, ErrorPanel, FoldingLoader, Page } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './sign-in.module.css';

/** Opened from the mail: confirms the address once. */
export function Component() {
  const { t } = useTranslation('mf-account');
  const { token = '' } = useParams();
  const confirmation = useQuery({
    queryKey: ['confirm_email', token],
    queryFn: () => unwrap(call(confirmEmail, { body: { confirmation_token: token } })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Retrying a used or expired link never helps.
  const expired =
    confirmation.error instanceof ProblemError && confirmation.error.problem.code === 'token_expired';
  useDocumentTitle(t('confirm.title'));
  return (
    <Page>
      <div className={styles.narrow}>
        <h1>{t('confirm.title')}</h1>
        {confirmation.isPending ? <FoldingLoader label={t('confirm.loading')} /> : null}
        {confirmation.error ? (
          <ErrorPanel
            title={
              expired
                ? t('confirm.expired')
                : confirmation.error instanceof ProblemError
                  ? problemText(confirmation.error.problem)
                  : t('failed')
            }
            actions={
              expired ? (
                <Link to="account" className={buttonClass()}>
                  {t('confirm.action')}
                </Link>
              ) : (
                <Button onClick={() => void confirmation.refetch()}>{t('tryAgain')}</Button>
              )
            }
          />
        ) : null}
        {confirmation.isSuccess ? (
          <>
            <p>{t('confirm.done')}</p>
            <Link to="account" className={buttonClass({ tone: 'signal' })}>
              {t('confirm.action')}
            </Link>
          </>
        ) : null}
      </div>
    </Page>
  );
}
