import { ProblemPanel, problemBehind } from '@shop/kit/query';
import { Notice } from '@shop/ui';
import { useTranslation } from 'react-i18next';

interface ListProblemProps {
  readonly error: Error | null;
  readonly onRetry: () => Promise<unknown>;
}

/** A list that could not be loaded: the role has changed, or another failure with a retry. */
export function ListProblem({ error, onRetry }: ListProblemProps) {
  const { t } = useTranslation('mf-plus-pro');
  if (error === null) return null;
  const code = problemBehind(error)?.code;
  if (code === 'forbidden' || code === 'not_found')
    return <Notice severity="error">{t(`orders.refused.${code}`)}</Notice>;
  return <ProblemPanel error={error} onRetry={onRetry} />;
}
