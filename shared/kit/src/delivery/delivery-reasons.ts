import type { DeliveryReason } from '@shop/contracts';
import { useMemo } from 'react';
import { shopDocument } from '../document/shop-document.ts';
import { useFormat } from '../i18n/format.ts';
import { i18n } from '../i18n/instance.ts';
import { say } from '../i18n/text.ts';

export interface ReasonText {
  readonly id: string;
  /** What it is: "Weekends (Poland)". */
  readonly label: string;
  /** By how much it moves the date: "6 days later". */
  readonly effect: string;
}

/** Says why a date is what it is, one line a reason. @example const words = useReasonWords(); estimate.reasons.map(words) */
export function useReasonWords(): (reason: DeliveryReason) => ReasonText {
  const format = useFormat();
  const { language } = i18n;
  const { languageTag } = shopDocument();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language says the same reasons differently
  return useMemo(() => {
    const names = new Intl.DisplayNames([languageTag], { type: 'region' });
    return (reason) => ({
      id: [reason.reason, reason.cause, reason.country_iso, reason.date].filter(Boolean).join(' '),
      label:
        reason.reason === 'slower_product'
          ? say('kit', `delivery.slower.${reason.cause ?? 'conversion'}`)
          : say('kit', `delivery.reason.${reason.reason}`, {
              country: reason.country_iso ? (names.of(reason.country_iso) ?? reason.country_iso) : '',
              name: reason.holiday?.name ?? '',
              date: reason.date ? format.date(reason.date) : '',
            }),
      effect: describeEffect(reason),
    });
  }, [format, language, languageTag]);
}

/** Production is counted in working days, weekends and holidays in days. */
function describeEffect({ reason, days }: DeliveryReason): string {
  const count = Math.abs(days);
  if (count === 0) return say('kit', 'delivery.noDays');
  if (days < 0) return say('kit', 'delivery.workEarlier', { count });
  return say('kit', reason === 'slower_product' ? 'delivery.workLater' : 'delivery.later', { count });
}
