import type { StaffInvoiceRow } from '@shop/contracts';
import { useFormat } from '@shop/kit/i18n';
import { Link } from '@shop/kit/router';
import { Badge } from '@shop/ui';
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataColumn } from '../table/data-table.tsx';
import { textColumn } from '../table/text-column.ts';

/** A link in a row does not open the row as well. */
const alone = {
  onClick: (event: MouseEvent) => event.stopPropagation(),
  onKeyDown: (event: KeyboardEvent) => event.stopPropagation(),
};

/**
 * The columns of the list of documents, in the reader’s language. As text, days and amounts are those of the document, so
 * that a spreadsheet can add them up.
 */
export const useInvoiceColumns = (): readonly DataColumn<StaffInvoiceRow>[] => {
  const { t } = useTranslation('mf-desk');
  const format = useFormat();
  return useMemo((): readonly DataColumn<StaffInvoiceRow>[] => {
    const plain = textColumn<StaffInvoiceRow>;
    const day = (id: string, head: string, text: (row: StaffInvoiceRow) => string) => ({
      ...plain(id, head, text),
      cell: (row: StaffInvoiceRow) => format.date(text(row)),
    });
    const money = (id: string, head: string, text: (row: StaffInvoiceRow) => string) => ({
      ...plain(id, head, text),
      figure: true,
      cell: (row: StaffInvoiceRow) => format.money(text(row), row.currency),
    });
    return [
      {
        ...plain('number', t('orders.column.number'), ({ number }) => number),
        cell: ({ number, pdf_url: url }) => (
          <a href={url} {...alone}>
            {number}
          </a>
        ),
      },
      {
        ...plain('kind', t('invoices.kind'), ({ kind }) => t(`order.money.${kind}`)),
        cell: ({ kind }) => <Badge>{t(`order.money.${kind}`)}</Badge>,
      },
      day('issued', t('invoices.issued'), (row) => row.issued_on),
      plain('customer', t('orders.column.customer'), ({ buyer }) => buyer.name),
      money('net', t('refund.net'), ({ net }) => net),
      money('tax', t('refund.tax'), ({ tax }) => tax),
      money('total', t('orders.column.total'), ({ total }) => total),
      {
        ...plain('order', t('palette.kind.order'), (row) => row.order_number),
        cell: ({ order_number: orderNumber }) => (
          <Link to="deskOrder" params={{ orderNumber }} {...alone}>
            {orderNumber}
          </Link>
        ),
      },
      plain('region', t('word.region'), ({ region }) => region),
      plain('country', t('invoices.country'), ({ buyer }) => buyer.country),
      plain('vatId', t('invoices.vatId'), ({ buyer }) => buyer.vat_id ?? ''),
      day('taxDay', t('invoices.taxDay'), (row) => row.tax_day),
      plain('refersTo', t('invoices.refersTo'), (row) => row.refers_to ?? ''),
    ];
  }, [t, format]);
};
