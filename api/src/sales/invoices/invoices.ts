import * as contracts from '@shop/contracts';
import { currencies } from '@shop/money';
import {
  type ApiDeps,
  type BinaryReply,
  binary,
  checkSignature,
  cutPage,
  type Domain,
  fail,
  isFailure,
  ok,
  pagingMembers,
  readCursor,
  signUrl,
  toLimitOffset,
} from '../../platform/index.ts';
import { importExchangeRates } from '../exchange-rates/import-exchange-rates.ts';
import { listExchangeRates } from '../exchange-rates/list-exchange-rates.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { correctVatHandler } from './correct-vat.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { findInvoice, type InvoiceRow, listInvoices } from './invoices.repo.ts';
import { listPossibleProfiles, renderInvoice } from './render-invoice.ts';

const pathOf = (number: string, file: 'pdf' | 'xml'): string => `/invoices/${number}/${file}`;

/** Returns an invoice for the API. */
const present = ({ document, issued_at }: InvoiceRow, { settings, clock }: ApiDeps): contracts.Invoice => {
  const sign = (file: 'pdf' | 'xml') =>
    signUrl(settings.sessionSecret, pathOf(document.number, file), clock());
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

const file = (name: string, type: string, bytes: Uint8Array, inline: boolean): BinaryReply =>
  binary(bytes, type, {
    'content-disposition': `${inline ? 'inline' : 'attachment'}; filename="${name}"`,
    'cache-control': 'private, max-age=3600',
  });

/** Invoices, proformas and credit notes of the caller's orders, and their files; rates for VAT in zlotys and sterling. */
export const invoices = (portsOf: (deps: ApiDeps) => OrderPorts): Domain => ({
  name: 'invoices',
  register(route, deps) {
    const { settings, clock } = deps;
    route(contracts.listInvoices, async ({ db, user, query }) => {
      const { order_number, kind } = query;
      const { limit, offset } = toLimitOffset(query);
      const after = readCursor(query);
      if (isFailure(after)) return after;
      const { rows: found, total } = await listInvoices(db, user.id, {
        orderNumber: order_number,
        kind,
        limit: limit + 1,
        offset: after === null ? offset : 0,
        after,
      });
      const { rows, next } = cutPage(found, limit, ({ id }) => Number(id));
      return ok({
        invoices: rows.map((row) => present(row, deps)),
        ...pagingMembers(query, rows.length, total),
        ...(next === null ? {} : { next_cursor: next }),
      });
    });
    route(contracts.getInvoice, async ({ db, user, params }) => {
      const row = await findInvoice(db, params.number);
      return row?.user_id === user.id ? ok(present(row, deps)) : fail('not_found');
    });
    route.open(contracts.getInvoicePdf, async ({ db, user, params, query }) => {
      const row = await findInvoice(db, params.number);
      const path = pathOf(params.number, 'pdf');
      if (!row || !(row.user_id === user?.id || checkSignature(settings.sessionSecret, path, query, clock())))
        return fail('not_found');
      return ok(
        file(`${row.number}.pdf`, 'application/pdf', await invoicePdf(row.document, row.issued_at), true),
      );
    });
    route.open(contracts.getInvoiceXml, async ({ db, user, params, query }) => {
      const row = await findInvoice(db, params.number);
      const path = pathOf(params.number, 'xml');
      if (!row || !(row.user_id === user?.id || checkSignature(settings.sessionSecret, path, query, clock())))
        return fail('not_found');
      const rendered = renderInvoice(row.document, row.issued_at, query);
      if (!rendered.ok) return rendered;
      const { name, xml } = rendered.value;
      return ok(file(name, 'application/xml; charset=utf-8', new TextEncoder().encode(xml), false));
    });
    route.staff(
      contracts.importExchangeRates,
      ({ db, body, actor }) => importExchangeRates(db, body, actor),
      { bodyLimit: 256 * 1024 },
    );
    route.staff(contracts.listExchangeRates, async ({ db }) => ok(await listExchangeRates(db)));
  },
  jobs: (deps) => [correctVatHandler(portsOf(deps))],
});
