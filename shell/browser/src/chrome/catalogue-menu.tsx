import { navigate } from '@shop/kit/navigation';
import { useTranslation } from 'react-i18next';
import { BarMenu } from './bar-menu.tsx';
import styles from './header.module.css';
import { lazyPart } from './lazy-part.tsx';

const panel = lazyPart(() =>
  import(/* webpackChunkName: "range" */ './later/catalogue-panel.tsx').then((file) => file.CataloguePanel),
);

/** The complete catalogue under one button. Without its code, a link to the home page with all categories. */
export function CatalogueMenu() {
  const { t } = useTranslation('shell');
  return (
    <BarMenu
      data-testid="range-menu"
      id="range"
      icon="menu"
      panel={panel}
      onUnavailable={() => void navigate('home')}
    >
      <span className={styles.word}>{t('header.range')}</span>
    </BarMenu>
  );
}
