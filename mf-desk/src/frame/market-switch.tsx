import { useRegion } from '@shop/kit';
import { Anchor } from '@shop/kit/router';
import { useTranslation } from 'react-i18next';
import styles from './desk-nav.module.css';
import { useMarkets } from './markets.ts';
import { useStaffMe } from './staff-me.ts';

/**
 * Returns the address of the page at `here` in another market. The document knows the address of its first page there;
 * pages of the desk have one path in every language.
 *
 * @example addressIn('/ro/desk/orders?region=ro', '/desk/refunds') // '/ro/desk/refunds?region=ro'
 */
export const addressIn = (firstPage: string, here: string): string => {
  const at = here.indexOf('/desk/');
  return at < 0 ? firstPage : firstPage.replace(/\/desk\/[^?#]*/, () => here.slice(at));
};

/** The markets that the reader has a role in: the one that the page is in, and links to the others. */
export function MarketSwitch() {
  const { t } = useTranslation('mf-desk');
  const { region } = useRegion();
  const markets = useMarkets();
  const { data: me } = useStaffMe();
  if (!me) return null;
  const isMine = (id: string) => me.roles.some(({ regions }) => regions === null || regions.includes(id));
  const others = markets.filter(({ id, href }) => href !== undefined && isMine(id));
  const here = markets.find(({ id }) => id === region)?.name ?? region;
  if (others.length === 0) return null;
  return (
    <details className={styles.markets}>
      <summary>
        <span className={styles.heading}>{t('word.region')}</span> {here}
      </summary>
      <ul>
        {others.map(({ id, name, href }) => (
          <li key={id}>
            <Anchor href={addressIn(href ?? '', window.location.pathname)}>{name}</Anchor>
          </li>
        ))}
      </ul>
    </details>
  );
}
