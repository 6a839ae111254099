import type { StaffDue } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Badge } from '@shop/ui';
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../table/data-table.tsx';
import { textColumn } from '../table/text-column.ts';

/** A link in a row does not open the row as well. */
const alone = {
  onClick: (event: MouseEvent) => event.stopPropagation(),
  onKeyDown: (event: KeyboardEvent) => event.stopPropagation(),
};

/** The columns of the list of outstanding payments; amounts as text are plain, so a spreadsheet adds them up. */
export const useDueColumns = (): readonly DataColumn<StaffDue>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return useMemo((): readonly DataColumn<StaffDue>[] => {
    const plain = textColumn<StaffDue>;
    const money = (id: string, head: string, text: (row: StaffDue) => string) => ({
      ...plain(id, head, text),
      figure: true,
      cell: (row: StaffDue) => format.money(text(row), row.currency),
    });
    const lastOf = ({ sent }: StaffDue) => {
      const last = sent.at(-1);
      return last ? t(`dues.step.${last.step}`) : '';
    };
    return [
      {
        ...plain('order', t('palette.kind.order'), (row) => row.order_number),
        cell: ({ order_number: orderNumber }) => (
          <Link to="deskOrder" params={{ orderNumber }} {...alone}>
            {orderNumber}
          </Link>
        ),
      },
      plain('region', t('word.region'), ({ region }) => region),
      plain('customer', t('orders.column.customer'), ({ customer }) => customer.name ?? customer.email ?? ''),
      plain('company', t('orders.column.company'), ({ company }) => company ?? ''),
      plain('kind', t('dues.kind'), ({ kind }) => t(`dues.kindName.${kind}`)),
      {
        ...plain('due', t('dues.since'), ({ due_on: day }) => day),
        cell: ({ due_on: day }) => format.date(day),
      },
      {
        ...plain('days', t('dues.days'), ({ days }) => String(days)),
        figure: true,
        cell: ({ days }) => (days === 0 ? '–' : <Badge severity="warning">{format.number(days)}</Badge>),
      },
      money('amount', t('dues.amount'), ({ amount }) => amount),
      money('outstanding', t('dues.outstanding'), ({ outstanding }) => outstanding),
      plain('sent', t('dues.last'), lastOf),
      plain('next', t('dues.next'), ({ next }) =>
        next === null
          ? ''
          : t('dues.nextFrom', { step: t(`dues.step.${next.step}`), day: format.date(next.from) }),
      ),
      plain('currency', t('approvals.currency'), ({ currency }) => currency),
    ];
  }, [t, format]);
};
