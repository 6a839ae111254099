import { getVatReport, type VatReport, type VatReportRow } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { href, navigateTo } from '@shop/kit/navigation';
import { useSearchParams } from '@shop/kit/router';
import { Notice, Select } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../frame/desk-page.tsx';
import { localDay } from '../frame/local-day.ts';
import { usePeriodText } from '../invoices/vat-text.ts';
import { regionParameter } from '../matrix/filter.ts';
import { useFilterSetter } from '../matrix/filters.tsx';
import deskStyles from '../releases/desk.module.css';
import { RegionFilter } from '../table/list-filters.tsx';
import { CsvButton, ListPage } from '../table/list-page.tsx';
import { MonthClose } from './month-close.tsx';
import {
  fetchJournal,
  journalColumns,
  listPeriods,
  readVatView,
  useVatReport,
  type VatView,
} from './vat.query.ts';
import { useVatColumns } from './vat-columns.tsx';

/** The VAT of a month or a quarter, from what its documents state. */
export function Component() {
  const { t } = useTranslation('mf-desk');
  return (
    <DeskPage title={t('vat.title')} needs={getVatReport}>
      <Report />
    </DeskPage>
  );
}

/** The address of the documents behind a row. */
const documentsOf = (
  { treatment, country, rate, currency }: VatReportRow,
  { period, region }: VatView,
): string => {
  const filters = new URLSearchParams({
    period,
    treatment,
    country: country ?? 'none',
    rate: String(rate),
    currency,
    ...(region === undefined ? {} : { [regionParameter]: region }),
  });
  return `${href('deskInvoices')}?${filters}`;
};

function Report() {
  const { t } = useTranslation('mf-desk');
  const [search] = useSearchParams();
  const view = readVatView(search, localDay(new Date()));
  const report = useVatReport(view);
  const columns = useVatColumns(report.data?.reporting_currency ?? 'PLN');
  return (
    <ListPage
      name="vat"
      title={t('vat.title')}
      needs={getVatReport}
      list={report}
      columns={columns}
      rowKey={({ treatment, country, rate, currency }) => `${treatment} ${country} ${rate} ${currency}`}
      onOpen={(row) => void navigateTo(documentsOf(row, view))}
      showMore={() => undefined}
      fetchAll={async () => report.data?.rows ?? []}
      filters={
        <>
          <Filters view={view} />
          <MonthClose key={view.period} period={view.period} />
          {report.data && !report.isPlaceholderData ? <Totals report={report.data} /> : null}
        </>
      }
      tools={
        <CsvButton
          name={`journal-${view.period}`}
          label={t('vat.journal')}
          columns={journalColumns}
          fetchAll={() => fetchJournal(view)}
        />
      }
      words={{ waiting: t('vat.waiting'), none: t('vat.none'), noneText: t('vat.noneText') }}
      everything={{ period: view.period }}
    />
  );
}

/** Period and market, in the address. */
function Filters({ view }: { readonly view: VatView }) {
  const { t } = useTranslation('mf-desk');
  const set = useFilterSetter();
  const periodText = usePeriodText();
  const known = listPeriods(localDay(new Date()));
  const periods = known.includes(view.period) ? known : [view.period, ...known];
  return (
    <form className={deskStyles.filters} onSubmit={(event) => event.preventDefault()}>
      <Select
        dense
        label={t('transfers.period')}
        value={view.period}
        onChange={(value) => set('period', value)}
        options={periods.map((period) => ({ value: period, label: periodText(period) }))}
      />
      <RegionFilter needs={getVatReport} />
    </form>
  );
}

/** The sums of a report, and what keeps it from being complete. */
function Totals({ report }: { readonly report: VatReport }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const { totals, reported, reporting_currency: reporting, rows } = report;
  const withoutRate = rows.reduce((sum, row) => sum + row.without_rate, 0);
  const unassigned = rows.some(({ treatment }) => treatment === 'unassigned');
  const sums = [
    ...totals.map(({ currency, net, tax }) => ({ label: currency, currency, net, tax })),
    ...(reported === null
      ? []
      : [
          {
            label: t('vat.inCurrency', { what: t('orders.column.total'), currency: reporting }),
            currency: reporting,
            ...reported,
          },
        ]),
  ];
  return (
    <>
      <p>{t('vat.explain')}</p>
      {withoutRate > 0 ? (
        <Notice severity="warning" title={t('vat.withoutRate', { number: format.number(withoutRate) })}>
          {t('vat.withoutRateText')}
        </Notice>
      ) : null}
      {unassigned ? <Notice severity="warning">{t('vat.unassignedText')}</Notice> : null}
      {rows.length === 0 ? null : (
        <dl className={deskStyles.facts}>
          {sums.map(({ label, currency, net, tax }) => (
            <div key={label} className={deskStyles.change}>
              <dt>{label}</dt>
              <dd>{t('vat.sum', { net: format.money(net, currency), tax: format.money(tax, currency) })}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
