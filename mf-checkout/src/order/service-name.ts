import type { LineItem } from '@shop/contracts';
import { useTranslation } from 'react-i18next';

/** The name of a line that is a service, with how many where it is not one; null for goods. */
export function useServiceName(): (line: LineItem) => string | null {
  const { t } = useTranslation('mf-checkout');
  return ({ service_name: service, quantity }) =>
    service
      ? quantity > 1
        ? t('services.several', { name: t(`services.${service}`), count: quantity })
        : t(`services.${service}`)
      : null;
}
