import { brandName } from '@shop/kit';
import { Link } from '@shop/kit/router';
import { LogoMark } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import type { Stage } from '../remotes/stage.ts';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { CatalogueMenu } from './catalogue-menu.tsx';
import styles from './header.module.css';
import { RegionMenu } from './region-menu.tsx';
import { SearchBox } from './search-box.tsx';

/** The bar above every page: home, catalogue, account and cart. */
export function Header({ stage }: { readonly stage: Stage }) {
  const { t } = useTranslation('shell');
  return (
    <header className={styles.bar}>
      <Link to="home" className={styles.brand} aria-label={t('header.home', { brand: brandName() })}>
        <LogoMark size={32} />
        <span className={styles.name}>{brandName()}</span>
      </Link>
      <CatalogueMenu />
      <SearchBox />
      <div className={styles.tools}>
        <RegionMenu />
        <AccountMenu />
        <CartLink stage={stage} />
      </div>
    </header>
  );
}
