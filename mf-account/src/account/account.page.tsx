import { listAccountPages } from '@shop/contracts';
import { useDocumentTitle, useRegion } from '@shop/kit';
import { useTerms } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { useTranslation } from 'react-i18next';
import { Referrals } from '../referrals/referrals.tsx';
import { ConfirmAddress } from '../settings/confirm-address.tsx';
import styles from './account.module.css';
import { AccountFrame } from './frame.tsx';

/** The account overview: the user, links to its pages, and referrals. */
export function Component() {
  const { t } = useTranslation('mf-account');
  const { user } = useSession();
  const term = useTerms();
  const { market } = useRegion();
  useDocumentTitle(t('account.title'));
  return (
    <AccountFrame
      title={user?.first_name ? t('account.hello', { name: user.first_name }) : t('account.title')}
    >
      <ConfirmAddress />
      <ul className={styles.doors}>
        {listAccountPages(market).map((id) => (
          <li key={id}>
            <Link to={id}>
              <strong>{term('accountPage', id)}</strong>
              <span>{t(`account.door.${id}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Referrals />
    </AccountFrame>
  );
}
