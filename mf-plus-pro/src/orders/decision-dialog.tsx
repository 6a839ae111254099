import type { OrderApproval } from '@shop/contracts';
import { toast } from '@shop/kit';
import type { ApiProblem } from '@shop/kit/api';
import { ProblemPanel } from '@shop/kit/query';
import { Button, Dialog, Notice, Row, Skeleton, TextArea, useFormAttempts } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { approve, decline, refetchApprovals, useApproval } from './company-orders.query.ts';
import styles from './orders.module.css';
import { refusalText, toRefusalCode } from './refusal-text.ts';
import { RequestedOrder } from './requested-order.tsx';

export type Decision = 'approve' | 'decline';

interface DecisionDialogProps {
  readonly request: OrderApproval;
  readonly decision: Decision;
  readonly onClose: () => void;
}

/**
 * The current order, and the decision on it. The displayed version is approved; a refusal is shown here, and the lists
 * are refetched.
 */
export function DecisionDialog({ request, decision, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('mf-plus-pro');
  const approval = useApproval(request.id);
  const [reason, setReason] = useState('');
  const { form, tried, countAttempt } = useFormAttempts<HTMLDivElement>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ readonly problem: ApiProblem; readonly version: number }>();
  const number = request.order_number;
  const order = approval.data?.order;
  // The order changed while the dialog was open: it may still match the request. A refusal of the current version is
  // final.
  const needsReview =
    refused?.problem.code === 'cart_changed' &&
    approval.data?.approval.status === 'requested' &&
    (approval.isError || order?.version !== refused.version);
  // All other refusals with a text of this page are final: a retry would fail again.
  const isFinal = refused !== undefined && !needsReview && toRefusalCode(refused.problem) !== undefined;
  const isBlocked = decision === 'approve' && order === undefined;
  const send = async () => {
    if (decision === 'decline' && reason.trim() === '') return countAttempt();
    if (decision === 'approve' && order === undefined) return;
    setBusy(true);
    const version = order?.version ?? 0;
    const result =
      decision === 'approve' ? await approve(request.id, version) : await decline(request.id, reason.trim());
    const refetching = refetchApprovals();
    // The next click must apply to the displayed order: it is refetched before the button is enabled.
    if (!result.ok && result.problem.code === 'cart_changed') await refetching;
    setBusy(false);
    setRefused(result.ok ? undefined : { problem: result.problem, version });
    if (!result.ok) return;
    toast('success', t(`orders.${decision}.done`, { number }));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!busy}
      title={t(`orders.${decision}.title`, { number })}
      closeLabel={t('orders.close')}
    >
      <div ref={form} className={styles.part}>
        {approval.error ? <ProblemPanel error={approval.error} onRetry={approval.refetch} /> : null}
        {approval.isPending ? <Skeleton lines={4} /> : null}
        {order === undefined ? null : <RequestedOrder request={request} order={order} />}
        {decision === 'decline' && !isFinal ? (
          <TextArea
            label={t('orders.decline.reason')}
            hint={t('orders.decline.hint')}
            data-autofocus
            rows={3}
            maxLength={1000}
            value={reason}
            onChange={setReason}
            error={tried && reason.trim() === '' ? t('orders.decline.missing') : undefined}
          />
        ) : null}
        {refused === undefined ? null : (
          <Notice severity="error">
            {needsReview ? t('orders.lookAgain') : refusalText(t, refused.problem)}
          </Notice>
        )}
        {/* In the body: what scrolls there has to hold something that the keyboard reaches. */}
        <Row>
          {isFinal || isBlocked ? null : (
            <Button
              tone={decision === 'approve' ? 'signal' : 'danger'}
              busy={busy}
              busyLabel={t('orders.sending')}
              onClick={() => void send()}
            >
              {t(`orders.${decision}.press`)}
            </Button>
          )}
          <Button tone="quiet" onClick={onClose}>
            {t('orders.close')}
          </Button>
        </Row>
      </div>
    </Dialog>
  );
}
