import type { StaffOrderRow } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Badge } from '@shop/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../table/data-table.tsx';
import { textColumn } from '../table/text-column.ts';
import styles from './orders.module.css';

/** The columns of the list of orders, in the reader's language; hidden ones included. */
export const useOrderColumns = (): readonly DataColumn<StaffOrderRow>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return useMemo((): readonly DataColumn<StaffOrderRow>[] => {
    const waits = ({ late, obstacles }: StaffOrderRow) =>
      [
        ...(late === null ? [] : [t(`orders.late.${late}`)]),
        ...obstacles.map((one) => t(`orders.obstacle.${one}`)),
      ].join(', ');
    const plain = textColumn<StaffOrderRow>;
    const day = (text: string | null) => (text === null ? '' : format.date(text));
    return [
      {
        ...plain('number', t('orders.column.number'), ({ number }) => number),
        cell: ({ number }) => (
          <Link
            to="deskOrder"
            params={{ orderNumber: number }}
            onKeyDown={(event) => event.stopPropagation()}
            onClick={(event) => event.stopPropagation()}
          >
            {number}
          </Link>
        ),
      },
      {
        ...plain('placed', t('orders.column.placed'), ({ placed_at }) => format.date(placed_at, 'dateTime')),
        cell: ({ placed_at }) => (
          <time dateTime={placed_at} title={format.date(placed_at, 'dateTime')}>
            {format.date(placed_at, 'short')}
          </time>
        ),
        sorts: { up: 'placed', down: '-placed' },
      },
      plain('region', t('word.region'), ({ region }) => region),
      plain('customer', t('orders.column.customer'), ({ customer }) => customer.name ?? customer.email ?? ''),
      plain('company', t('orders.column.company'), ({ company }) => company ?? ''),
      plain('product', t('orders.column.product'), ({ product, lines }) =>
        lines > 1 ? `${product ?? ''} +${lines - 1}` : (product ?? ''),
      ),
      plain('quantity', t('orders.column.quantity'), ({ quantity }) => format.number(quantity), true),
      plain('total', t('orders.column.total'), ({ total, currency }) => format.money(total, currency), true),
      {
        ...plain('stage', t('orders.column.stage'), ({ stage }) => t(`orders.stage.${stage}`)),
        cell: ({ stage }) => <Badge>{t(`orders.stage.${stage}`)}</Badge>,
      },
      plain('payment', t('orders.column.payment'), ({ payment_state }) =>
        t(`orders.payment.${payment_state}`),
      ),
      {
        ...plain('dispatch', t('orders.column.dispatch'), ({ dispatch_on }) => day(dispatch_on)),
        sorts: { up: 'dispatch', down: '-dispatch' },
      },
      plain('deliver', t('orders.column.deliver'), ({ deliver_by }) => day(deliver_by)),
      {
        ...plain('waits', t('orders.column.waits'), waits),
        cell: (row) =>
          row.late === null ? waits(row) || '–' : <span className={styles.late}>{waits(row)}</span>,
      },
    ];
  }, [t, format]);
};
