import type { BankStatement } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Disclosure, Progress, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useStatements } from './transfers.query.ts';

/** The imported statements with what of them is open, and the progress of those that are being matched. */
export function Statements() {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const { data: statements = [] } = useStatements();
  if (statements.length === 0) return null;
  const money = (amount: string, { currency }: BankStatement) => format.money(amount, currency);
  const number = (value: number) => format.number(value);
  return (
    <>
      {statements
        .filter(({ waiting }) => waiting > 0)
        .map(({ id, file_name: name, entries, known, waiting }) => {
          const all = entries - known;
          return (
            <Progress
              key={id}
              label={t('transfers.matching', { name })}
              value={(all - waiting) / all}
              figure={`${number(all - waiting)} / ${number(all)}`}
            />
          );
        })}
      <Disclosure summary={t('transfers.statements')}>
        <Table
          caption={t('transfers.statements')}
          captionHidden
          rows={statements}
          rowKey={({ id }) => String(id)}
          empty={null}
          columns={[
            { id: 'at', head: t('word.at'), cell: (one) => format.date(one.imported_at, 'dateTime') },
            { id: 'by', head: t('word.by'), cell: (one) => one.imported_by_name ?? '–' },
            { id: 'file', head: t('transfers.file'), cell: (one) => one.file_name },
            { id: 'account', head: t('transfers.account'), cell: (one) => one.account },
            {
              id: 'days',
              head: t('transfers.period'),
              cell: (one) => `${format.date(one.first_day)} – ${format.date(one.last_day)}`,
            },
            {
              id: 'new',
              head: t('transfers.new'),
              figure: true,
              cell: (one) => number(one.entries - one.known),
            },
            { id: 'known', head: t('transfers.known'), figure: true, cell: (one) => number(one.known) },
            {
              id: 'booked',
              head: t('transfers.state.booked'),
              figure: true,
              cell: (one) => number(one.booked),
            },
            { id: 'open', head: t('transfers.state.open'), figure: true, cell: (one) => number(one.open) },
            { id: 'amount', head: t('order.amount'), figure: true, cell: (one) => money(one.amount, one) },
            {
              id: 'left',
              head: t('transfers.amountOpen'),
              figure: true,
              cell: (one) => money(one.amount_open, one),
            },
          ]}
        />
      </Disclosure>
    </>
  );
}
