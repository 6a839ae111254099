import { divideHalfUp } from '@shop/money';
import { company, type Day, isWorkingDay } from '@shop/regions';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import { type ExchangeRate, findExchangeRate } from '../exchange-rates/exchange-rates.repo.ts';
import type { InvoiceDocument, InvoiceTax } from './invoice-document.ts';
import { toDecimal, toMinor } from './profiles/positions.ts';

/** The currency in which the seller accounts for VAT. */
export const accountingCurrency = 'PLN';

/**
 * Whether a row is VAT of the seller's own country. One without a country is of several that have the
 * rate; goods abroad stand beside services of the seller, so it holds some.
 */
const isOwnVat = ({ category, country = company.country, amount }: InvoiceTax): boolean =>
  category === 'S' && country === company.country && toMinor(amount) !== 0n;

/**
 * Whether a document owes its VAT in zlotys, too: Directive 2006/112/EC, article 230; Polish act on VAT,
 * article 106e (11). A proforma is no invoice; VAT of other member states (union scheme) is not Polish.
 */
export const needsAccountingAmounts = ({ kind, currency, taxes }: InvoiceDocument): boolean =>
  kind !== 'proforma' && currency !== accountingCurrency && taxes.some(isOwnVat);

/**
 * The day whose mid rate counts: the last working day before the tax point, or before the date of issue
 * if that is earlier (act on VAT, article 31a (1) and (2)).
 *
 * @example findRateDay({ taxPointDate: '2026-11-30', issueDate: '2026-11-30' }) // '2026-11-27', a Friday
 */
export function findRateDay({
  taxPointDate,
  issueDate,
}: Pick<InvoiceDocument, 'taxPointDate' | 'issueDate'>): Day {
  const basis = taxPointDate !== undefined && taxPointDate < issueDate ? taxPointDate : issueDate;
  let day = dayBefore(basis);
  while (!isWorkingDay(company.country, day)) day = dayBefore(day);
  return day;
}

const dayBefore = (day: Day): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** An amount at a rate of up to six decimals, rounded half up once. @example convert('23.00', '4.6608') // '107.20' */
export function convert(decimal: string, rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.');
  return toDecimal(divideHalfUp(toMinor(decimal) * BigInt(whole + fraction), 10n ** BigInt(fraction.length)));
}

/** The document with its VAT in zlotys at a rate: each row, and their sum (BT-111). */
export function addAccountingAmounts(
  document: InvoiceDocument,
  { rate, table, day }: ExchangeRate,
): InvoiceDocument {
  const taxes = document.taxes.map((row) => ({ ...row, accountingAmount: convert(row.amount, rate) }));
  const tax = taxes.reduce((sum, { accountingAmount }) => sum + toMinor(accountingAmount), 0n);
  return {
    ...document,
    taxes,
    accounting: { currency: accountingCurrency, rate, table, day, tax: toDecimal(tax) },
  };
}

/**
 * Completes a document that owes VAT in zlotys. A credit note has the rate of the invoice that it lowers
 * (article 31b (1)). Where no rate is stored the document stays without: a rate is never invented, and
 * `profile_not_possible` names what is missing.
 */
export async function completeAccounting(tx: Queryable, document: InvoiceDocument): Promise<InvoiceDocument> {
  if (!needsAccountingAmounts(document)) return document;
  const [corrected] =
    document.kind === 'correction' && document.refersTo
      ? await tx.query<Pick<InvoiceDocument, 'accounting' | 'taxPointDate' | 'issueDate'>>(sql`
          select document -> 'accounting' as accounting, document ->> 'taxPointDate' as "taxPointDate",
            document ->> 'issueDate' as "issueDate" from invoices where number = ${document.refersTo.number}`)
      : [];
  const rate =
    corrected?.accounting ??
    (await findExchangeRate(tx, document.currency, findRateDay(corrected ?? document)));
  return rate === null ? document : addAccountingAmounts(document, rate);
}
