import { maxTypedQuantity } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { useTranslation } from 'react-i18next';

/** Returns the limits of a quantity: from the market's minimum to the shop's maximum, with their sentence. */
export function useQuantityLimits() {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const { market } = useRegion();
  const [min, max] = [market.quantityRanges[0] ?? 30, maxTypedQuantity];
  return {
    min,
    max,
    text: t('quantity.limits', { min: format.number(min), max: format.number(max) }),
  };
}
