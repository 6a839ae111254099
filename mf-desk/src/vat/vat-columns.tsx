import type { VatReportRow } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../invoices/vat-text.ts';
import type { DataColumn } from '../table/data-table.tsx';
import { textColumn } from '../table/text-column.ts';

/** The columns of the VAT report; as text, amounts and rates are plain numbers. */
export const useVatColumns = (reportingCurrency: string): readonly DataColumn<VatReportRow>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const countryName = useCountryName();
  return useMemo((): readonly DataColumn<VatReportRow>[] => {
    const plain = textColumn<VatReportRow>;
    const count = (id: string, head: string, of: (row: VatReportRow) => number) => ({
      ...plain(id, head, (row) => String(of(row))),
      figure: true,
      cell: (row: VatReportRow) => format.number(of(row)),
    });
    const money = (
      id: string,
      head: string,
      of: (row: VatReportRow) => string | null,
      currency?: string,
    ) => ({
      ...plain(id, head, (row) => of(row) ?? ''),
      figure: true,
      cell: (row: VatReportRow) => {
        const amount = of(row);
        return amount === null ? '–' : format.money(amount, currency ?? row.currency);
      },
    });
    const inReporting = (what: string) => t('vat.inCurrency', { what, currency: reportingCurrency });
    return [
      plain('treatment', t('invoices.treatmentHead'), ({ treatment }) =>
        t(`invoices.treatment.${treatment}`),
      ),
      {
        ...plain('country', t('invoices.country'), ({ country }) => country ?? ''),
        cell: ({ country }) => countryName(country),
      },
      {
        ...plain('rate', t('invoices.rate'), ({ rate }) => String(rate / 100)),
        figure: true,
        cell: ({ rate }) => format.percent(rate / 10_000),
      },
      plain('currency', t('approvals.currency'), ({ currency }) => currency),
      money('net', t('refund.net'), ({ net }) => net),
      money('tax', t('refund.tax'), ({ tax }) => tax),
      money(
        'reportedNet',
        inReporting(t('refund.net')),
        ({ reported }) => reported?.net ?? null,
        reportingCurrency,
      ),
      money(
        'reportedTax',
        inReporting(t('refund.tax')),
        ({ reported }) => reported?.tax ?? null,
        reportingCurrency,
      ),
      count('documents', t('vat.documents'), ({ documents }) => documents),
      count('creditNotes', t('vat.creditNotes'), ({ credit_notes: notes }) => notes),
      money('credited', t('vat.credited'), ({ credited }) => credited.net),
      money('creditedTax', t('vat.creditedTax'), ({ credited }) => credited.tax),
    ];
  }, [t, format, countryName, reportingCurrency]);
};
