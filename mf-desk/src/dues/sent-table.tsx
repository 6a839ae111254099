import type { SentDunning } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';

/** The reminders and notices that were sent about a payment, with what they named. */
export function SentTable({ sent }: { readonly sent: readonly SentDunning[] }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (
    <Table
      caption={t('dues.sent')}
      rows={sent}
      rowKey={({ step, due_on }) => `${due_on} ${step}`}
      empty={t('order.nothing')}
      columns={[
        { id: 'at', head: t('word.at'), cell: (one) => format.date(one.sent_at, 'dateTime') },
        { id: 'step', head: t('order.what'), cell: ({ step }) => t(`dues.step.${step}`) },
        { id: 'due', head: t('dues.since'), cell: (one) => format.date(one.due_on) },
        { id: 'days', head: t('dues.days'), figure: true, cell: ({ days }) => format.number(days) },
        {
          id: 'amount',
          head: t('order.amount'),
          figure: true,
          cell: ({ amount, currency }) => format.money(amount, currency),
        },
        { id: 'by', head: t('word.by'), cell: (one) => one.sent_by_name ?? one.sent_by },
      ]}
    />
  );
}
