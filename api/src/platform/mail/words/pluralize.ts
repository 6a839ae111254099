import type { MailLanguage } from '../language.ts';

/**
 * A number and its noun in the form that the language wants beside it. Forms by CLDR's plural categories; a category
 * without a form takes `other`.
 * @example counted('pl-PL', { one: 'sztuka', few: 'sztuki', other: 'sztuk' })(22) // '22 sztuki'
 */
export const pluralize = (
  language: MailLanguage,
  forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string },
): ((count: number) => string) => {
  const rules = new Intl.PluralRules(language);
  const figures = new Intl.NumberFormat(language);
  return (count) => `${figures.format(count)} ${forms[rules.select(count)] ?? forms.other}`;
};
