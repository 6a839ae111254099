import type { StaffPayment, StaffPaymentRow } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Dialog, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { FactList } from '../frame/fact-list.tsx';
import deskStyles from '../releases/desk.module.css';
import { useMethodName } from './method-name.ts';
import { usePayment } from './payments.query.ts';

interface PaymentDialogProps {
  readonly row: StaffPaymentRow;
  readonly onClose: () => void;
}

/** One payment: its facts, what its provider reported, and what went back or is disputed. */
export function PaymentDialog({ row, onClose }: PaymentDialogProps) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const payment = usePayment(row.id);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t('payments.entry', { amount: format.money(row.amount, row.currency) })}
      closeLabel={t('desk.close')}
    >
      <div className={deskStyles.part}>
        <Facts row={payment.data ?? row} declined={payment.data?.decline_code ?? null} />
        {payment.error ? <ProblemPanel error={payment.error} onRetry={payment.refetch} /> : null}
        {payment.isPending ? <p role="status">{t('payments.waiting')}</p> : null}
        {payment.data ? <Parts payment={payment.data} /> : null}
      </div>
    </Dialog>
  );
}

function Facts({ row, declined }: { readonly row: StaffPaymentRow; readonly declined: string | null }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const methodName = useMethodName();
  const facts = [
    [t('orders.column.customer'), [row.customer.name, row.customer.email].filter(Boolean).join(', ')],
    [t('payments.method'), methodName(row.method)],
    [t('word.state'), t(`order.paymentState.${row.state}`)],
    [t('payments.declined'), declined ?? ''],
    [t('payments.reference'), row.reference ?? ''],
    [t('payments.instalment'), row.instalment === null ? '' : format.number(row.instalment)],
    [t('payments.begun'), format.date(row.created_at, 'dateTime')],
    [t('payments.changed'), format.date(row.updated_at, 'dateTime')],
    [t('palette.kind.order'), row.placed ? '' : t('payments.notPlaced', { number: row.order_number })],
  ] as const;
  return <FactList facts={facts} orderNumber={row.placed ? row.order_number : null} />;
}

/** What belongs to a payment, each kind in a table; an empty one says so. */
function Parts({ payment }: { readonly payment: StaffPayment }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const moment = (iso: string) => format.date(iso, 'dateTime');
  const money = (amount: string) => format.money(amount, payment.currency);
  const numbered = <Part extends object>(parts: readonly Part[]) =>
    parts.map((part, index) => ({ ...part, index }));
  const key = ({ index }: { readonly index: number }) => String(index);
  return (
    <>
      {payment.transfers.length === 0 ? null : (
        <Table
          caption={t('nav.transfers')}
          rows={numbered(payment.transfers)}
          rowKey={key}
          empty={null}
          columns={[
            { id: 'at', head: t('transfers.received'), cell: (one) => format.date(one.received_on) },
            { id: 'reference', head: t('transfers.reference'), cell: ({ reference }) => reference },
            { id: 'amount', head: t('order.amount'), figure: true, cell: ({ amount }) => money(amount) },
          ]}
        />
      )}
      <Table
        caption={t('nav.refunds')}
        rows={numbered(payment.payouts)}
        rowKey={key}
        empty={t('order.nothing')}
        columns={[
          { id: 'at', head: t('refunds.created'), cell: (one) => moment(one.created_at) },
          { id: 'reason', head: t('word.reason'), cell: ({ reason }) => t(`refund.reason.${reason}`) },
          { id: 'state', head: t('word.state'), cell: ({ state }) => t(`order.refundState.${state}`) },
          { id: 'failure', head: t('refunds.failure'), cell: ({ failure }) => failure ?? '–' },
          { id: 'amount', head: t('order.amount'), figure: true, cell: ({ amount }) => money(amount) },
        ]}
      />
      <Table
        caption={t('payments.disputes')}
        rows={numbered(payment.disputes)}
        rowKey={key}
        empty={t('order.nothing')}
        columns={[
          { id: 'at', head: t('word.at'), cell: (one) => moment(one.created_at) },
          { id: 'state', head: t('word.state'), cell: ({ status }) => t(`payments.disputeState.${status}`) },
          { id: 'reason', head: t('word.reason'), cell: ({ reason }) => <code lang="en">{reason}</code> },
          { id: 'changed', head: t('payments.changed'), cell: (one) => moment(one.updated_at) },
          { id: 'amount', head: t('order.amount'), figure: true, cell: ({ amount }) => money(amount) },
        ]}
      />
      <Table
        caption={t('order.events')}
        rows={numbered(payment.events)}
        rowKey={key}
        empty={t('order.nothing')}
        columns={[
          { id: 'at', head: t('word.at'), cell: (one) => moment(one.received_at) },
          { id: 'what', head: t('order.what'), cell: ({ kind }) => <code lang="en">{kind}</code> },
          {
            id: 'applied',
            head: t('payments.applied'),
            cell: (one) => (one.applied_at === null ? '–' : moment(one.applied_at)),
          },
        ]}
      />
    </>
  );
}
