import type { Order } from '@shop/contracts';
import { toast } from '@shop/kit';
import { ProblemPanel } from '@shop/kit/query';
import { Skeleton } from '@shop/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isPayable } from '../order/payable.ts';
import { ApprovalRequestForm } from './approval-request-form.tsx';
import styles from './company.module.css';
import { ExceededLimits } from './exceeded-limits.tsx';
import { PendingApproval } from './pending-approval.tsx';
import { type ApprovalStatus, useApprovalStatus } from './requests.query.ts';
import { useRefreshOnFocus } from './use-refresh-on-focus.ts';

interface ApprovalProps {
  readonly order: Order;
  readonly company: NonNullable<Order['company']>;
  readonly userId: number;
  /** Refetches the order and returns it. */
  readonly onRefresh: () => Promise<Order | undefined>;
}

const isApproved = (approvalStatus: ApprovalStatus | null | undefined): boolean =>
  approvalStatus?.request.status === 'approved' && approvalStatus.stands;

/**
 * An order that needs approval: the reason, the request form, and the state of the request. Once approved, the page
 * continues to payment.
 */
export function Approval({ order, company, userId, onRefresh }: ApprovalProps) {
  const { t } = useTranslation('mf-checkout');
  const heading = useRef<HTMLHeadingElement>(null);
  const approvalStatus = useApprovalStatus(company.id, userId, order.number);
  const { isRefreshing, refresh } = useRefreshOnFocus(async () => {
    // Read after the request: an earlier read of the order would still be held.
    const latestStatus = (await approvalStatus.refetch()).data;
    const latestOrder = await onRefresh();
    if (isApproved(latestStatus) && latestOrder && isPayable(latestOrder))
      toast('success', t('approval.approved', { number: order.number }));
  });
  const { request, stands } = approvalStatus.data ?? {};
  // Already approved: the order on screen is from before the decision.
  const isApprovedNow = isApproved(approvalStatus.data);
  const refreshInBackground = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (isApprovedNow) refreshInBackground();
  }, [isApprovedNow]);
  const isPending = request?.status === 'requested' && stands === true;
  return (
    <section className={styles.panel} aria-labelledby="approval">
      <h2 id="approval" ref={heading} tabIndex={-1}>
        {t(isPending ? 'approval.waiting.title' : 'approval.title')}
      </h2>
      <ExceededLimits order={order} company={company} />
      {approvalStatus.error ? (
        <ProblemPanel error={approvalStatus.error} onRetry={approvalStatus.refetch} />
      ) : null}
      {approvalStatus.isPending || isApprovedNow ? <Skeleton lines={3} /> : null}
      {isPending && request ? (
        <PendingApproval request={request} isRefreshing={isRefreshing} onRefresh={() => void refresh()} />
      ) : null}
      {approvalStatus.data !== undefined && !isPending && !isApprovedNow ? (
        <ApprovalRequestForm
          order={order}
          company={company.name}
          previousRequest={request}
          onRequested={() => {
            heading.current?.focus();
            // A request recalculates the order.
            void onRefresh();
          }}
          onStale={() => void onRefresh()}
        />
      ) : null}
    </section>
  );
}
