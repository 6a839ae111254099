import type { StaffPaymentRow } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Badge } from '@shop/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../table/data-table.tsx';
import { rowLink } from '../table/row-link.ts';
import { textColumn } from '../table/text-column.ts';
import { useMethodName } from './method-name.ts';

export const severityOf = (state: StaffPaymentRow['state']) =>
  state === 'completed' ? 'success' : state === 'failed' ? 'error' : state === 'void' ? 'info' : 'warning';

/** The columns of the list of payments, in the reader’s language; amounts as text are plain, so a spreadsheet adds them up. */
export const usePaymentColumns = (): readonly DataColumn<StaffPaymentRow>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const methodName = useMethodName();
  return useMemo((): readonly DataColumn<StaffPaymentRow>[] => {
    const plain = textColumn<StaffPaymentRow>;
    const money = (id: string, head: string, text: (row: StaffPaymentRow) => string) => ({
      ...plain(id, head, text),
      figure: true,
      cell: (row: StaffPaymentRow) =>
        /^0+\.0+$/.test(text(row)) ? '–' : format.money(text(row), row.currency),
    });
    const stateOf = ({ state }: StaffPaymentRow) => t(`order.paymentState.${state}`);
    const disputeOf = ({ dispute }: StaffPaymentRow) =>
      dispute === null ? '' : t(`payments.disputeState.${dispute}`);
    return [
      plain('created', t('payments.begun'), (row) => format.date(row.created_at, 'dateTime')),
      {
        ...plain('order', t('palette.kind.order'), (row) => row.order_number),
        cell: ({ order_number: orderNumber, placed }) =>
          placed ? (
            <Link to="deskOrder" params={{ orderNumber }} {...rowLink}>
              {orderNumber}
            </Link>
          ) : (
            orderNumber
          ),
      },
      plain('region', t('word.region'), ({ region }) => region),
      plain('customer', t('orders.column.customer'), ({ customer }) => customer.name ?? customer.email ?? ''),
      plain('method', t('payments.method'), ({ method }) => methodName(method)),
      money('amount', t('order.amount'), ({ amount }) => amount),
      {
        ...plain('state', t('word.state'), stateOf),
        cell: (row) => <Badge severity={severityOf(row.state)}>{stateOf(row)}</Badge>,
      },
      {
        ...plain('dispute', t('payments.dispute'), disputeOf),
        cell: (row) =>
          row.dispute === null ? (
            '–'
          ) : (
            <Badge severity={row.dispute === 'won' ? 'success' : 'error'}>{disputeOf(row)}</Badge>
          ),
      },
      money('refunded', t('payments.refunded'), ({ refunded }) => refunded),
      plain('currency', t('approvals.currency'), ({ currency }) => currency),
      plain('reference', t('payments.reference'), ({ reference }) => reference ?? ''),
      plain('instalment', t('payments.instalment'), ({ instalment }) =>
        instalment === null ? '' : format.number(instalment),
      ),
      plain('changed', t('payments.changed'), (row) => format.date(row.updated_at, 'dateTime')),
    ];
  }, [t, format, methodName]);
};
