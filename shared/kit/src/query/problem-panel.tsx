import { Button, ErrorPanel } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '../i18n/problem-text.ts';
import { problemBehind } from './problem-error.ts';

interface ProblemPanelProps {
  readonly error: Error;
  /** Retries the read; the button is busy until it resolves. */
  readonly onRetry: () => Promise<unknown>;
  /** What is not lost; default: cart and designs. */
  readonly kept?: string;
}

/**
 * Shows a failed read: what happened, what is not lost, and what to do, in the shopper's language.
 *
 * @example {orders.error ? <ProblemPanel error={orders.error} onRetry={orders.refetch} /> : null}
 */
export function ProblemPanel({ error, onRetry, kept }: ProblemPanelProps) {
  const [busy, setBusy] = useState(false);
  const { t } = useTranslation('kit');
  const problem = problemBehind(error);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <ErrorPanel
      title={problem ? problemText(problem) : t('page.failed')}
      reassurance={kept ?? t('page.kept')}
      actions={
        <Button busy={busy} busyLabel={t('waiting.fetching')} onClick={() => void retry()}>
          {t('page.tryAgain')}
        </Button>
      }
      {...(problem?.request_id ? { reference: problem.request_id } : {})}
    />
  );
}
