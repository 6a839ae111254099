import type { Order } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useRefunds } from './order-actions.query.ts';

interface RefundsTableProps {
  readonly order: Order;
  readonly signedIn: boolean;
}

/** Where to transfer the outstanding amount; nothing when no transfer is expected. */
export function TransferDetails({ order }: { readonly order: Order }) {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const { transfer } = order;
  if (!transfer) return null;
  const rows = [
    ['amount', format.money(transfer.amount, transfer.currency)],
    ['account', transfer.account_number],
    ['swift', transfer.swift],
    ['reference', transfer.reference],
  ] as const;
  return (
    <>
      <Table
        caption={t('transfer.title')}
        rows={rows}
        rowKey={([id]) => id}
        empty={null}
        columns={[
          { id: 'what', head: t('transfer.what'), cell: ([id]) => t(`transfer.${id}`) },
          { id: 'value', head: t('transfer.value'), cell: ([, value]) => value },
        ]}
      />
      {transfer.demonstration ? <p>{t('transfer.demonstration')}</p> : null}
    </>
  );
}

/** The refunds of an order, including pending ones; nothing without any. */
export function RefundsTable({ order, signedIn }: RefundsTableProps) {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const { data: refunds } = useRefunds(order.number, signedIn);
  if (!refunds?.length) return null;
  return (
    <Table
      caption={t('refunds.title')}
      stacked
      rows={refunds}
      rowKey={({ id }) => String(id)}
      empty={null}
      columns={[
        { id: 'when', head: t('refunds.when'), cell: ({ created_at }) => format.date(created_at, 'short') },
        { id: 'why', head: t('refunds.why'), cell: ({ reason }) => t(`refunds.reasons.${reason}`) },
        { id: 'state', head: t('refunds.state'), cell: ({ state }) => t(`refunds.states.${state}`) },
        {
          id: 'amount',
          head: t('refunds.amount'),
          figure: true,
          cell: ({ amount, currency }) => format.money(amount, currency),
        },
      ]}
    />
  );
}
