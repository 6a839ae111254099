import type { Order } from '@shop/contracts';
import { FoldingLoader } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import orderStyles from '../order/order.module.css';
import { OrderLines } from '../order/order-lines.tsx';
import { OrderSummary } from '../order/order-summary.tsx';
import styles from './company.module.css';
import { LazyCompanyParts } from './lazy-company-parts.tsx';

interface HeldOrderProps {
  readonly order: Order;
  /** Refetches the order and returns it. */
  readonly onRefresh: () => Promise<Order | undefined>;
}

/** Replaces the payment: what the company requires first, beside the order. */
export function HeldOrder({ order, onRefresh }: HeldOrderProps) {
  const { t } = useTranslation('mf-checkout');
  return (
    <div className={orderStyles.columns}>
      <LazyCompanyParts fallback={<FoldingLoader label={t('payment.loading')} />}>
        {({ CompanyHold }) => <CompanyHold order={order} onRefresh={onRefresh} />}
      </LazyCompanyParts>
      <div className={styles.side}>
        <OrderLines order={order} />
        <OrderSummary order={order} />
      </div>
    </div>
  );
}
