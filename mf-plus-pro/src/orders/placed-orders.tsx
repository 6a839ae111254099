import type { Company } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { LoadMore } from '../list/load-more.tsx';
import { useCompanyOrders } from './company-orders.query.ts';
import { ListProblem } from './list-problem.tsx';
import styles from './orders.module.css';

/** The company's orders that the member may see, each with a link to its pages. */
export function PlacedOrders({ company }: { readonly company: Company }) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const orders = useCompanyOrders(company);
  const title = t('orders.placed.title');
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <ListProblem error={orders.error} onRetry={orders.refetch} />
      {orders.isEmptyFailure ? null : (
        <Table
          caption={title}
          captionHidden
          stacked
          skeletonRows={orders.isPending ? 4 : 0}
          rows={orders.rows}
          rowKey={({ number }) => number}
          empty={t('orders.placed.empty')}
          columns={[
            {
              id: 'number',
              head: t('orders.order'),
              cell: ({ number, po_number }) => (
                <div>
                  <Link to="plusOrder" params={{ orderNumber: number }}>
                    {number}
                  </Link>
                  {po_number === null ? null : (
                    <div className={styles.soft}>{t('orders.poNumber', { number: po_number })}</div>
                  )}
                </div>
              ),
            },
            {
              id: 'placed',
              head: t('orders.placedOn'),
              cell: ({ completed_at }) => (completed_at ? format.date(completed_at) : '–'),
            },
            {
              id: 'by',
              head: t('orders.orderedBy'),
              cell: ({ ordered_by }) => <span className={styles.who}>{ordered_by.email ?? '–'}</span>,
            },
            {
              id: 'state',
              head: t('orders.state'),
              cell: ({ state }) =>
                t(state === 'canceled' ? 'orders.placed.canceled' : 'orders.placed.complete'),
            },
            {
              id: 'pieces',
              head: t('orders.pieces'),
              figure: true,
              cell: ({ quantity }) => format.number(quantity),
            },
            {
              id: 'total',
              head: t('orders.total'),
              figure: true,
              cell: ({ total, currency }) => format.money(total, currency),
            },
          ]}
        />
      )}
      <LoadMore list={orders} />
    </section>
  );
}
