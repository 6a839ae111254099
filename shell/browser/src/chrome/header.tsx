import { brandName } from '@shop/kit';
import { useText } from '@shop/kit/i18n';
import { href } from '@shop/kit/navigation';
import { Anchor, Link } from '@shop/kit/router';
import { LogoMark, Menu } from '@shop/ui';
import type { Stage } from '../remotes/stage.ts';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { categories } from './categories.ts';
import styles from './header.module.css';
import { PlaceMenu } from './place-menu.tsx';

/** The bar above every page: where one is, what there is, who one is, what is in the cart. */
export function Header({ stage }: { readonly stage: Stage }) {
  const t = useText();
  return (
    <header className={styles.bar}>
      <Link to="home" className={styles.brand} aria-label={t('header.home', { brand: brandName() })}>
        <LogoMark size={32} />
        <span className={styles.name}>{brandName()}</span>
      </Link>
      <nav className={styles.shelf} aria-label={t('header.categories')}>
        <ul>
          {categories.map((category) => (
            <li key={category}>
              <Link to="category" params={{ category }} className={styles.entry}>
                {t(`category.${category}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.compact}>
        <Menu
          label={t('header.categories')}
          icon="menu"
          align="start"
          component={Anchor}
          groups={[
            {
              id: 'categories',
              entries: categories.map((category) => ({
                id: category,
                label: t(`category.${category}`),
                href: href('category', { category }),
              })),
            },
          ]}
        >
          <span className={styles.word}>{t('header.range')}</span>
        </Menu>
      </div>
      <div className={styles.tools}>
        <PlaceMenu />
        <AccountMenu />
        <CartLink stage={stage} />
      </div>
    </header>
  );
}
