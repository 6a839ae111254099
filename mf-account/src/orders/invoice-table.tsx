import { useFormat } from '@shop/kit/i18n';
import { Table } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useInvoices } from './orders.query.ts';

interface InvoiceTableProps {
  readonly orderNumber: string;
  readonly signedIn: boolean;
}

/** Invoices, proformas and credit notes of an order with their files; nothing without any. */
export function InvoiceTable({ orderNumber, signedIn }: InvoiceTableProps) {
  const { t } = useTranslation('mf-account');
  const format = useFormat();
  const { data: invoices } = useInvoices(orderNumber, signedIn);
  if (!invoices?.length) return null;
  return (
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
          cell: ({ number, pdf_url, ubl_url }) => (
            <>
              <a href={pdf_url} aria-label={t('invoices.pdfOf', { number })}>
                {t('invoices.pdf')}
              </a>{' '}
              <a href={ubl_url} download aria-label={t('invoices.xmlOf', { number })}>
                {t('invoices.xml')}
              </a>
            </>
          ),
        },
      ]}
    />
  );
}
