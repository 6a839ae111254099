import { useDocumentTitle } from '@shop/kit';
import { ProblemPanel } from '@shop/kit/query';
import { Link, useParams } from '@shop/kit/router';
import { Badge, buttonClass, FoldingLoader, Lead, Page, Stack } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { CheckoutSteps } from '../order/checkout-steps.tsx';
import { ForCompany } from '../order/for-company.tsx';
import { NotPaid } from '../order/not-paid.tsx';
import orderStyles from '../order/order.module.css';
import { useOrder } from '../order/order.query.ts';
import { OrderLines } from '../order/order-lines.tsx';
import { OrderSummary } from '../order/order-summary.tsx';
import { OutstandingPayment } from './outstanding-payment.tsx';
import { PrintFiles } from './print-files.tsx';
import styles from './summary.module.css';

const paymentLooks = {
  OK: { severity: 'success' },
  WAITING: { tone: 'board' },
  DELAYED: { severity: 'warning' },
  FAILED: { severity: 'error' },
  NOT_STARTED: { tone: 'board' },
} as const;

/** The order confirmation: number, next steps and print files. It can be reopened at any time. */
export function Component() {
  const { t } = useTranslation('mf-checkout');
  const { orderNumber = '' } = useParams();
  const query = useOrder(orderNumber);
  const order = query.data;
  const placed = order !== undefined && order.completed_at !== null;
  useDocumentTitle(t('summary.title'));
  return (
    <Page>
      <div className={orderStyles.page}>
        <Stack gap={3}>
          <CheckoutSteps current="summary" />
          {query.isPending ? <FoldingLoader label={t('summary.loading')} /> : null}
          {query.error ? <ProblemPanel error={query.error} onRetry={query.refetch} /> : null}
          {order && !placed ? <NotPaid order={order} /> : null}
          {order && placed ? (
            <>
              <header className={styles.head}>
                <h1 data-testid="placed" data-order={order.number}>
                  {t('summary.placed', { number: order.number })}
                </h1>
                <Lead>{order.email ? t('summary.mail', { email: order.email }) : null}</Lead>
                <ForCompany order={order} />
                <Badge {...paymentLooks[order.payment_status]}>
                  {t(`paymentStatus.${order.payment_status}`)}
                </Badge>
              </header>
              <div className={orderStyles.columns}>
                <Stack gap={3}>
                  <OrderLines order={order} />
                  <OutstandingPayment order={order} />
                  <PrintFiles order={order} />
                </Stack>
                <OrderSummary
                  order={order}
                  action={
                    <Link
                      data-testid="view-order"
                      to="accountOrder"
                      params={{ orderNumber: order.number }}
                      className={buttonClass({ tone: 'signal', wide: true })}
                    >
                      {t('summary.view')}
                    </Link>
                  }
                />
              </div>
            </>
          ) : null}
        </Stack>
      </div>
    </Page>
  );
}
