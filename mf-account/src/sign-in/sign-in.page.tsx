import { useDocumentTitle } from '@shop/kit';
import { navigate } from '@shop/kit/navigation';
import { useSearchParams } from '@shop/kit/router';
import { Page } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { notifyMerged, redirectAfterSignIn } from './after-sign-in.ts';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

export function Component() {
  const { t } = useTranslation('mf-account');
  const [search] = useSearchParams();
  const next = search.get('next');
  useDocumentTitle(t('signIn.title'));
  return (
    <Page>
      <div className={styles.narrow}>
        <h1>{t('signIn.title')}</h1>
        <SignInForm
          onDone={(merged) => {
            notifyMerged(merged, t);
            void redirectAfterSignIn(next);
          }}
          onRegister={() => void navigate('register', {}, next ? { query: { next } } : {})}
        />
      </div>
    </Page>
  );
}
