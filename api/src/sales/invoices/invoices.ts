import * as contracts from '@shop/contracts';
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
  toLimitOffset,
} from '../../platform/index.ts';
import { importExchangeRates } from '../exchange-rates/import-exchange-rates.ts';
import { listExchangeRates } from '../exchange-rates/list-exchange-rates.ts';
import { previewExchangeRates } from '../exchange-rates/preview-exchange-rates.ts';
import type { OrderPorts } from '../orders/ports.ts';
import { correctVatHandler } from './correct-vat.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { findInvoice, listInvoices } from './invoices.repo.ts';
import { invoiceFilePath, presentInvoice } from './present-invoice.ts';
import { renderInvoice } from './render-invoice.ts';

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
        invoices: rows.map((row) => presentInvoice(row, deps)),
        ...pagingMembers(query, rows.length, total),
        ...(next === null ? {} : { next_cursor: next }),
      });
    });
    route(contracts.getInvoice, async ({ db, user, params }) => {
      const row = await findInvoice(db, params.number);
      return row?.user_id === user.id ? ok(presentInvoice(row, deps)) : fail('not_found');
    });
    route.open(contracts.getInvoicePdf, async ({ db, user, params, query }) => {
      const row = await findInvoice(db, params.number);
      const path = invoiceFilePath(params.number, 'pdf');
      if (!row || !(row.user_id === user?.id || checkSignature(settings.sessionSecret, path, query, clock())))
        return fail('not_found');
      return ok(
        file(`${row.number}.pdf`, 'application/pdf', await invoicePdf(row.document, row.issued_at), true),
      );
    });
    route.open(contracts.getInvoiceXml, async ({ db, user, params, query }) => {
      const row = await findInvoice(db, params.number);
      const path = invoiceFilePath(params.number, 'xml');
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
    route.staff(
      contracts.previewExchangeRates,
      ({ db, stream }) => previewExchangeRates(db, stream),
      // A year of the NBP has some 100 KB.
      { perMinute: 60, bodyLimit: 1024 * 1024 },
    );
    route.staff(contracts.listExchangeRates, async ({ db }) => ok(await listExchangeRates(db)));
  },
  jobs: (deps) => [correctVatHandler(portsOf(deps))],
});
