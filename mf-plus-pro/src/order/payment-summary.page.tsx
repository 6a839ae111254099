import { type Text, useFormat } from '@shop/kit/i18n';
import { Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import company from '../company/company.module.css';
import styles from './order.module.css';
import type { CompanyOrder } from './order.query.ts';
import { OrderFrame, PaymentState } from './order-frame.tsx';
import { OrderTotals } from './order-totals.tsx';

export { loadOrderWords as loader } from './order-frame.tsx';

/** What a company's order costs, what is paid of it, and where the rest goes. */
export function Component() {
  return (
    <OrderFrame page="plusOrderPaymentSummary">
      {(order) => (
        <div className={styles.columns}>
          <div className={company.part}>
            <Balance order={order} />
            <Payments order={order} />
          </div>
          <OrderTotals order={order} />
        </div>
      )}
    </OrderFrame>
  );
}

function Balance({ order }: { readonly order: CompanyOrder }) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const money = (amount: string) => format.money(amount, order.currency);
  const { transfer, refund_total: refunded } = order;
  const facts = [
    [t('order.paid'), order.payment_total === undefined ? null : money(order.payment_total)],
    [t('order.refunded'), refunded && Number(refunded) !== 0 ? money(refunded) : null],
    [t('order.due'), order.outstanding_balance === undefined ? null : money(order.outstanding_balance)],
    // Of instalments only the one that is expected now.
    [t('order.transfer.amount'), transfer ? format.money(transfer.amount, transfer.currency) : null],
    [t('order.transfer.account'), transfer?.account_number],
    [t('order.transfer.swift'), transfer?.swift],
    [t('order.transfer.reference'), transfer?.reference],
    [t('order.transfer.note'), transfer?.demonstration ? t('order.transfer.demonstration') : null],
  ] as const;
  return (
    <dl className={company.facts}>
      <dt>{t('order.payment.label')}</dt>
      <dd>
        <PaymentState status={order.payment_status} />
      </dd>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** Methods that are called by their own name in every language. */
const properNames = {
  paypal: 'PayPal',
  p24: 'Przelewy24',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  eps: 'eps',
  giropay: 'giropay',
  hokodo: 'Hokodo',
} as const;
type Method = CompanyOrder['payments'][number]['payment_method'];

const nameOf = (method: Method, t: Text<'mf-plus-pro'>): string => {
  if (method === 'check' || method === 'wallet') return t(`order.method.${method}`);
  return method === 'card' || method === 'stripe' ? t('order.method.card') : properNames[method];
};

function Payments({ order }: { readonly order: CompanyOrder }) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  return (
    <Table
      caption={t('order.payments')}
      stacked
      rows={order.payments}
      rowKey={({ id }) => String(id)}
      empty={t('order.noPayments')}
      columns={[
        { id: 'day', head: t('order.date'), cell: ({ created_at }) => format.date(created_at, 'dateTime') },
        {
          id: 'method',
          head: t('order.method.label'),
          cell: ({ payment_method }) => nameOf(payment_method, t),
        },
        { id: 'state', head: t('orders.state'), cell: ({ state }) => t(`order.paymentState.${state}`) },
        {
          id: 'amount',
          head: t('order.amount'),
          figure: true,
          cell: ({ amount }) => format.money(amount, order.currency),
        },
      ]}
    />
  );
}
