import { type Refund, recordPayout, retryRefund, type StaffRefund } from '@shop/contracts';
import { toast } from '@shop/kit';
import type { ApiProblem, Result } from '@shop/kit/api';
import { useFormat } from '@shop/kit/i18n';
import { Dialog, Notice } from '@shop/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '../frame/fact-list.tsx';
import { refusalText } from '../frame/refusal-text.ts';
import { useMay } from '../frame/staff-me.ts';
import { refetchDesk } from '../orders/orders.query.ts';
import deskStyles from '../releases/desk.module.css';
import { PayoutPart } from './payout-part.tsx';
import styles from './refunds.module.css';
import { fetchRefund, sendPayout, sendRetry } from './refunds.query.ts';

interface RefundDialogProps {
  /** As the list showed it; a later refresh does not change what is confirmed. */
  readonly refund: StaffRefund;
  readonly onClose: () => void;
}

/** One refund: why, to whom, and each of its payouts with what can be done. */
export function RefundDialog({ refund: listed, onClose }: RefundDialogProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const may = useMay();
  const [refund, setRefund] = useState(listed);
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const act = async (sent: Promise<Result<Refund, ApiProblem>>, done: string) => {
    setBusy(true);
    setProblem(null);
    const result = await sent;
    await refetchDesk();
    if (result.ok) {
      toast('success', done);
      return onClose();
    }
    // What a colleague or the gateway did meanwhile is shown in place of what was refused.
    setRefund((await fetchRefund(refund)) ?? refund);
    setProblem(result.problem);
    setBusy(false);
  };
  const amountOf = (amount: string) => format.money(amount, refund.currency);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      dismissable={!busy}
      title={t('refunds.entry', { amount: amountOf(refund.amount) })}
      closeLabel={t('desk.close')}
    >
      <div className={deskStyles.part}>
        {problem === null ? null : (
          <Notice severity="error">
            <p>{refusalText(t, problem)}</p>
            {problem.code === 'refund_not_open' ? <p>{t('refunds.changed')}</p> : null}
          </Notice>
        )}
        <Facts refund={refund} />
        <ul className={styles.payouts}>
          {refund.payouts.map((payout) => (
            <PayoutPart
              key={payout.id}
              payout={payout}
              currency={refund.currency}
              busy={busy}
              onRetry={
                may(retryRefund, refund.region)
                  ? () => act(sendRetry(refund.id), t('refunds.retried', { amount: amountOf(payout.amount) }))
                  : null
              }
              onRecord={
                may(recordPayout, refund.region)
                  ? (paid) =>
                      act(
                        sendPayout(refund.id, { payout_id: payout.id, ...paid }),
                        t('refunds.recorded', { amount: amountOf(payout.amount) }),
                      )
                  : null
              }
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function Facts({ refund }: { readonly refund: StaffRefund }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const facts = [
    [t('orders.column.customer'), [refund.customer.name, refund.customer.email].filter(Boolean).join(', ')],
    [t('refunds.created'), format.date(refund.created_at, 'dateTime')],
    [t('word.reason'), t(`refund.reason.${refund.reason}`)],
    [t('order.note'), refund.note ?? ''],
    [t('order.money.correction'), refund.credit_note ?? ''],
  ] as const;
  return <FactList facts={facts} orderNumber={refund.order_number} />;
}
