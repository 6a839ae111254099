import type { InvoiceProfile } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import styles from './order.module.css';
import { useInvoices } from './orders.query.ts';

interface InvoiceTableProps {
  readonly orderNumber: string;
  readonly signedIn: boolean;
  /** Whether the invoices are for a company, which may need a national format. */
  readonly isBusiness: boolean;
}

/** Names of the formats, the same in every language. */
const formatNames: Readonly<Record<InvoiceProfile, string>> = {
  en16931: 'EN 16931',
  peppol: 'Peppol BIS',
  xrechnung: 'XRechnung',
  'factur-x': 'Factur-X / ZUGFeRD',
  ksef: 'KSeF FA(3)',
  fatturapa: 'FatturaPA',
};

/** Invoices, proformas and credit notes of an order with their files; nothing without any. */
export function InvoiceTable({ orderNumber, signedIn, isBusiness }: InvoiceTableProps) {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const { data: invoices } = useInvoices(orderNumber, signedIn);
  if (!invoices?.length) return null;
  const lacksAddress =
    isBusiness &&
    invoices.some(
      ({ kind, formats }) => kind !== 'proforma' && !formats.some(({ profile }) => profile === 'peppol'),
    );
  return (
    <div>
      <Table
        caption={t('invoices.title')}
        stacked
        rows={invoices}
        rowKey={({ number }) => number}
        empty={null}
        columns={[
          { id: 'number', head: t('invoices.number'), cell: ({ number }) => number },
          { id: 'kind', head: t('invoices.kind'), cell: ({ kind }) => t(`invoices.${kind}`) },
          {
            id: 'issued',
            head: t('invoices.issued'),
            cell: ({ issued_at }) => format.date(issued_at, 'short'),
          },
          {
            id: 'total',
            head: t('invoices.total'),
            figure: true,
            cell: ({ total, currency, kind }) =>
              format.money(kind === 'correction' ? `-${total}` : total, currency),
          },
          {
            id: 'files',
            head: t('invoices.files'),
            cell: ({ number, pdf_url, ubl_url, formats }) => (
              <span className={styles.formats}>
                <a href={pdf_url} aria-label={t('invoices.pdfOf', { number })}>
                  {t('invoices.pdf')}
                </a>
                {isBusiness && formats.length > 0 ? (
                  formats.map(({ profile, url }) => (
                    <a
                      key={profile}
                      href={url}
                      download
                      aria-label={t('invoices.formatOf', { number, format: formatNames[profile] })}
                    >
                      {formatNames[profile]}
                    </a>
                  ))
                ) : (
                  <a href={ubl_url} download aria-label={t('invoices.xmlOf', { number })}>
                    {t('invoices.xml')}
                  </a>
                )}
              </span>
            ),
          },
        ]}
      />
      {lacksAddress ? <p className={styles.soft}>{t('invoices.lacksAddress')}</p> : null}
    </div>
  );
}
