import { useDocumentTitle, useRegion } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Link, useParams } from '@shop/kit/router';
import { orderToken, useSession } from '@shop/kit/session';
import { Badge, FoldingLoader } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { formatAddressLines } from '../account/address-lines.ts';
import { AccountFrame } from '../account/frame.tsx';
import { ForCompany } from './for-company.tsx';
import { InstallmentsTable } from './installments-table.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import styles from './order.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderLinesTable } from './order-lines-table.tsx';
import { OrderTotals } from './order-totals.tsx';
import { useOrder } from './orders.query.ts';
import { PaymentBadge } from './payment-badge.tsx';
import { PrintFiles } from './print-files.tsx';
import { QualityNotes } from './quality-notes.tsx';
import { RefundsTable, TransferDetails } from './refunds-table.tsx';
import { Shipments } from './shipments.tsx';

/** One placed order: lines, addresses, totals as they were at the moment of the order, and its print files. */
export function Component() {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const { languageTag } = useRegion();
  const { orderNumber = '' } = useParams();
  const { signedIn } = useSession();
  const query = useOrder(orderNumber, orderToken());
  const order = query.data;
  useDocumentTitle(t('order.title', { number: orderNumber }));
  return (
    <AccountFrame title={t('order.title', { number: orderNumber })}>
      {signedIn ? (
        <p>
          <Link to="accountOrders">{t('order.back')}</Link>
        </p>
      ) : null}
      {query.isPending ? <FoldingLoader label={t('order.loading')} /> : null}
      {query.error ? <ProblemPanel error={query.error} onRetry={query.refetch} /> : null}
      {order ? (
        <div className={styles.columns}>
          <div className={styles.main}>
            <p className={styles.states}>
              <PaymentBadge status={order.payment_status} state={order.payment_state} />{' '}
              {order.completed_at
                ? t('order.placedAt', { date: format.date(order.completed_at, 'dateTime') })
                : null}
              {order.canceled_at ? (
                <>
                  {' '}
                  <Badge severity="warning">
                    {t('order.canceledAt', { date: format.date(order.canceled_at, 'dateTime') })}
                  </Badge>
                </>
              ) : null}
            </p>
            <ForCompany order={order} />
            <OrderActions order={order} signedIn={signedIn} token={orderToken()} />
            <TransferDetails order={order} />
            <OrderLinesTable order={order} />
            <PrintFiles order={order} signedIn={signedIn} />
            <QualityNotes order={order} signedIn={signedIn} />
            <InstallmentsTable order={order} payable={signedIn} />
            <RefundsTable order={order} signedIn={signedIn} />
            <Shipments orderNumber={orderNumber} signedIn={signedIn} />
            <InvoiceTable
              orderNumber={orderNumber}
              signedIn={signedIn}
              isBusiness={Boolean(order.company ?? order.bill_address?.company)}
            />
            {order.ship_address ? (
              <section aria-labelledby="ship">
                <h2 id="ship">{t('order.ship')}</h2>
                <address className={styles.address}>
                  {formatAddressLines(order.ship_address, languageTag)}
                </address>
              </section>
            ) : null}
          </div>
          <OrderTotals order={order} />
        </div>
      ) : null}
    </AccountFrame>
  );
}
