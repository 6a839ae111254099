import { useFormat } from '@shop/kit/i18n';
import { problemBehind } from '@shop/kit/query';
import { useTranslation } from 'react-i18next';
import { optionErrorsOf } from './option-errors.ts';
import { sizeErrors, sizeProblemsOf } from './size-errors.ts';
import type { Made, Shape } from './use-die.ts';

interface Judged {
  readonly made: Made;
  readonly shape: Shape;
  /** Every size field has a valid length. */
  readonly sizesRead: boolean;
  /** Why the API returned no price. */
  readonly error: Error | null;
}

/** Returns the errors of the configuration, each for its place: at a field, or in a panel. */
export function useMending({ made: { product, structure }, shape, sizesRead, error }: Judged) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const sizes = sizeErrors(
    shape.ok ? sizeProblemsOf(problemBehind(error)?.fields) : shape.problems,
    t,
    format,
  );
  const options = optionErrorsOf(shape.ok ? [] : shape.problems, product, structure, t, format);
  const sizesStand = Object.keys(sizes).length === 0;
  const optionWrong = Object.keys(options).length > 0;
  const advice = t(optionWrong ? 'size.mendMarked' : 'size.mendFirst');
  return {
    sizes,
    options,
    optionWrong,
    advice,
    /** Why the configuration cannot be ordered. */
    reason: shape.ok && sizesRead && sizesStand ? undefined : advice,
    // An error shown at its field is not repeated in a panel.
    failure: sizesStand ? error : null,
  };
}
