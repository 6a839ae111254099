import { Link, useRouteId } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { Page } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './frame.module.css';
import { useAccountPages } from './use-account-pages.ts';

/** The account's frame: its own navigation beside the page. */
export function AccountFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useTranslation('mf-account');
  const current = useRouteId();
  const { signedIn } = useSession();
  const pages = useAccountPages();
  // Who reads an order by the link of a mail has no account to go around in.
  if (!signedIn)
    return (
      <Page>
        <h1>{title}</h1>
        {children}
      </Page>
    );
  return (
    <Page>
      <div className={styles.frame}>
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
        <div className={styles.content}>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </Page>
  );
}
