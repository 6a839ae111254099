import { useDocumentTitle, useWaiting } from '@shop/kit';
import { navigate } from '@shop/kit/navigation';
import { ProblemPanel } from '@shop/kit/query';
import { useParams } from '@shop/kit/router';
import { Page, Section } from '@shop/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NotPaid } from '../order/not-paid.tsx';
import { isPaymentPending, useOrder } from '../order/order.query.ts';
import { trackPurchase } from './track-purchase.ts';

const pollMilliseconds = 2000;
/** How recently an order must have been placed to count as a new sale on return from the bank, in milliseconds. */
const justNow = 30 * 60_000;

/** The return page of the bank, on any device. The server decides the result, never the address. */
export function Component() {
  const { t } = useTranslation('mf-checkout');
  const { orderNumber = '' } = useParams();
  const query = useOrder(orderNumber, {
    refetchInterval: (order) =>
      order && order.completed_at === null && isPaymentPending(order) ? pollMilliseconds : false,
  });
  const order = query.data;
  const waiting =
    query.isPending ||
    (order !== undefined &&
      order.completed_at === null &&
      order.payments.some(({ state }) => state === 'processing'));
  useWaiting(waiting, 'returningFromPayment');
  useDocumentTitle(t('payment.title'));
  useEffect(() => {
    if (!order?.completed_at) return;
    // The address may be opened again later: that is no second sale.
    if (Date.now() - Date.parse(order.completed_at) < justNow) trackPurchase(order);
    void navigate('paymentSummary', { orderNumber }, { replace: true });
  }, [order, orderNumber]);
  return (
    <Page>
      <Section close>
        <h1>{t('return.title')}</h1>
        {query.error ? <ProblemPanel error={query.error} onRetry={query.refetch} /> : null}
        {order && !waiting && order.completed_at === null ? <NotPaid order={order} /> : null}
      </Section>
    </Page>
  );
}
