import { useDocumentTitle } from '@shop/kit';
import { navigate } from '@shop/kit/navigation';
import { useSearchParams } from '@shop/kit/router';
import { Lead, Page } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { claimReferral, notifyMerged, redirectAfterSignIn } from './after-sign-in.ts';
import { RegisterForm } from './register-form.tsx';
import styles from './sign-in.module.css';

export function Component() {
  const { t } = useTranslation('mf-account');
  const [search] = useSearchParams();
  const next = search.get('next');
  const referral = search.get('referral')?.trim();
  useDocumentTitle(t('register.title'));
  return (
    <Page>
      <div className={styles.narrow}>
        <h1>{t('register.title')}</h1>
        <Lead>{t('register.lead')}</Lead>
        {referral ? <p>{t('referrals.invited', { code: referral })}</p> : null}
        <RegisterForm
          onDone={(merged) => {
            notifyMerged(merged, t);
            void (referral ? claimReferral(referral, t) : Promise.resolve()).then(() =>
              redirectAfterSignIn(next),
            );
          }}
          onSignIn={() => void navigate('signIn', {}, next ? { query: { next } } : {})}
        />
      </div>
    </Page>
  );
}
