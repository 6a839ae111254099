import { useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { buttonClass, Notice, Row } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './order.module.css';
import type { CompanyOrder } from './order.query.ts';
import { OrderFrame } from './order-frame.tsx';
import { OrderTotals } from './order-totals.tsx';

export { loadOrderWords as loader } from './order-frame.tsx';

/** The confirmation of a company's order: what was ordered, and what happens next. */
export function Component() {
  return (
    <OrderFrame page="plusOrderPlaced">
      {(order) => (
        <div className={styles.columns}>
          <NextSteps order={order} />
          <OrderTotals order={order} />
        </div>
      )}
    </OrderFrame>
  );
}

/** Why production waits, when the goods come, or that they have left. */
const stepOf = (order: CompanyOrder): 'canceled' | 'sent' | 'pay' | 'wait' | 'made' => {
  if (order.canceled_at) return 'canceled';
  if (order.fulfilment_status === 'shipped' || order.fulfilment_status === 'delivered') return 'sent';
  if (order.transfer) return 'pay';
  return order.payment_status === 'OK' ? 'made' : 'wait';
};

function NextSteps({ order }: { readonly order: CompanyOrder }) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const { user } = useSession();
  const { number: orderNumber, estimated_delivery: promise } = order;
  const step = stepOf(order);
  return (
    <div className={styles.next}>
      <Notice
        severity={step === 'canceled' ? 'warning' : step === 'made' || step === 'sent' ? 'success' : 'info'}
        title={t(`order.next.${step}.title`)}
      >
        {t(`order.next.${step}.text`)}
      </Notice>
      {promise && step !== 'canceled' && step !== 'sent' ? (
        <p>
          {t('order.promised', {
            from: format.date(promise.from, 'weekday'),
            to: format.date(promise.to, 'weekday'),
          })}
        </p>
      ) : null}
      <Row>
        {order.transfer && step !== 'canceled' ? (
          <Link
            to="plusOrderPaymentSummary"
            params={{ orderNumber }}
            className={buttonClass({ tone: 'signal' })}
          >
            {t('order.page.plusOrderPaymentSummary')}
          </Link>
        ) : null}
        {order.ordered_by.user_id === user?.id ? (
          <Link to="accountOrder" params={{ orderNumber }} className={buttonClass({})}>
            {t('order.mine')}
          </Link>
        ) : null}
      </Row>
    </div>
  );
}
