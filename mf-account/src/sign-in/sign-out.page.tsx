import { useDocumentTitle } from '@shop/kit';
import type { ApiProblem } from '@shop/kit/api';
import { problemText } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { signOut, useSession } from '@shop/kit/session';
import { Button, buttonClass, ErrorPanel, Page } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sign-in.module.css';

/** Sign-out needs a click, not just a visit: a link on another site must not end a session. */
export function Component() {
  const { t } = useTranslation('mf-account');
  const { signedIn, user } = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiProblem>();
  useDocumentTitle(t('signOut.title'));
  const leave = async () => {
    setBusy(true);
    const left = await signOut();
    setBusy(false);
    setProblem(left.ok ? undefined : left.problem);
  };
  return (
    <Page>
      <div className={styles.narrow}>
        <h1>{t('signOut.title')}</h1>
        {problem ? <ErrorPanel title={problemText(problem)} /> : null}
        {signedIn ? (
          <>
            <p>{t('signOut.as', { email: user?.email ?? '' })}</p>
            <Button tone="signal" busy={busy} busyLabel={t('signOut.busy')} onClick={() => void leave()}>
              {t('signOut.action')}
            </Button>
          </>
        ) : (
          <>
            <p>{t('signOut.done')}</p>
            <Link to="signIn" className={buttonClass()}>
              {t('signIn.action')}
            </Link>
          </>
        )}
      </div>
    </Page>
  );
}
