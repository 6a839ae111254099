import type { Order } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { useTranslation } from 'react-i18next';
import { findNextInstallment, InstallmentsTable } from '../order/installments-table.tsx';

/** The outstanding payment of a placed order: a transfer, or the next instalment. */
export function OutstandingPayment({ order }: { readonly order: Order }) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  const pendingTransfer = order.payments.findLast(
    ({ payment_method, state }) => payment_method === 'check' && state === 'pending',
  );
  return (
    <>
      {pendingTransfer ? (
        <p>
          {t('summary.transfer', {
            number: order.number,
            total: format.money(pendingTransfer.amount, order.currency),
          })}
        </p>
      ) : null}
      <InstallmentsTable order={order} />
      {findNextInstallment(order) ? (
        <p>
          <Link to="payment" params={{ orderNumber: order.number }}>
            {t('parts.payNext')}
          </Link>
        </p>
      ) : null}
    </>
  );
}
