import { useDocumentTitle } from '@shop/kit';
import { useText } from '@shop/kit/i18n';
import { Link, useParams } from '@shop/kit/router';
import { buttonClass, EmptyState, FoldingLoader, Page, Stack } from '@shop/ui';
import { CheckoutSteps } from '../order/checkout-steps.tsx';
import orderStyles from '../order/order.module.css';
import { useOrder } from '../order/order.query.ts';
import { ProblemPanel } from '../order/problem-panel.tsx';
import { PaymentForm } from './payment-form.tsx';

/** Choosing how to pay, and paying. Opened for a placed order it leads to the confirmation. */
export function Component() {
  const t = useText();
  const { orderNumber = '' } = useParams();
  const query = useOrder(orderNumber);
  const order = query.data;
  useDocumentTitle(t('payment.title'));
  const earlier = order?.requirements.find(
    ({ step }) => step === 'cart' || step === 'address' || step === 'delivery',
  );
  return (
    <Page>
      <div className={orderStyles.page}>
        <Stack gap={3}>
          <CheckoutSteps current="payment" orderNumber={orderNumber} />
          <h1>{t('payment.title')}</h1>
          {query.isPending ? <FoldingLoader label={t('payment.loading')} /> : null}
          {query.error ? <ProblemPanel error={query.error} onRetry={() => void query.refetch()} /> : null}
          {order?.completed_at ? (
            <EmptyState
              title={t('details.placed.title')}
              action={
                <Link
                  to="paymentSummary"
                  params={{ orderNumber }}
                  className={buttonClass({ tone: 'signal' })}
                >
                  {t('details.placed.action')}
                </Link>
              }
            />
          ) : null}
          {order && !order.completed_at && earlier ? (
            <EmptyState
              title={t('payment.earlier.title')}
              action={
                <Link to="orderDetails" params={{ orderNumber }} className={buttonClass({ tone: 'signal' })}>
                  {t('payment.earlier.action')}
                </Link>
              }
            >
              {t('payment.earlier.text')}
            </EmptyState>
          ) : null}
          {order && !order.completed_at && !earlier ? (
            <PaymentForm key={order.number} order={order} onStale={() => void query.refetch()} />
          ) : null}
        </Stack>
      </div>
    </Page>
  );
}
