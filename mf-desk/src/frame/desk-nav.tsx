import { href, navigateTo } from '@shop/kit/navigation';
import { Link, useRouteId } from '@shop/kit/router';
import { Button } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './frame.module.css';
import { Palette } from './palette.tsx';

/** The pages of the desk that exist. */
export const deskPages = [
  { route: 'deskOrders', label: 'nav.orders' },
  { route: 'deskReleases', label: 'nav.releases' },
  { route: 'deskSecurity', label: 'nav.security' },
] as const;

/** The navigation of every page of the desk, with the search that Ctrl K or Cmd K opens. */
export function DeskNav() {
  const { t } = useTranslation('mf-desk');
  const route = useRouteId();
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
        {deskPages.map((page) => (
          <li key={page.route}>
            <Link
              to={page.route}
              aria-current={
                route === page.route || (route === 'deskOrder' && page.route === 'deskOrders')
                  ? 'page'
                  : undefined
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
          pages={deskPages.map((page) => ({ label: t(page.label), address: href(page.route) }))}
        />
      ) : null}
    </nav>
  );
}
