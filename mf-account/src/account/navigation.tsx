import { findAccountPage, listAccountPages } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { useTerms } from '@shop/kit/i18n';
import { Link, useRouteId } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { useTranslation } from 'react-i18next';
import styles from './navigation.module.css';

/** The account navigation. Other remotes show it by the slot `accountNavigation`; the header's menu lists the same. */
export function AccountNavigation() {
  const { t } = useTranslation('mf-account');
  const term = useTerms();
  const { market } = useRegion();
  const current = findAccountPage(useRouteId());
  const { signedIn } = useSession();
  // A reader of an order by its mailed link has no account to navigate.
  if (!signedIn) return null;
  return (
    <nav aria-label={t('nav.label')}>
      <ul className={styles.nav}>
        {listAccountPages(market).map((id) => (
          <li key={id}>
            <Link to={id} aria-current={current === id ? 'page' : undefined}>
              {term('accountPage', id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
