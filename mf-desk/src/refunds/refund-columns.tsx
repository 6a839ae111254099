import type { StaffRefund } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Badge } from '@shop/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../table/data-table.tsx';
import { textColumn } from '../table/text-column.ts';
import { canRecord, canRetry } from './refunds.query.ts';

const severities = { pending: 'warning', failed: 'error', succeeded: 'success' } as const;

/** The columns of the list of refunds, in the reader's language. */
export const useRefundColumns = (): readonly DataColumn<StaffRefund>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return useMemo((): readonly DataColumn<StaffRefund>[] => {
    const plain = textColumn<StaffRefund>;
    const all = (texts: readonly string[]) => [...new Set(texts)].join(', ');
    const toDo = ({ payouts }: StaffRefund) =>
      all([
        ...(payouts.some(canRetry) ? [t('refunds.retry')] : []),
        ...(payouts.some(canRecord) ? [t('refunds.byTransfer')] : []),
      ]);
    const stateOf = ({ state }: StaffRefund) => t(`order.refundState.${state}`);
    return [
      plain('created', t('refunds.created'), (row) => format.date(row.created_at, 'dateTime')),
      {
        ...plain('order', t('palette.kind.order'), (row) => row.order_number),
        cell: ({ order_number: orderNumber }) => (
          <Link
            to="deskOrder"
            params={{ orderNumber }}
            onKeyDown={(event) => event.stopPropagation()}
            onClick={(event) => event.stopPropagation()}
          >
            {orderNumber}
          </Link>
        ),
      },
      plain('region', t('word.region'), ({ region }) => region),
      plain('customer', t('orders.column.customer'), ({ customer }) => customer.name ?? customer.email ?? ''),
      plain('amount', t('order.amount'), (row) => format.money(row.amount, row.currency), true),
      {
        ...plain('state', t('word.state'), stateOf),
        cell: (row) => <Badge severity={severities[row.state]}>{stateOf(row)}</Badge>,
      },
      plain('toDo', t('refunds.toDo'), toDo),
      plain('way', t('refunds.way'), ({ payouts }) =>
        all(payouts.map(({ provider }) => t(`refunds.provider.${provider}`))),
      ),
      plain('reason', t('word.reason'), ({ reason }) => t(`refund.reason.${reason}`)),
      plain('failure', t('refunds.failure'), ({ payouts }) =>
        all(payouts.flatMap(({ failure }) => failure ?? [])),
      ),
      plain('creditNote', t('order.money.correction'), (row) => row.credit_note ?? ''),
    ];
  }, [t, format]);
};
