import type { Order } from '@shop/contracts';
import { useDocumentTitle } from '@shop/kit';
import { ProblemPanel } from '@shop/kit/query';
import { Link, useParams } from '@shop/kit/router';
import { useSession } from '@shop/kit/session';
import { buttonClass, EmptyState, FoldingLoader, Page, Stack } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { CheckoutSteps } from '../order/checkout-steps.tsx';
import orderStyles from '../order/order.module.css';
import { useCart, useOrder } from '../order/order.query.ts';
import { DetailsForm } from './details-form.tsx';

/** Address and delivery of an order; by default the open cart. */
export function Component() {
  const { t } = useTranslation('mf-checkout');
  const { orderNumber } = useParams();
  const named = useOrder(orderNumber);
  const cart = useCart();
  const { user } = useSession();
  const query = orderNumber ? named : cart;
  const order: Order | null | undefined = query.data;
  useDocumentTitle(t('details.title'));
  return (
    <Page>
      <div className={orderStyles.page}>
        <Stack gap={3}>
          <CheckoutSteps current="details" />
          <h1>{t('details.title')}</h1>
          {query.isPending ? <FoldingLoader label={t('details.loading')} /> : null}
          {query.error ? <ProblemPanel error={query.error} onRetry={query.refetch} /> : null}
          {order?.completed_at ? (
            <EmptyState
              title={t('details.placed.title')}
              action={
                <Link
                  to="paymentSummary"
                  params={{ orderNumber: order.number }}
                  className={buttonClass({ tone: 'signal' })}
                >
                  {t('details.placed.action')}
                </Link>
              }
            />
          ) : null}
          {query.isSuccess && (order === null || order?.line_items.length === 0) ? <EmptyCart /> : null}
          {order && !order.completed_at && order.line_items.length > 0 ? (
            <DetailsForm key={order.number} order={order} email={order.email ?? user?.email ?? ''} />
          ) : null}
        </Stack>
      </div>
    </Page>
  );
}
