import type { Format, Text } from '@shop/kit/i18n';
import type { DieProblem, Product, Structure } from '@shop/packaging';

/** One sentence for each invalid option, by its id. */
export type OptionErrors = Readonly<Record<string, string>>;

/** Returns the errors of the buyer's options: a lid higher than its box, a corner rounder than its label. */
export function formatOptionErrors(
  problems: readonly DieProblem[],
  { choosable = [] }: Product,
  structure: Structure,
  t: Text<'mf-catalogue'>,
  format: Format,
): OptionErrors {
  const errors: Record<string, string> = {};
  for (const { parameter, code, limit } of problems) {
    const spec = structure.options.find(({ id }) => id === parameter);
    if (!spec || !choosable.includes(parameter)) continue;
    // Rounded to a valid value.
    const roundedLimit = code === 'too_small' ? Math.ceil(limit) : Math.floor(limit);
    const limitText =
      spec.unit === 'mm'
        ? format.length(roundedLimit)
        : `${format.number(roundedLimit)} ${spec.unit === 'm' ? 'm' : ''}`;
    errors[parameter] =
      code === 'too_small' || code === 'too_large'
        ? t(code === 'too_small' ? 'option.least' : 'option.most', { limit: limitText.trim() })
        : t('size.notMade');
  }
  return errors;
}
