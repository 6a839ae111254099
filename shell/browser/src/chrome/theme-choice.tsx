import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './footer.module.css';
import { chooseTheme, type Theme, theme, themes } from './theme.ts';

/** Light, dark, or the device's setting. */
export function ThemeChoice() {
  const { t } = useTranslation('shell');
  const chosen = useSyncExternalStore(theme.subscribe, theme.get, () => 'system');
  return (
    <label className={styles.theme}>
      {t('theme.label')}
      <select value={chosen} onChange={({ currentTarget }) => chooseTheme(currentTarget.value as Theme)}>
        {themes.map((one) => (
          <option key={one} value={one}>
            {t(`theme.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
