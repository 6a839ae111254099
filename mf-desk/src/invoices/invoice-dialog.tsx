import type { StaffInvoice, StaffInvoiceRow } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { ProblemPanel } from '@shop/kit/query';
import { Dialog, Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { FactList } from '../frame/fact-list.tsx';
import deskStyles from '../releases/desk.module.css';
import { useInvoice } from './invoices.query.ts';
import { useCountryName } from './vat-text.ts';

interface InvoiceDialogProps {
  readonly row: StaffInvoiceRow;
  readonly onClose: () => void;
}

/** One document: its facts, its VAT by rate, and its files in every possible format. */
export function InvoiceDialog({ row, onClose }: InvoiceDialogProps) {
  const { t } = useTranslation('mf-desk');
  const invoice = useInvoice(row.number);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`${t(`order.money.${row.kind}`)} ${row.number}`}
      closeLabel={t('desk.close')}
    >
      <div className={deskStyles.part}>
        <Facts row={row} exchange={invoice.data?.exchange ?? null} />
        {invoice.error ? <ProblemPanel error={invoice.error} onRetry={invoice.refetch} /> : null}
        {invoice.isPending ? <p role="status">{t('invoices.waiting')}</p> : null}
        {invoice.data ? (
          <>
            <Taxes invoice={invoice.data} />
            <Files invoice={invoice.data} />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

function Facts({
  row,
  exchange,
}: {
  readonly row: StaffInvoiceRow;
  readonly exchange: StaffInvoice['exchange'];
}) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const countryName = useCountryName();
  const { buyer, currency } = row;
  const facts = [
    [
      t('orders.column.customer'),
      [buyer.name, countryName(buyer.country), buyer.vat_id].filter(Boolean).join(', '),
    ],
    [t('invoices.issued'), format.date(row.issued_on)],
    [t('invoices.taxDay'), format.date(row.tax_day)],
    [t('orders.column.total'), format.money(row.total, currency)],
    [t('invoices.refersTo'), row.refers_to ?? ''],
    [
      t('invoices.exchange'),
      exchange === null
        ? ''
        : t(`invoices.exchangeIn.${exchange.currency}`, {
            rate: exchange.rate,
            table: exchange.table ?? '',
            currency,
            day: format.date(exchange.day),
          }),
    ],
  ] as const;
  return <FactList facts={facts} orderNumber={row.order_number} />;
}

/** The VAT of a document, a row for each rate. */
function Taxes({ invoice: { taxes, currency, exchange } }: { readonly invoice: StaffInvoice }) {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  const countryName = useCountryName();
  return (
    <Table
      caption={t('refund.tax')}
      rows={taxes.map((tax, index) => ({ ...tax, index }))}
      rowKey={({ index }) => String(index)}
      empty={null}
      columns={[
        { id: 'country', head: t('invoices.country'), cell: ({ country }) => countryName(country) },
        {
          id: 'treatment',
          head: t('invoices.treatmentHead'),
          cell: ({ treatment }) => t(`invoices.treatment.${treatment}`),
        },
        {
          id: 'rate',
          head: t('invoices.rate'),
          figure: true,
          cell: ({ rate }) => format.percent(rate / 10_000),
        },
        { id: 'net', head: t('refund.net'), figure: true, cell: ({ net }) => format.money(net, currency) },
        { id: 'tax', head: t('refund.tax'), figure: true, cell: ({ tax }) => format.money(tax, currency) },
        ...(exchange === null
          ? []
          : [
              {
                id: 'stated',
                head: t('vat.inCurrency', { what: t('refund.tax'), currency: exchange.currency }),
                figure: true,
                cell: ({ stated }: { readonly stated: string | null }) =>
                  stated === null ? '–' : format.money(stated, exchange.currency),
              },
            ]),
      ]}
    />
  );
}

/** The names of the formats are those of their standards. */
const formatNames: Readonly<Record<StaffInvoice['formats'][number]['profile'], string>> = {
  en16931: 'EN 16931 (UBL 2.1)',
  'factur-x': 'Factur-X / ZUGFeRD',
  peppol: 'Peppol BIS Billing 3.0',
  xrechnung: 'XRechnung 3.0',
  ksef: 'KSeF FA(3)',
  fatturapa: 'FatturaPA',
};

/** The names of the standards that every document follows, the same in every language. */
const fileNames = { pdf: 'PDF/A-3', cii: 'EN 16931 (CII)' } as const;

function Files({ invoice: { pdf_url: pdf, cii_url: cii, formats } }: { readonly invoice: StaffInvoice }) {
  const { t } = useTranslation('mf-desk');
  return (
    <section>
      <h3>{t('invoices.files')}</h3>
      <ul>
        <li>
          <a href={pdf}>{fileNames.pdf}</a>
        </li>
        <li>
          <a href={cii}>{fileNames.cii}</a>
        </li>
        {formats.map(({ profile, url }) => (
          <li key={profile}>
            <a href={url}>{formatNames[profile]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
