import type { LineItem } from '@shop/contracts';
import { useDocumentTitle, useRegion } from '@shop/kit';
import { decidedOptions, useFormat, useTerms, useText } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Link, useParams } from '@shop/kit/router';
import { orderToken, useSession } from '@shop/kit/session';
import { Badge, FoldingLoader, Icon, Table } from '@shop/ui';
import { addressLines } from '../account/address-lines.ts';
import { AccountFrame } from '../account/frame.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { MoneyBack, TransferDetails } from './money-back.tsx';
import styles from './order.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderTotals } from './order-totals.tsx';
import { useOrder, usePrintFiles } from './orders.query.ts';
import { PartsTable } from './parts-table.tsx';
import { PaymentBadge } from './payment-badge.tsx';

/** Size, board and print of a line, and what else was decided. */
const boxWords = (
  { size, material, print_mode, structure_options }: NonNullable<LineItem['configuration']>,
  term: ReturnType<typeof useTerms>,
  format: ReturnType<typeof useFormat>,
): string =>
  [
    format.size([size.length, size.width, size.height]),
    term('material', material),
    term('printMode', print_mode),
    ...decidedOptions(structure_options, term, format),
  ].join(', ');

/** One placed order: lines, addresses, totals as they were at the moment of the order, and its print files. */
export function Component() {
  const t = useText();
  const term = useTerms();
  const format = useFormat();
  const { languageTag } = useRegion();
  const { orderNumber = '' } = useParams();
  const { signedIn } = useSession();
  const query = useOrder(orderNumber, orderToken());
  const files = usePrintFiles(orderNumber, signedIn);
  const order = query.data;
  useDocumentTitle(t('order.title', { number: orderNumber }));
  /** Lines are counted as the buyer sees them; their ids are the shop's own. */
  const lineNumber = (id: number) => (order?.line_items.findIndex((line) => line.id === id) ?? 0) + 1;
  const money = (amount: string) => format.money(amount, order?.currency);
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
                  <Badge tone="mend">
                    {t('order.canceledAt', { date: format.date(order.canceled_at, 'dateTime') })}
                  </Badge>
                </>
              ) : null}
            </p>
            <OrderActions order={order} signedIn={signedIn} token={orderToken()} />
            <TransferDetails order={order} />
            <Table
              caption={t('order.lines')}
              stacks
              rows={order.line_items}
              rowKey={({ id }) => String(id)}
              empty={null}
              columns={[
                {
                  id: 'product',
                  head: t('order.product'),
                  cell: (line) => (
                    <div>
                      {line.service_name ? line.product.name : term('product', line.product.slug)}
                      <br />
                      <span className={styles.soft}>
                        {line.configuration ? boxWords(line.configuration, term, format) : null}
                        {line.express
                          ? `, ${t('order.express', { count: line.express.days_saved, price: money(line.express.total) })}`
                          : null}
                      </span>
                    </div>
                  ),
                },
                {
                  id: 'sku',
                  head: t('order.sku'),
                  cell: ({ sku }) => <code className={styles.sku}>{sku}</code>,
                },
                {
                  id: 'quantity',
                  head: t('order.quantity'),
                  figure: true,
                  cell: ({ quantity }) => format.number(quantity),
                },
                {
                  id: 'each',
                  head: t('order.each'),
                  figure: true,
                  cell: ({ price }) => format.unitPrice(price, order.currency),
                },
                { id: 'net', head: t('order.net'), figure: true, cell: ({ total }) => money(total) },
              ]}
            />
            {files.data?.length ? (
              <section aria-labelledby="print-files">
                <h2 id="print-files">{t('order.files')}</h2>
                <ul className={styles.files}>
                  {files.data.map((file) => (
                    <li key={file.id}>
                      {file.status === 'ready' && file.url ? (
                        <a href={file.url} download data-testid="print-file">
                          <Icon name="download" size={18} />{' '}
                          {t('order.file', { line: lineNumber(file.line_item_id) })}
                        </a>
                      ) : (
                        <span aria-live="polite">
                          {t(file.status === 'failed' ? 'order.fileFailed' : 'order.fileQueued')}
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
            <PartsTable order={order} payable={signedIn} />
            <MoneyBack order={order} signedIn={signedIn} />
            <InvoiceTable orderNumber={orderNumber} signedIn={signedIn} />
            {order.ship_address ? (
              <section aria-labelledby="ship">
                <h2 id="ship">{t('order.ship')}</h2>
                <address className={styles.address}>{addressLines(order.ship_address, languageTag)}</address>
              </section>
            ) : null}
          </div>
          <OrderTotals order={order} />
        </div>
      ) : null}
    </AccountFrame>
  );
}
