import { useFormat } from '@shop/kit/i18n';
import { problemBehind } from '@shop/kit/query';
import { useTranslation } from 'react-i18next';
import { optionErrorsOf } from './option-errors.ts';
import { sizeErrors, sizeProblemsOf } from './size-errors.ts';
import type { ConfigurableProduct, DieResult } from './use-die.ts';

interface ConfigurationState {
  readonly configurable: ConfigurableProduct;
  readonly dieResult: DieResult;
  /** Every size field has a valid length. */
  readonly sizesRead: boolean;
  /** Why the API returned no price. */
  readonly error: Error | null;
}

/** Returns the errors of the configuration, each for its place: at a field, or in a panel. */
export function useConfigurationErrors({
  configurable: { product, structure },
  dieResult,
  sizesRead,
  error,
}: ConfigurationState) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const sizes = sizeErrors(
    dieResult.ok ? sizeProblemsOf(problemBehind(error)?.fields) : dieResult.problems,
    t,
    format,
  );
  const options = optionErrorsOf(dieResult.ok ? [] : dieResult.problems, product, structure, t, format);
  const sizesStand = Object.keys(sizes).length === 0;
  const optionWrong = Object.keys(options).length > 0;
  const advice = t(optionWrong ? 'size.mendMarked' : 'size.mendFirst');
  return {
    sizes,
    options,
    optionWrong,
    advice,
    /** Why the configuration cannot be ordered. */
    reason: dieResult.ok && sizesRead && sizesStand ? undefined : advice,
    // An error shown at its field is not repeated in a panel.
    failure: sizesStand ? error : null,
  };
}
