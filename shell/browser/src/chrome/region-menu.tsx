import { useRegion } from '@shop/kit';
import { useTranslation } from 'react-i18next';
import { BarMenu } from './bar-menu.tsx';
import styles from './header.module.css';
import { lazyPart } from './lazy-part.tsx';

const panel = lazyPart(() =>
  import(/* webpackChunkName: "bar" */ './later/region-panel.tsx').then((file) => file.RegionPanel),
);
/** The footer has all regions too. */
const toFoot = () => document.querySelector('footer')?.scrollIntoView();

/** Region and language. Both lead to this page in the other region or language. */
export function RegionMenu() {
  const { t } = useTranslation('shell');
  const { region, currency, locale, regions, languages } = useRegion();
  const here = regions.find((entry) => entry.region === region)?.name ?? region.toUpperCase();
  const language = languages.length > 1 ? locale.slice(0, 2).toUpperCase() : '';
  return (
    <BarMenu id="place" under icon="globe" iconAfter="chevron-down" panel={panel} onUnavailable={toFoot}>
      <span className="only-heard">{t('place.menu')}: </span>
      <span className={styles.word}>{[here, currency, language].filter(Boolean).join(' · ')}</span>
    </BarMenu>
  );
}
