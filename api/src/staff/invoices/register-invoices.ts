import * as contracts from '@shop/contracts';
import { type ApiDeps, cutPage, fail, isFailure, ok, type Route, readCursor } from '../../platform/index.ts';
import {
  computeVatReport,
  findInvoice,
  type InvoiceDocument,
  listJournal,
  presentInvoice,
  treatmentOf,
} from '../../sales/index.ts';
import { readPosition } from '../orders/list-orders.ts';
import { findListed, listInvoices, presentListed } from './list-invoices.ts';

const presentExchange = (
  stated: NonNullable<InvoiceDocument['accounting']>,
): contracts.StaffInvoice['exchange'] =>
  stated.currency === 'PLN'
    ? { currency: 'PLN', rate: stated.rate, table: stated.table, day: stated.day }
    : { currency: 'GBP', rate: stated.rate, table: null, day: stated.from };

/** Registers the documents of the desk. */
export const registerStaffInvoices = (route: Route, deps: ApiDeps): void => {
  route.staff(contracts.listStaffInvoices, async ({ db, query, held }) => {
    const { per_page: limit = 50, cursor, ...filter } = query;
    const after = readPosition(cursor);
    if (isFailure(after)) return after;
    const { invoices, next } = await listInvoices(
      db,
      { ...filter, regions: held.regions },
      { limit, after },
      deps,
    );
    return ok({ invoices, next_cursor: next });
  });
  route.staff(contracts.getVatReport, async ({ db, query, held }) =>
    ok(await computeVatReport(db, { ...query, regions: held.regions })),
  );
  route.staff(contracts.listJournal, async ({ db, query, held }) => {
    const { per_page: limit = 500, cursor, ...filter } = query;
    const after = readCursor({ cursor });
    if (isFailure(after)) return after;
    const found = await listJournal(db, { ...filter, regions: held.regions }, { limit: limit + 1, after });
    const { rows, next } = cutPage(found, limit, ({ id }) => id);
    return ok({ entries: rows.flatMap(({ entries }) => entries), next_cursor: next });
  });
  route.staff(contracts.getStaffInvoice, async ({ db, params, held }) => {
    const listed = await findListed(db, params.number, held.regions);
    const found = listed && (await findInvoice(db, params.number));
    if (!found) return fail('not_found');
    const { document } = found;
    const { ubl_url, cii_url, formats } = presentInvoice(found, deps);
    // As in the list, a credit note is below zero.
    const signed = (amount: string) =>
      document.kind === 'correction' && !/^0+\.0+$/.test(amount) ? `-${amount}` : amount;
    return ok({
      ...presentListed(listed, deps),
      ubl_url,
      cii_url,
      formats,
      taxes: document.taxes.map(({ category, rate, country = null, base, amount, accountingAmount }) => ({
        treatment: treatmentOf({ category, country }),
        country,
        rate,
        net: signed(base),
        tax: signed(amount),
        stated: accountingAmount === undefined ? null : signed(accountingAmount),
      })),
      exchange: document.accounting ? presentExchange(document.accounting) : null,
    });
  });
};
