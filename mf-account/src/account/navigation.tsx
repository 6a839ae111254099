import type { RouteId } from '@shop/contracts';
import { Link, useRouteId } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { useTranslation } from 'react-i18next';
import styles from './navigation.module.css';
import { type AccountPage, useAccountPages } from './use-account-pages.ts';

/** Pages without an entry of their own, and their parent entry. */
const entryOf: Partial<Readonly<Record<RouteId, AccountPage>>> = {
  accountOrder: 'accountOrders',
  accountQuoteRequest: 'accountQuoteRequests',
  plusItems: 'plusCatalogue',
};

/** The account navigation. Other remotes show it by the slot `accountNavigation`. */
export function AccountNavigation() {
  const { t } = useTranslation('mf-account');
  const route = useRouteId();
  const { signedIn } = useSession();
  const pages = useAccountPages();
  const current = route === undefined ? undefined : (entryOf[route] ?? route);
  // A reader of an order by its mailed link has no account to navigate.
  if (!signedIn) return null;
  return (
    <nav aria-label={t('nav.label')}>
      <ul className={styles.nav}>
        {pages.map((id) => (
          <li key={id}>
            <Link to={id} aria-current={current === id ? 'page' : undefined}>
              {t(`nav.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
