import type { Order } from '@shop/contracts';
import { toast } from '@shop/kit';
import { ProblemPanel } from '@shop/kit/query';
import { Skeleton } from '@shop/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isPayable } from '../order/payable.ts';
import { AskForApproval } from './ask-for-approval.tsx';
import styles from './company.module.css';
import { Limits } from './limits.tsx';
import { type Asked, useAsked } from './requests.query.ts';
import { useLook } from './use-look.ts';
import { Waiting } from './waiting.tsx';

interface ApprovalProps {
  readonly order: Order;
  readonly company: NonNullable<Order['company']>;
  readonly userId: number;
  /** Reads the order anew and answers it. */
  readonly onLook: () => Promise<Order | undefined>;
}

const isGiven = (asked: Asked | null | undefined): boolean =>
  asked?.request.status === 'approved' && asked.stands;

/**
 * An order beyond what may be ordered without approval: why, asking for it, and how the request stands. When it is
 * approved the order needs nothing any more, and the page goes on to paying.
 */
export function Approval({ order, company, userId, onLook }: ApprovalProps) {
  const { t } = useTranslation('mf-checkout');
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useAsked(company.id, userId, order.number);
  const { looking, lookAgain } = useLook(async () => {
    // The order after its request: one that was read before the decision would still be held.
    const last = (await asked.refetch()).data;
    const now = await onLook();
    if (isGiven(last) && now && isPayable(now))
      toast('success', t('approval.approved', { number: order.number }));
  });
  const { request, stands } = asked.data ?? {};
  // Approved as it is: the order on screen is from before the decision.
  const given = isGiven(asked.data);
  const follow = useEffectEvent(() => void lookAgain());
  useEffect(() => {
    if (given) follow();
  }, [given]);
  const waits = request?.status === 'requested' && stands === true;
  return (
    <section className={styles.panel} aria-labelledby="approval">
      <h2 id="approval" ref={heading} tabIndex={-1}>
        {t(waits ? 'approval.waiting.title' : 'approval.title')}
      </h2>
      <Limits order={order} company={company} />
      {asked.error ? <ProblemPanel error={asked.error} onRetry={asked.refetch} /> : null}
      {asked.isPending || given ? <Skeleton lines={3} /> : null}
      {waits && request ? (
        <Waiting request={request} looking={looking} onLook={() => void lookAgain()} />
      ) : null}
      {asked.data !== undefined && !waits && !given ? (
        <AskForApproval
          order={order}
          company={company.name}
          last={request}
          onAsked={() => {
            heading.current?.focus();
            // Asking reckons the order anew.
            void onLook();
          }}
          onStale={() => void onLook()}
        />
      ) : null}
    </section>
  );
}
