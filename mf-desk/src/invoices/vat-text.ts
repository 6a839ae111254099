import type { VatTreatment } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { useFormat } from '@shop/kit/i18n';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What names a row of VAT. */
interface VatRow {
  readonly country?: string | null | undefined;
  /** Basis points. */
  readonly rate?: number | undefined;
  readonly treatment?: VatTreatment | undefined;
  readonly period?: string | undefined;
}

/** The name of a country in the reader’s language; XI is Northern Ireland, which has no code of its own. */
export const useCountryName = (): ((code: string | null) => string) => {
  const { t } = useTranslation('mf-desk');
  const { languageTag } = useRegion();
  return useMemo(() => {
    const names = new Intl.DisplayNames([languageTag], { type: 'region', fallback: 'code' });
    return (code) => {
      if (code === null || code === 'none' || code === '') return t('invoices.noCountry');
      return code === 'XI' ? t('invoices.northernIreland') : (names.of(code) ?? code);
    };
  }, [t, languageTag]);
};

/** A month or a quarter in words. @example periodText('2026-Q4') // 'Q4 2026' */
export const usePeriodText = (): ((period: string) => string) => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return (period) => {
    const [year = '', part = ''] = period.split('-');
    if (part.startsWith('Q')) return t('vat.quarter', { quarter: part.slice(1), year });
    return format.date(`${period}-01`, 'month');
  };
};

/** A row of VAT in words: period, country, rate and treatment, as far as they are given. */
export const useVatRowText = (): ((row: VatRow) => string) => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const countryName = useCountryName();
  const periodText = usePeriodText();
  return ({ period, country, rate, treatment }) =>
    [
      ...(period === undefined ? [] : [periodText(period)]),
      ...(country === undefined ? [] : [countryName(country)]),
      ...(rate === undefined ? [] : [format.percent(rate / 10_000)]),
      ...(treatment === undefined ? [] : [t(`invoices.treatment.${treatment}`)]),
    ].join(', ');
};
