import type { StaffCustomerRow } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { plainSums } from '../table/csv.ts';
import type { DataColumn } from '../table/data-table.tsx';

/** The columns of the list of customers, in the reader's language. */
export const useCustomerColumns = (): readonly DataColumn<StaffCustomerRow>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return useMemo((): readonly DataColumn<StaffCustomerRow>[] => {
    const plain = (
      id: string,
      head: string,
      text: (row: StaffCustomerRow) => string,
      more: Partial<DataColumn<StaffCustomerRow>> = {},
    ) => ({ id, head, text, cell: (row: StaffCustomerRow) => text(row) || '–', ...more });
    const nameOf = ({ id, name, email }: StaffCustomerRow) => name ?? email ?? String(id);
    return [
      plain('customer', t('orders.column.customer'), nameOf, {
        cell: (row) => (
          <Link
            to="deskCustomer"
            params={{ customerId: String(row.id) }}
            onKeyDown={(event) => event.stopPropagation()}
            onClick={(event) => event.stopPropagation()}
          >
            {nameOf(row)}
          </Link>
        ),
      }),
      plain('email', t('people.email'), ({ email }) => email ?? ''),
      plain('company', t('orders.column.company'), ({ company }) => company ?? ''),
      plain('kind', t('requests.column.type'), ({ kind }) => t(`customers.kind.${kind}`)),
      plain('region', t('word.region'), ({ region }) => region),
      plain('since', t('customers.since'), ({ since }) => since.slice(0, 10), {
        sorts: { up: 'since', down: '-since' },
        cell: ({ since }) => format.date(since),
      }),
      plain('orders', t('orders.title'), ({ orders }) => String(orders), {
        figure: true,
        cell: ({ orders }) => format.number(orders),
      }),
      plain('spend', t('customers.spend'), ({ spend }) => plainSums(spend), {
        figure: true,
        cell: ({ spend }) =>
          spend.map(({ amount, currency }) => format.money(amount, currency)).join(' + ') || '–',
      }),
      plain('lastOrder', t('customers.lastOrder'), ({ last_order_at: at }) => (at ?? '').slice(0, 10), {
        cell: ({ last_order_at: at }) => (at === null ? '–' : format.date(at)),
      }),
    ];
  }, [t, format]);
};
