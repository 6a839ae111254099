import type { PeriodDifference, VatReport, VatReportRow } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../invoices/vat-text.ts';

type Line = Pick<VatReportRow, 'treatment' | 'country' | 'rate' | 'currency'>;

const keyOf = ({ treatment, country, rate, currency }: Line) => `${treatment} ${country} ${rate} ${currency}`;

/** The name of a row of the report. */
const useLineName = (): ((line: Line) => string) => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const countryName = useCountryName();
  return ({ treatment, country, rate, currency }) =>
    [
      t(`invoices.treatment.${treatment}`),
      countryName(country),
      format.percent(rate / 10_000),
      currency,
    ].join(', ');
};

/** The VAT of a month as it was when it was closed. */
export function FiguresTable({ report }: { readonly report: VatReport }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const nameOf = useLineName();
  return (
    <Table
      caption={t('months.figures')}
      rows={report.rows}
      rowKey={keyOf}
      empty={t('vat.none')}
      columns={[
        { id: 'line', head: t('invoices.treatmentHead'), cell: nameOf },
        {
          id: 'net',
          head: t('refund.net'),
          figure: true,
          cell: (row) => format.money(row.net, row.currency),
        },
        {
          id: 'tax',
          head: t('refund.tax'),
          figure: true,
          cell: (row) => format.money(row.tax, row.currency),
        },
      ]}
    />
  );
}

/** The rows that differ from what was closed. */
export function DifferenceTable({ differences }: { readonly differences: readonly PeriodDifference[] }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const nameOf = useLineName();
  const sum = (amounts: { readonly net: string; readonly tax: string }, currency: VatReportRow['currency']) =>
    t('vat.sum', { net: format.money(amounts.net, currency), tax: format.money(amounts.tax, currency) });
  const both = (
    amounts: PeriodDifference['now'],
    reported: PeriodDifference['now_reported'],
    currency: VatReportRow['currency'],
  ) => (
    <>
      {sum(amounts, currency)}
      <br />
      {reported === null ? '–' : sum(reported, 'PLN')}
    </>
  );
  return (
    <Table
      caption={t('months.differs')}
      rows={differences}
      rowKey={keyOf}
      empty={null}
      columns={[
        { id: 'line', head: t('invoices.treatmentHead'), cell: nameOf },
        {
          id: 'closed',
          head: t('months.atClosing'),
          cell: (row) => both(row.closed, row.closed_reported, row.currency),
        },
        { id: 'now', head: t('months.now'), cell: (row) => both(row.now, row.now_reported, row.currency) },
      ]}
    />
  );
}
