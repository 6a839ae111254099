import { useTranslation } from 'react-i18next';
import { useRegionNames } from '../frame/markets.ts';

/** The name of the plant or of a region. */
export const usePlaceName = (): ((place: string) => string) => {
  const { t } = useTranslation('mf-desk');
  const names = useRegionNames();
  return (place) => (place === 'plant' ? t('calendar.plant') : names([place]));
};
