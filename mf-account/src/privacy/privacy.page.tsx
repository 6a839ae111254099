import { useDocumentTitle } from '@shop/kit';
import { useSession } from '@shop/kit/session';
import { FoldingLoader } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { AccountFrame } from '../account/frame.tsx';
import { ConsentChoices } from './consent-choices.tsx';
import { DataCopy } from './data-copy.tsx';
import { DeleteAccount } from './delete-account.tsx';
import styles from './privacy.module.css';
import { SessionList } from './session-list.tsx';

/** Privacy settings: consents, sessions, data export, and deletion. */
export function Component() {
  const { t } = useTranslation('mf-account');
  const { user } = useSession();
  useDocumentTitle(t('privacy.title'));
  return (
    <AccountFrame title={t('privacy.title')}>
      {user && !user.anonymous ? (
        <div className={styles.sections}>
          <ConsentChoices />
          <SessionList />
          <DataCopy email={user.email ?? ''} />
          <DeleteAccount email={user.email ?? ''} />
        </div>
      ) : (
        <FoldingLoader label={t('privacy.loading')} />
      )}
    </AccountFrame>
  );
}
