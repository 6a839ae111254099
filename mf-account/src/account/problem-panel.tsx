import { problemText, useText } from '@shop/kit/i18n';
import { ProblemError } from '@shop/kit/query';
import { Button, ErrorPanel } from '@shop/ui';

/** A read that failed, and the way on. */
export function ProblemPanel({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useText();
  const problem = error instanceof ProblemError ? error.problem : undefined;
  return (
    <ErrorPanel
      title={problem ? problemText(problem) : t('failed')}
      kept={t('kept')}
      actions={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
      {...(problem?.request_id ? { reference: problem.request_id } : {})}
    />
  );
}
