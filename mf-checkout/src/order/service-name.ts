import type { LineItem } from '@shop/contracts';
import { useTranslation } from 'react-i18next';

/** Returns the name of a service line, with its quantity if not one; null for goods. */
export function useServiceName(): (line: LineItem) => string | null {
  const { t } = useTranslation('mf-checkout');
  return ({ service_name: service, quantity }) =>
    service
      ? quantity > 1
        ? t('services.several', { name: t(`services.${service}`), count: quantity })
        : t(`services.${service}`)
      : null;
}
