import type { Company } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompanyOrders } from './company-orders.query.ts';
import { ListPart } from './list-part.tsx';
import styles from './orders.module.css';

interface PlacedOrdersProps {
  readonly company: Company;
  readonly userId: number;
}

/** The company's orders. Own orders have links; a colleague's page is only for them. */
export function PlacedOrders({ company, userId }: PlacedOrdersProps) {
  const { t } = useTranslation('mf-plus-pro');
  const format = useFormat();
  const [page, setPage] = useState(1);
  const query = useCompanyOrders(company, page);
  return (
    <ListPart
      title={t('orders.placed.title')}
      empty={t('orders.placed.empty')}
      query={query}
      rowsOf={({ orders }) => orders}
      rowKey={({ number }) => number}
      skeletonRows={4}
      page={page}
      onPage={setPage}
      columns={[
        {
          id: 'number',
          head: t('orders.order'),
          cell: ({ number, ordered_by, po_number }) => (
            <div>
              {ordered_by.user_id === userId ? (
                <Link to="accountOrder" params={{ orderNumber: number }}>
                  {number}
                </Link>
              ) : (
                number
              )}
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
          cell: ({ state }) => t(state === 'canceled' ? 'orders.placed.canceled' : 'orders.placed.complete'),
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
  );
}
