import type { StaffCustomerRow } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
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
      plain('since', t('customers.since'), ({ since }) => format.date(since), {
        sorts: { up: 'since', down: '-since' },
      }),
      plain('orders', t('orders.title'), ({ orders }) => format.number(orders), { figure: true }),
      plain(
        'spend',
        t('customers.spend'),
        ({ spend }) => spend.map(({ amount, currency }) => format.money(amount, currency)).join(' + '),
        { figure: true },
      ),
      plain('lastOrder', t('customers.lastOrder'), (row) =>
        row.last_order_at === null ? '' : format.date(row.last_order_at),
      ),
    ];
  }, [t, format]);
};
