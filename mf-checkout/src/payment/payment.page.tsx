import type { Installment, Order } from '@shop/contracts';
import { useDocumentTitle, useRegion } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { navigate } from '@shop/kit/navigation';
import { ProblemPanel } from '@shop/kit/query';
import { Link, useParams } from '@shop/kit/router';
import { buttonClass, EmptyState, FoldingLoader, Lead, Page, Stack } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeldOrder } from '../company/held-order.tsx';
import { buyerAnchor } from '../company/save-buyer.ts';
import { useFocusAfterHold } from '../company/use-focus-after-hold.ts';
import { CheckoutSteps } from '../order/checkout-steps.tsx';
import { ForCompany } from '../order/for-company.tsx';
import { findNextInstallment, InstallmentsTable } from '../order/installments-table.tsx';
import orderStyles from '../order/order.module.css';
import { useOrder } from '../order/order.query.ts';
import { findMissingRequirement, isCompanyAddressMissing, isHeldByCompany } from '../order/payable.ts';
import { usePaymentConfig } from './payment-config.query.ts';
import { PaymentForm } from './payment-form.tsx';
import { supportedMethods } from './use-payment.ts';

/** The payment page. A placed order redirects to its confirmation. */
export function Component() {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const { orderNumber = '' } = useParams();
  const query = useOrder(orderNumber);
  const order = query.data;
  const placed = order !== undefined && order.completed_at !== null;
  // An order placed before this page was opened may have instalments left.
  const [arrived, setArrived] = useState<boolean>();
  if (order && arrived === undefined) setArrived(placed);
  const part = order && arrived ? findNextInstallment(order) : undefined;
  const over = placed && part === undefined;
  useDocumentTitle(t('payment.title'));
  useEffect(() => {
    if (over) void navigate('paymentSummary', { orderNumber }, { replace: true });
  }, [over, orderNumber]);
  const earlier = order && findMissingRequirement(order);
  const held = order !== undefined && !placed && !earlier && isHeldByCompany(order);
  const heading = useFocusAfterHold(order ? held : undefined);
  return (
    <Page>
      <div className={orderStyles.page}>
        <Stack gap={3}>
          {part ? null : <CheckoutSteps current="payment" orderNumber={orderNumber} />}
          <h1 ref={heading} tabIndex={-1}>
            {t('payment.title')}
          </h1>
          {order ? <ForCompany order={order} /> : null}
          {query.isPending || over ? <FoldingLoader label={t('payment.loading')} /> : null}
          {query.error ? <ProblemPanel error={query.error} onRetry={query.refetch} /> : null}
          {order && !placed && earlier ? (
            <EmptyState
              title={t('payment.earlier.title')}
              action={
                <Link
                  to="orderDetails"
                  params={{ orderNumber }}
                  hash={isCompanyAddressMissing(order) ? buyerAnchor : ''}
                  className={buttonClass({ tone: 'signal' })}
                >
                  {t('payment.earlier.action')}
                </Link>
              }
            >
              {t('payment.earlier.text')}
            </EmptyState>
          ) : null}
          {held ? <HeldOrder order={order} onRefresh={async () => (await query.refetch()).data} /> : null}
          {order && !placed && !earlier && !held ? (
            <Payment key={order.number} order={order} onStale={query.refetch} />
          ) : null}
          {order && part ? (
            <>
              <Lead>
                {t('parts.pay', {
                  part: part.position,
                  amount: format.money(part.due ?? part.amount, order.currency),
                  date: format.date(part.due_on),
                })}
              </Lead>
              <InstallmentsTable order={order} />
              <Payment key={part.id} order={order} part={part} onStale={query.refetch} />
            </>
          ) : null}
        </Stack>
      </div>
    </Page>
  );
}

/** Waits for the gateway's configuration, so that the list of methods does not change while in use. */
function Payment({
  order,
  part,
  onStale,
}: {
  readonly order: Order;
  readonly part?: Installment;
  readonly onStale: () => Promise<unknown>;
}) {
  const { t } = useTranslation('mf-checkout');
  const { market } = useRegion();
  const config = usePaymentConfig(order.number);
  if (config.error) return <ProblemPanel error={config.error} onRetry={config.refetch} />;
  if (!config.data) return <FoldingLoader label={t('payment.loading')} />;
  const { provider, publishable_key: key } = config.data;
  const offered = supportedMethods.filter(
    (id) => order.payment_methods.includes(id) && (id !== 'card' || provider === 'sandbox' || key !== null),
  );
  if (offered.length > 0)
    return (
      <PaymentForm
        order={order}
        methods={offered}
        stripeKey={provider === 'stripe' ? key : null}
        installment={part}
        onStale={onStale}
      />
    );
  return (
    <EmptyState title={t('payment.none.title')}>
      {t('payment.none.text', { number: order.number, email: market.contactEmail })}
    </EmptyState>
  );
}
