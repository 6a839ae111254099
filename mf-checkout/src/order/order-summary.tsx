import type { Order } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { PriceSummary } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DeliveryEstimateNote } from './delivery-estimate-note.tsx';
import { type DeliveryMethod, useOrderSummaryRows } from './order-summary-rows.ts';

interface OrderSummaryProps {
  readonly order: Order;
  /** The delivery method selected on the page, which the server may not have yet. */
  readonly deliveryMethod?: DeliveryMethod;
  readonly pending?: boolean;
  readonly action?: ReactNode;
}

/** The order summary: goods, delivery, tax by rate, and the total. */
export function OrderSummary({ order, deliveryMethod = null, pending = false, action }: OrderSummaryProps) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  return (
    <PriceSummary
      sticky
      title={t('ledger.title')}
      rows={useOrderSummaryRows(order, deliveryMethod)}
      pending={pending}
      openLabel={t('ledger.open')}
      closeLabel={t('ledger.close')}
      total={{ label: t('ledger.total'), figure: format.money(order.total, order.currency) }}
      {...(order.estimated_delivery
        ? { aside: <DeliveryEstimateNote order={order} promise={order.estimated_delivery} /> }
        : {})}
      {...(action ? { action } : {})}
    />
  );
}
