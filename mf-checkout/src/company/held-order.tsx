import type { Order } from '@shop/contracts';
import { FoldingLoader } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import orderStyles from '../order/order.module.css';
import { OrderLedger } from '../order/order-ledger.tsx';
import { OrderLines } from '../order/order-lines.tsx';
import styles from './company.module.css';
import { Later } from './later.tsx';

interface HeldProps {
  readonly order: Order;
  /** Reads the order anew and answers it. */
  readonly onLook: () => Promise<Order | undefined>;
}

/** In the place of paying: what a company wants first, beside the order that it is about. */
export function Held({ order, onLook }: HeldProps) {
  const { t } = useTranslation('mf-checkout');
  return (
    <div className={orderStyles.columns}>
      <Later waiting={<FoldingLoader label={t('payment.loading')} />}>
        {({ CompanyHold }) => <CompanyHold order={order} onLook={onLook} />}
      </Later>
      <div className={styles.side}>
        <OrderLines order={order} />
        <OrderLedger order={order} />
      </div>
    </div>
  );
}
