import type { Invoice } from '@shop/contracts';
import { currencies } from '@shop/money';
import { type ApiDeps, signUrl } from '../../platform/index.ts';
import type { InvoiceRow } from './invoices.repo.ts';
import { listPossibleProfiles } from './render-invoice.ts';

/** The address of a document's file below `/api`; whoever has it signed may read the file. */
export const invoiceFilePath = (number: string, file: 'pdf' | 'xml'): string => `/invoices/${number}/${file}`;

/** The signed address of a document's file. */
export const signInvoiceFile = (
  { settings, clock }: Pick<ApiDeps, 'settings' | 'clock'>,
  number: string,
  file: 'pdf' | 'xml',
): string => signUrl(settings.sessionSecret, invoiceFilePath(number, file), clock());

/** Returns an invoice for the API. */
export const presentInvoice = (
  { document, issued_at }: Pick<InvoiceRow, 'document' | 'issued_at'>,
  deps: Pick<ApiDeps, 'settings' | 'clock'>,
): Invoice => {
  const sign = (file: 'pdf' | 'xml') => signInvoiceFile(deps, document.number, file);
  return {
    number: document.number,
    kind: document.kind,
    order_number: document.orderNumber,
    currency: currencies.find((one) => one === document.currency) ?? 'EUR',
    total: document.totals.gross,
    tax_total: document.totals.tax,
    issued_at: issued_at.toISOString(),
    refers_to: document.refersTo?.number ?? null,
    pdf_url: sign('pdf'),
    ubl_url: `${sign('xml')}&syntax=ubl`,
    cii_url: `${sign('xml')}&syntax=cii`,
    formats: listPossibleProfiles(document).map((profile) => ({
      profile,
      url: `${sign('xml')}&profile=${profile}`,
    })),
  };
};
