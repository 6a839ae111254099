import { navigate } from '@shop/kit/navigation';
import { useTranslation } from 'react-i18next';
import { BarMenu } from './bar-menu.tsx';
import styles from './header.module.css';
import { rarePart } from './rare.tsx';

const panel = rarePart(() =>
  import(/* webpackChunkName: "range" */ './later/range-panel.tsx').then((file) => file.RangePanel),
);

/** The whole range under one button. Without its code the home page, where all shelves stand, takes its place. */
export function RangeMenu() {
  const { t } = useTranslation('shell');
  return (
    <BarMenu
      data-testid="range-menu"
      id="range"
      icon="menu"
      panel={panel}
      onMissing={() => void navigate('home')}
    >
      <span className={styles.word}>{t('header.range')}</span>
    </BarMenu>
  );
}
