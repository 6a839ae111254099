import { brandName, useRegion } from '@shop/kit';
import { openPreferences } from '@shop/kit/consent';
import { useTerms } from '@shop/kit/i18n';
import { Anchor, Link } from '@shop/kit/router';
import { useTranslation } from 'react-i18next';
import { categories } from './categories.ts';
import styles from './footer.module.css';
import { SwitchAnchor } from './switch-anchor.tsx';
import { ThemeChoice } from './theme-choice.tsx';

/** The footer of every page: catalogue, account, contact, pages about the shop, and the same page in other regions. */
export function Footer() {
  const { t } = useTranslation('shell');
  const term = useTerms();
  const { elements, market, languages, regions, locale, region } = useRegion();
  return (
    <footer className={styles.foot}>
      <nav className={styles.columns} aria-label={t('footer.label')}>
        <section>
          <h2>{t('footer.range')}</h2>
          <ul>
            {categories.map((category) => (
              <li key={category}>
                <Link to="category" params={{ category }}>
                  {t(`category.${category}`)}
                </Link>
              </li>
            ))}
            <li>
              <Link to="samplePacks">{term('product', 'sample-packs')}</Link>
            </li>
            <li>
              <Link to="bundles">{t('footer.bundles')}</Link>
            </li>
          </ul>
        </section>
        <section>
          <h2>{t('footer.business')}</h2>
          <ul>
            <li>
              <Link to="quote">{t('footer.quote')}</Link>
            </li>
            {market.supportsPlus || elements?.plusUntranslated ? (
              <li>
                <Link to="plus">{t('footer.plus')}</Link>
              </li>
            ) : null}
            <li>
              <Link to="accountOrders">{term('accountPage', 'accountOrders')}</Link>
            </li>
          </ul>
        </section>
        <section>
          <h2>{t('footer.contact')}</h2>
          <ul>
            <li>
              <a href={`mailto:${market.contactEmail}`}>{market.contactEmail}</a>
            </li>
            <li>
              <a href={`tel:${dialled(market.phoneNumber)}`}>{market.phoneNumber}</a>
            </li>
            <li>
              <button type="button" className={styles.plain} onClick={openPreferences}>
                {t('footer.consent')}
              </button>
            </li>
            <li>
              <ThemeChoice />
            </li>
          </ul>
        </section>
        <section>
          <h2>{t('footer.about')}</h2>
          <ul>
            {elements?.pages?.map(({ id, name, href }) => (
              <li key={id}>
                <Anchor href={href}>{name}</Anchor>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{t('footer.elsewhere')}</h2>
          <ul>
            {languages
              .filter((entry) => entry.locale !== locale)
              .map((entry) => (
                <li key={entry.locale}>
                  <SwitchAnchor href={entry.href} lang={entry.locale}>
                    {entry.name}
                  </SwitchAnchor>
                </li>
              ))}
            {regions
              .filter((entry) => entry.region !== region)
              .map((entry) => (
                <li key={entry.region}>
                  <SwitchAnchor href={entry.href}>{entry.name}</SwitchAnchor>
                </li>
              ))}
          </ul>
        </section>
      </nav>
      <p className={styles.mark}>{brandName()}</p>
    </footer>
  );
}

/** Returns a number for `tel:`: digits and the leading plus. */
const dialled = (number: string): string => number.replace(/[^+0-9]/g, '');
