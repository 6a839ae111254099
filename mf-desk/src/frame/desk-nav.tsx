import {
  getVatReport,
  listBankEntries,
  listRollouts,
  listStaffAccounts,
  listStaffCoupons,
  listStaffInvoices,
  listStaffOrders,
  listStaffProduction,
  listStaffQuotes,
  listStaffRefunds,
  listStaffRequests,
} from '@shop/contracts';
import { href, navigateTo } from '@shop/kit/navigation';
import { Link, useRouteId } from '@shop/kit/router';
import { Button } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './frame.module.css';
import { Palette } from './palette.tsx';
import { useRegionsFor, useStaffMe } from './staff-me.ts';

/** The pages of the desk, each with the call without which it has nothing to show; null: of everybody of the staff. */
const deskPages = [
  { route: 'deskOrders', label: 'nav.orders', needs: listStaffOrders },
  { route: 'deskProduction', label: 'nav.production', needs: listStaffProduction },
  { route: 'deskPrepress', label: 'nav.prepress', needs: listStaffProduction },
  { route: 'deskRequests', label: 'nav.requests', needs: listStaffQuotes },
  { route: 'deskApprovals', label: 'nav.approvals', needs: listStaffRequests },
  { route: 'deskPromotions', label: 'nav.promotions', needs: listStaffCoupons },
  { route: 'deskTransfers', label: 'nav.transfers', needs: listBankEntries },
  { route: 'deskRefunds', label: 'nav.refunds', needs: listStaffRefunds },
  { route: 'deskInvoices', label: 'nav.invoices', needs: listStaffInvoices },
  { route: 'deskVat', label: 'nav.vat', needs: getVatReport },
  { route: 'deskPeople', label: 'nav.people', needs: listStaffAccounts },
  { route: 'deskReleases', label: 'nav.releases', needs: listRollouts },
  // Everybody's own sign-in.
  { route: 'deskSecurity', label: 'nav.security', needs: null },
] as const;

/** The list that a page of one thing belongs to. */
const listOf: Partial<Record<string, string>> = { deskOrder: 'deskOrders', deskRequest: 'deskRequests' };

/** The pages that the reader may open in some region; none until the roles are known, all if they cannot be read. */
const usePages = () => {
  const { data, isError } = useStaffMe();
  const regionsFor = useRegionsFor();
  return deskPages.filter(({ needs }) =>
    data ? needs === null || regionsFor(needs)?.length !== 0 : isError,
  );
};

/**
 * The navigation of every page of the desk, by the reader's roles, with the search that Ctrl K or Cmd K opens.
 */
export function DeskNav() {
  const { t } = useTranslation('mf-desk');
  const route = useRouteId();
  const shown = usePages();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return (
    <nav className={styles.nav} aria-label={t('nav.label')}>
      <ul>
        {shown.map((page) => (
          <li key={page.route}>
            <Link
              to={page.route}
              aria-current={
                route === page.route || (route && listOf[route] === page.route) ? 'page' : undefined
              }
            >
              {t(page.label)}
            </Link>
          </li>
        ))}
      </ul>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('nav.search')}
      </Button>
      {open ? (
        <Palette
          onClose={() => setOpen(false)}
          onOpen={(address) => {
            setOpen(false);
            void navigateTo(address);
          }}
          pages={shown.map((page) => ({ label: t(page.label), address: href(page.route) }))}
        />
      ) : null}
    </nav>
  );
}
