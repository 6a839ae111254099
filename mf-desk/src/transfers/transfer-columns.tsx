import type { BankEntry } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Badge } from '@shop/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../table/data-table.tsx';
import { textColumn } from '../table/text-column.ts';

const severities = { waiting: undefined, open: 'warning', booked: 'success', dismissed: undefined } as const;

/** The columns of the list of transfers, in the reader's language. */
export const useTransferColumns = (): readonly DataColumn<BankEntry>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return useMemo((): readonly DataColumn<BankEntry>[] => {
    const plain = textColumn<BankEntry>;
    const stateOf = ({ state }: BankEntry) => t(`transfers.state.${state}`);
    return [
      plain('received', t('transfers.received'), (row) => format.date(row.received_on)),
      plain('amount', t('order.amount'), (row) => format.money(row.amount, row.currency), true),
      plain('payer', t('transfers.payer'), (row) => row.payer_name ?? row.payer_account ?? ''),
      plain('text', t('transfers.text'), (row) => row.text),
      plain(
        'order',
        t('palette.kind.order'),
        (row) => row.order_number ?? row.proposals.map((one) => one.order_number).join(', '),
      ),
      plain('by', t('transfers.foundBy'), ({ proposals: [first] }) =>
        first ? t(`transfers.by.${first.by}`) : '',
      ),
      {
        ...plain('state', t('word.state'), stateOf),
        cell: (row) => {
          const severity = severities[row.state];
          return <Badge {...(severity === undefined ? {} : { severity })}>{stateOf(row)}</Badge>;
        },
      },
      plain('reference', t('transfers.reference'), (row) => row.reference ?? ''),
      plain('reason', t('word.reason'), (row) => row.reason ?? ''),
    ];
  }, [t, format]);
};
