import type { Installment, Order } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';

interface InstallmentsTableProps {
  readonly order: Pick<Order, 'number' | 'state' | 'currency' | 'payment_schedule'>;
  /** False for a reader by mailed link: only the owner may pay. */
  readonly payable: boolean;
}

/** The instalments of an order, with a link to pay the next one. Nothing for an order paid in full. */
export function InstallmentsTable({ order, payable }: InstallmentsTableProps) {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const parts = order.payment_schedule?.installments ?? [];
  if (parts.length === 0) return null;
  const next = order.state === 'canceled' ? undefined : parts.find(({ status }) => status !== 'paid');
  return (
    <>
      <Table
        caption={t('parts.caption')}
        rows={parts}
        rowKey={({ id }) => String(id)}
        empty={null}
        columns={[
          { id: 'part', head: t('parts.part'), cell: ({ position }) => position },
          { id: 'due', head: t('parts.due'), cell: ({ due_on }) => format.date(due_on) },
          {
            id: 'amount',
            head: t('parts.amount'),
            figure: true,
            cell: ({ amount }) => format.money(amount, order.currency),
          },
          { id: 'status', head: t('parts.status'), cell: ({ status }: Installment) => t(`parts.${status}`) },
        ]}
      />
      {next && payable ? (
        <p>
          <Link to="payment" params={{ orderNumber: order.number }}>
            {t('parts.payNext')}
          </Link>
        </p>
      ) : null}
    </>
  );
}
