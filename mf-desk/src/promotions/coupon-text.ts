import type { CouponTerms } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { useTranslation } from 'react-i18next';

type Amounts = CouponTerms['minimums'];

/** Returns what a code gives and the smallest order for it: "10 %", "20,00 zł". */
export const useCouponText = () => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const amounts = (list: Amounts): string =>
    list.map(({ amount, currency }) => format.money(amount, currency)).join(' · ');
  return {
    amounts,
    discount: ({ discount }: Pick<CouponTerms, 'discount'>): string =>
      discount.kind === 'percent' ? format.percent(discount.rate / 10_000) : amounts(discount.amounts),
    days: ({ starts_on, ends_on }: Pick<CouponTerms, 'starts_on' | 'ends_on'>): string =>
      ends_on === null
        ? t('promotions.from', { day: format.date(starts_on, 'short') })
        : `${format.date(starts_on, 'short')} – ${format.date(ends_on, 'short')}`,
  };
};
