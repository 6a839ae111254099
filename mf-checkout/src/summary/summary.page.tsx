import { useDocumentTitle } from '@shop/kit';
import { useFormat, useText } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Link, useParams } from '@shop/kit/router';
import { Badge, buttonClass, FoldingLoader, Icon, Lead, Page, Stack } from '@shop/ui';
import { CheckoutSteps } from '../order/checkout-steps.tsx';
import { NotPaid } from '../order/not-paid.tsx';
import orderStyles from '../order/order.module.css';
import { useOrder } from '../order/order.query.ts';
import { OrderLedger } from '../order/order-ledger.tsx';
import { OrderLines } from '../order/order-lines.tsx';
import { nextPart, PartsTable } from '../order/parts-table.tsx';
import { useProductionFiles } from './production-files.query.ts';
import styles from './summary.module.css';

/** The order confirmed: its number, what happens next, and its print files. Can be opened again at any time. */
export function Component() {
  const t = useText();
  const format = useFormat();
  const { orderNumber = '' } = useParams();
  const query = useOrder(orderNumber);
  const order = query.data;
  const placed = order !== undefined && order.completed_at !== null;
  const files = useProductionFiles(orderNumber, placed);
  useDocumentTitle(t('summary.title'));
  /** The transfer that is expected. */
  const awaited = order?.payments.findLast(
    ({ payment_method, state }) => payment_method === 'check' && state === 'pending',
  );
  /** Lines are counted as the buyer sees them; their ids are the shop's own. */
  const lineNumber = (id: number) => (order?.line_items.findIndex((line) => line.id === id) ?? 0) + 1;
  return (
    <Page>
      <div className={orderStyles.page}>
        <Stack gap={3}>
          <CheckoutSteps current="summary" />
          {query.isPending ? <FoldingLoader label={t('summary.loading')} /> : null}
          {query.error ? <ProblemPanel error={query.error} onRetry={query.refetch} /> : null}
          {order && !placed ? <NotPaid order={order} /> : null}
          {order && placed ? (
            <>
              <header className={styles.head}>
                <h1 data-testid="placed" data-order={order.number}>
                  {t('summary.placed', { number: order.number })}
                </h1>
                <Lead>{order.email ? t('summary.mail', { email: order.email }) : null}</Lead>
                <Badge
                  tone={
                    order.payment_status === 'OK'
                      ? 'done'
                      : order.payment_status === 'FAILED'
                        ? 'mend'
                        : 'board'
                  }
                >
                  {t(`paymentStatus.${order.payment_status}`)}
                </Badge>
              </header>
              <div className={orderStyles.columns}>
                <Stack gap={3}>
                  <OrderLines order={order} />
                  {awaited ? (
                    <p>
                      {t('summary.transfer', {
                        number: order.number,
                        total: format.money(awaited.amount, order.currency),
                      })}
                    </p>
                  ) : null}
                  <PartsTable order={order} />
                  {nextPart(order) ? (
                    <p>
                      <Link to="payment" params={{ orderNumber: order.number }}>
                        {t('parts.payNext')}
                      </Link>
                    </p>
                  ) : null}
                  {files.data?.length ? (
                    <section aria-labelledby="print-files">
                      <h2 id="print-files">{t('summary.files')}</h2>
                      <ul className={styles.files}>
                        {files.data.map((file) => (
                          <li key={file.id}>
                            {file.status === 'ready' && file.url ? (
                              <a href={file.url} download>
                                <Icon name="download" size={18} />{' '}
                                {t('summary.file', { line: lineNumber(file.line_item_id) })}
                              </a>
                            ) : (
                              <span aria-live="polite">
                                {t(file.status === 'failed' ? 'summary.fileFailed' : 'summary.fileQueued')}
                              </span>
                            )}
                          </li>
                        ))}
                      </ul>
                    </section>
                  ) : null}
                </Stack>
                <OrderLedger
                  order={order}
                  action={
                    <Link
                      data-testid="view-order"
                      to="accountOrder"
                      params={{ orderNumber: order.number }}
                      className={buttonClass({ tone: 'signal', wide: true })}
                    >
                      {t('summary.view')}
                    </Link>
                  }
                />
              </div>
            </>
          ) : null}
        </Stack>
      </div>
    </Page>
  );
}
