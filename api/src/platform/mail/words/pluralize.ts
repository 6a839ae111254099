import type { MailLanguage } from '../language.ts';

/**
 * Returns a number with its noun in the language's plural form. Forms are by CLDR plural category;
 * a missing category uses `other`.
 * @example pluralize('pl-PL', { one: 'sztuka', few: 'sztuki', other: 'sztuk' })(22) // '22 sztuki'
 */
export const pluralize = (
  language: MailLanguage,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string },
): ((count: number) => string) => {
  const rules = new Intl.PluralRules(language);
  const figures = new Intl.NumberFormat(language);
  return (count) => `${figures.format(count)} ${forms[rules.select(count)] ?? forms.other}`;
};
