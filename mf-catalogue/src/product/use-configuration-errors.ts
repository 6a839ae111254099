import { useFormat } from '@shop/kit/i18n';
import { problemBehind } from '@shop/kit/query';
import { useTranslation } from 'react-i18next';
import { formatOptionErrors } from './option-errors.ts';
import { formatSizeErrors, toSizeProblems } from './size-errors.ts';
import type { ConfigurableProduct, DieResult } from './use-die.ts';

interface ConfigurationState {
  readonly configurable: ConfigurableProduct;
  readonly dieResult: DieResult;
  /** Whether every size field has a valid length. */
  readonly areSizesValid: boolean;
  /** Why the API returned no price. */
  readonly error: Error | null;
}

/** Returns the errors of the configuration, to be shown at a field or in a panel. */
export function useConfigurationErrors({
  configurable: { product, structure },
  dieResult,
  areSizesValid,
  error,
}: ConfigurationState) {
  const { t } = useTranslation('mf-catalogue');
  const format = useFormat();
  const sizes = formatSizeErrors(
    dieResult.ok ? toSizeProblems(problemBehind(error)?.fields) : dieResult.problems,
    t,
    format,
  );
  const options = formatOptionErrors(dieResult.ok ? [] : dieResult.problems, product, structure, t, format);
  const hasSizeErrors = Object.keys(sizes).length > 0;
  const hasOptionErrors = Object.keys(options).length > 0;
  const advice = t(hasOptionErrors ? 'size.mendMarked' : 'size.mendFirst');
  return {
    sizes,
    options,
    hasOptionErrors,
    advice,
    /** Why the configuration cannot be ordered. */
    reason: dieResult.ok && areSizesValid && !hasSizeErrors ? undefined : advice,
    // An error shown at its field is not repeated in a panel.
    failure: hasSizeErrors ? null : error,
  };
}
