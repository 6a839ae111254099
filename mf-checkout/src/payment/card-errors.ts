import type { Text } from '@shop/kit/i18n';
import type { SandboxCard } from './pay.ts';

export type CardErrors = Readonly<Partial<Record<keyof SandboxCard, string>>>;

/** Returns the errors of the typed card before it is sent; the gateway validates the rest. */
export function cardErrors(card: SandboxCard, t: Text<'mf-checkout'>): CardErrors {
  const digits = card.number.replace(/\D/g, '');
  const month = Number(card.month);
  return {
    ...(digits.length < 12 || digits.length > 19 ? { number: t('card.error.number') } : {}),
    ...(!/^\d{1,2}$/.test(card.month.trim()) || month < 1 || month > 12
      ? { month: t('card.error.month') }
      : {}),
    ...(/^(\d{2}|20\d{2})$/.test(card.year.trim()) ? {} : { year: t('card.error.year') }),
    ...(/^\d{3,4}$/.test(card.cvc.trim()) ? {} : { cvc: t('card.error.cvc') }),
  };
}
