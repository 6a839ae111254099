import type { Installment, Order } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';

interface InstallmentsTableProps {
  readonly order: Pick<Order, 'currency' | 'payment_schedule'>;
}

/** The instalments of an order: date, amount and state. Nothing for an order paid in full. */
export function InstallmentsTable({
  order: { currency, payment_schedule: schedule },
}: InstallmentsTableProps) {
  const { t } = useTranslation('mf-checkout');
  const format = useFormat();
  if (!schedule || schedule.status === 'not_offered') return null;
  return (
    <Table
      caption={t('parts.caption')}
      rows={schedule.installments}
      rowKey={({ id }) => String(id)}
      empty={null}
      columns={[
        { id: 'part', head: t('parts.part'), cell: ({ position }) => position },
        { id: 'due', head: t('parts.due'), cell: ({ due_on }) => format.date(due_on) },
        {
          id: 'amount',
          head: t('parts.amount'),
          figure: true,
          cell: ({ amount }) => format.money(amount, currency),
        },
        ...(schedule.status === 'accepted'
          ? [
              {
                id: 'status',
                head: t('parts.status'),
                cell: ({ status }: Installment) => t(`parts.${status}`),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Returns the next instalment; undefined when all are paid, none was agreed, or the order is canceled. */
export const findNextInstallment = ({
  state,
  payment_schedule: schedule,
}: Pick<Order, 'state' | 'payment_schedule'>): Installment | undefined =>
  schedule?.status === 'accepted' && state !== 'canceled'
    ? schedule.installments.find(({ status }) => status !== 'paid')
    : undefined;
