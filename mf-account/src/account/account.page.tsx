import { useDocumentTitle } from '@shop/kit';
import { Link } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { useTranslation } from 'react-i18next';
import { Referrals } from '../referrals/referrals.tsx';
import { ConfirmAddress } from '../settings/confirm-address.tsx';
import styles from './account.module.css';
import { AccountFrame } from './frame.tsx';
import { useAccountPages } from './use-account-pages.ts';

/** The account overview: the user, links to its pages, and referrals. */
export function Component() {
  const { t } = useTranslation('mf-account');
  const { user } = useSession();
  const sections = useAccountPages();
  useDocumentTitle(t('account.title'));
  return (
    <AccountFrame
      title={user?.first_name ? t('account.hello', { name: user.first_name }) : t('account.title')}
    >
      <ConfirmAddress />
      <ul className={styles.doors}>
        {sections.map((id) => (
          <li key={id}>
            <Link to={id}>
              <strong>{t(`nav.${id}`)}</strong>
              <span>{t(`account.door.${id}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Referrals />
    </AccountFrame>
  );
}
