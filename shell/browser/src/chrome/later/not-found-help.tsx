import { useTerms } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { useTranslation } from 'react-i18next';
import { categories } from '../categories.ts';
import { SearchBox } from '../search-box.tsx';
import styles from './not-found-help.module.css';

/** Links from a missing page: the search, and every category. */
export function NotFoundHelp() {
  const { t } = useTranslation('shell');
  const term = useTerms();
  return (
    <section className={styles.help} aria-label={t('help.label')}>
      <p>{t('help.search')}</p>
      <SearchBox wide />
      <p>{t('help.shelves')}</p>
      <ul className={styles.shelves}>
        {categories.map((category) => (
          <li key={category}>
            <Link to="category" params={{ category }}>
              {term('category', category)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
