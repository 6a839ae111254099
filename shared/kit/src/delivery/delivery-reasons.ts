import type { DeliveryReason } from '@shop/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shopDocument } from '../document/shop-document.ts';
import { useFormat } from '../i18n/format.ts';
import type { Text } from '../i18n/typed-keys.ts';

export interface ReasonText {
  readonly id: string;
  /** The reason: "Weekends (Poland)". */
  readonly label: string;
  /** Its effect on the date: "6 days later". */
  readonly effect: string;
}

/**
 * Returns a function that explains a date, one line per reason. @example const words = useReasonWords();
 * estimate.reasons.map(words)
 */
export function useReasonWords(): (reason: DeliveryReason) => ReasonText {
  const format = useFormat();
  const { t } = useTranslation('kit');
  const { languageTag } = shopDocument();
  return useMemo(() => {
    const names = new Intl.DisplayNames([languageTag], { type: 'region' });
    return (reason) => ({
      id: [reason.reason, reason.cause, reason.country_iso, reason.date].filter(Boolean).join(' '),
      label:
        reason.reason === 'slower_product'
          ? t(`delivery.slower.${reason.cause ?? 'conversion'}`)
          : t(`delivery.reason.${reason.reason}`, {
              country: reason.country_iso ? (names.of(reason.country_iso) ?? reason.country_iso) : '',
              name: reason.holiday?.name ?? '',
              date: reason.date ? format.date(reason.date) : '',
            }),
      effect: describeEffect(reason, t),
    });
  }, [format, t, languageTag]);
}

/** Production is counted in working days, weekends and holidays in days. */
function describeEffect({ reason, days }: DeliveryReason, t: Text<'kit'>): string {
  const count = Math.abs(days);
  if (count === 0) return t('delivery.noDays');
  if (days < 0) return t('delivery.workEarlier', { count });
  return t(reason === 'slower_product' ? 'delivery.workLater' : 'delivery.later', { count });
}
