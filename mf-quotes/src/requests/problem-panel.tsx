import { problemText, useText } from '@shop/kit/i18n';
import { ProblemError } from '@shop/kit/query';
import { Button, ErrorPanel } from '@shop/ui';

/** A read that failed, and the way on. */
export function ProblemPanel({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useText();
  return (
    <ErrorPanel
      title={error instanceof ProblemError ? problemText(error.problem) : t('failed')}
      kept={t('kept')}
      actions={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
    />
  );
}
