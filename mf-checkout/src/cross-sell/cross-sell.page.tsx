import type { Order } from '@shop/contracts';
import { useDocumentTitle } from '@shop/kit';
import { loadLaterWords } from '@shop/kit/i18n';
import { navigate } from '@shop/kit/navigation';
import { ProblemPanel } from '@shop/kit/query';
import { Link } from '@shop/kit/router';
import { buttonClass, FoldingLoader, Lead, Page, Stack } from '@shop/ui';
import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { CheckoutSteps } from '../order/checkout-steps.tsx';
import { continueToDetails } from '../order/continue-to-details.ts';
import orderStyles from '../order/order.module.css';
import { useCart } from '../order/order.query.ts';
import styles from './cross-sell.module.css';
import type { Recommendation } from './recommend.ts';
import { RecommendationCard } from './recommendation-card.tsx';
import { useAddRecommendation } from './use-add-recommendation.ts';
import { useRecommendations } from './use-recommendations.ts';

/** The cart's page does not load the words of this page. */
export const loader = async () => {
  await loadLaterWords('mf-checkout');
  return null;
};

/** Between cart and delivery: what fits this order, added or skipped in one press. Adds nothing by itself. */
export function Component() {
  const { t } = useTranslation('mf-checkout');
  const cart = useCart();
  const order = cart.data;
  const current = useRecommendations(order);
  useDocumentTitle(t('crossSell.title'));
  return (
    <Page>
      <div className={orderStyles.page}>
        <Stack gap={3}>
          <CheckoutSteps current="cart" />
          <h1>{t('crossSell.title')}</h1>
          {cart.isPending || (order?.line_items.length && !current) ? (
            <FoldingLoader label={t('cart.loading')} />
          ) : null}
          {cart.error ? <ProblemPanel error={cart.error} onRetry={cart.refetch} /> : null}
          {cart.isSuccess && !order?.line_items.length ? <EmptyCart /> : null}
          {order?.line_items.length && current ? <Recommendations order={order} current={current} /> : null}
        </Stack>
      </div>
    </Page>
  );
}

interface RecommendationsProps {
  readonly order: Order;
  readonly current: readonly Recommendation[];
}

function Recommendations({ order, current }: RecommendationsProps) {
  const { t } = useTranslation('mf-checkout');
  // What was recommended first stays on the page, so that nothing moves when a part is added.
  const [shown] = useState(current);
  const { busy, add } = useAddRecommendation(order);
  const isAdded = ({ id }: Recommendation) => !current.some((other) => other.id === id);
  const isEmpty = shown.length === 0;
  useEffect(() => {
    if (isEmpty) void navigate('orderDetails', { orderNumber: order.number }, { replace: true });
  }, [isEmpty, order.number]);
  const onContinue = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    void continueToDetails(order.number);
  };
  return (
    <>
      <Lead>{t('crossSell.lead')}</Lead>
      <ul className={styles.list} aria-label={t('crossSell.title')}>
        {shown.map((recommendation) => (
          <RecommendationCard
            key={recommendation.id}
            order={order}
            recommendation={recommendation}
            isAdded={isAdded(recommendation)}
            busy={busy === recommendation.id}
            onAdd={(price) => void add(recommendation, price)}
          />
        ))}
      </ul>
      <p className={styles.ways}>
        <Link
          to="orderDetails"
          params={{ orderNumber: order.number }}
          className={buttonClass({ tone: 'signal', size: 'large' })}
          data-testid="continue-to-details"
          onClick={onContinue}
        >
          {t(shown.some(isAdded) ? 'crossSell.continue' : 'crossSell.skip')}
        </Link>
        <Link to="cart">{t('crossSell.back')}</Link>
      </p>
    </>
  );
}
