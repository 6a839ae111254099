import { type Order, queryKeys, valuedOrder } from '@shop/contracts';
import { toast, useDocumentTitle } from '@shop/kit';
import { track, useTrack } from '@shop/kit/analytics';
import { navigate, stillHere } from '@shop/kit/navigation';
import { ProblemPanel, queryClient } from '@shop/kit/query';
import { Button, FoldingLoader, Page, Stack } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useRecommendations } from '../cross-sell/use-recommendations.ts';
import { CheckoutSteps } from '../order/checkout-steps.tsx';
import { continueToDetails } from '../order/continue-to-details.ts';
import orderStyles from '../order/order.module.css';
import { useCart } from '../order/order.query.ts';
import { OrderSummary } from '../order/order-summary.tsx';
import { BundleGroup } from './bundle-group.tsx';
import styles from './cart.module.css';
import { CartLine } from './cart-line.tsx';
import { DiscountCode } from './discount-code.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { ServiceLine } from './service-line.tsx';
import { Trees } from './trees.tsx';
import { flushQuantities } from './unsent-quantities.ts';

/** The cart. Works without signing in; checkout asks for an account in place. */
export function Component() {
  const { t } = useTranslation('mf-checkout');
  const cart = useCart();
  const order = cart.data;
  useDocumentTitle(t('cart.title'));
  useTrack(order?.number, () => order && track.viewCart(valuedOrder(order)));

  const recommendations = useRecommendations(order);

  const checkOut = async () => {
    if (!order) return;
    const here = stillHere();
    // Nobody may pay for a quantity other than the typed one.
    if (!(await flushQuantities(order.number))) return void toast('error', t('cart.notSaved'));
    // Includes the quantities sent just now, which this render does not have yet.
    track.beginCheckout(valuedOrder(queryClient.getQueryData<Order>(queryKeys.cart) ?? order));
    if (!here()) return;
    if (recommendations?.length) return void (await navigate('crossSell'));
    await continueToDetails(order.number);
  };

  return (
    <Page>
      <div className={orderStyles.page}>
        <Stack gap={3}>
          <CheckoutSteps current="cart" />
          <h1>{t('cart.title')}</h1>
          {cart.isPending ? <FoldingLoader label={t('cart.loading')} /> : null}
          {cart.error ? <ProblemPanel error={cart.error} onRetry={cart.refetch} /> : null}
          {cart.isSuccess && !order?.line_items.length ? <EmptyCart /> : null}
          {order?.line_items.length ? (
            <div className={orderStyles.columns}>
              <Stack gap={2}>
                <ul className={styles.lines} aria-label={t('cart.lines')}>
                  {order.bundles?.map((bundle) => (
                    <BundleGroup key={bundle.id} order={order} bundle={bundle} />
                  ))}
                  {order.line_items
                    .filter(({ service_name, bundle_id }) => !service_name && !bundle_id)
                    .map((line) => (
                      <CartLine key={line.id} order={order} line={line} />
                    ))}
                  {/* For the whole order, such as trees; those of a line are shown with it. */}
                  {order.line_items
                    .filter(({ service_name, parent_id }) => service_name && parent_id === null)
                    .map((line) => (
                      <ServiceLine key={line.id} order={order} line={line} />
                    ))}
                </ul>
                <Trees order={order} />
                <DiscountCode order={order} />
              </Stack>
              <OrderSummary
                order={order}
                pending={cart.isFetching}
                action={
                  <Button
                    data-testid="check-out"
                    tone="signal"
                    size="large"
                    wide
                    onClick={() => void checkOut()}
                  >
                    {t('cart.checkOut')}
                  </Button>
                }
              />
            </div>
          ) : null}
        </Stack>
      </div>
    </Page>
  );
}
