import { divideHalfUp } from '@shop/money';
import { company, type Day, isWorkingDay } from '@shop/regions';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/index.ts';
import {
  type ExchangeRate,
  findExchangeRate,
  findSterlingRate,
  type SterlingRate,
} from '../exchange-rates/exchange-rates.repo.ts';
import type { AccountingTax, InvoiceDocument, InvoiceTax } from './invoice-document.ts';
import { toDecimal, toMinor } from './profiles/positions.ts';

/** Whether a row holds VAT of a country. One stored without any holds the seller's own. */
const isVatOf =
  (place: string) =>
  ({ category, country = company.country, countries = [country], amount }: InvoiceTax): boolean =>
    category === 'S' && countries.includes(place) && toMinor(amount) !== 0n;

/**
 * The currency in which a document owes its VAT, beside its own; null where it owes none.
 *
 * - Polish VAT in zlotys: Directive 2006/112/EC, article 230; Polish act on VAT, article 106e (11).
 * - British VAT in sterling: VAT Regulations 1995 (SI 1995/2518), regulation 14(1)(l).
 *
 * A proforma is no invoice. VAT of the union scheme, that of Northern Ireland (`XI`) included, follows the
 * invoicing rules of Poland, where the seller is identified (article 219a), and is not Polish VAT. No place
 * takes Polish and British VAT at once.
 */
export function findAccountingCurrency({
  kind,
  currency,
  taxes,
}: InvoiceDocument): AccountingTax['currency'] | null {
  if (kind === 'proforma') return null;
  if (currency !== 'PLN' && taxes.some(isVatOf(company.country))) return 'PLN';
  return currency !== 'GBP' && taxes.some(isVatOf('GB')) ? 'GBP' : null;
}

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
  return workingDayBefore(taxPointDate !== undefined && taxPointDate < issueDate ? taxPointDate : issueDate);
}

/** The last working day of the seller before a day. @example workingDayBefore('2026-11-30') // '2026-11-27' */
export function workingDayBefore(before: Day): Day {
  let day = dayBefore(before);
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

/**
 * An amount in sterling at a rate of units for one pound, as HMRC publishes it; rounded half up once.
 * @example convertToSterling('23.00', '1.1681') // '19.69'
 */
export function convertToSterling(decimal: string, rate: string): string {
  const [whole = '0', fraction = ''] = rate.split('.');
  return toDecimal(divideHalfUp(toMinor(decimal) * 10n ** BigInt(fraction.length), BigInt(whole + fraction)));
}

type OtherRate =
  | ({ readonly currency: 'PLN' } & ExchangeRate)
  | ({ readonly currency: 'GBP' } & SterlingRate);

/** The document with its VAT in another currency at a rate: each row, and their sum (BT-111). */
export function addAccountingAmounts(document: InvoiceDocument, applied: OtherRate): InvoiceDocument {
  const change = applied.currency === 'GBP' ? convertToSterling : convert;
  const taxes = document.taxes.map((row) => ({
    ...row,
    accountingAmount: change(row.amount, applied.rate),
  }));
  const tax = taxes.reduce((sum, { accountingAmount }) => sum + toMinor(accountingAmount), 0n);
  return { ...document, taxes, accounting: { ...applied, tax: toDecimal(tax) } };
}

/**
 * The rate of a document's own days. For sterling that is HMRC's rate of the period in which the tax point
 * lies: VAT Act 1994, schedule 6, paragraph 11, and "Valuation" among HMRC's rules with the force of law,
 * section 1 (b), formerly VAT Notice 700, section 7.7.
 */
async function findRate(
  tx: Queryable,
  owed: AccountingTax['currency'],
  currency: string,
  days: Pick<InvoiceDocument, 'taxPointDate' | 'issueDate'>,
): Promise<OtherRate | null> {
  if (owed === 'PLN') {
    const mid = await findExchangeRate(tx, currency, findRateDay(days));
    return mid && { currency: owed, ...mid };
  }
  const period = await findSterlingRate(tx, currency, days.taxPointDate ?? days.issueDate);
  return period && { currency: owed, ...period };
}

/**
 * Completes a document that owes VAT in zlotys or sterling. A credit note has the rate of the invoice that
 * it lowers (act on VAT, article 31b (1); in sterling, the same supply). Where no rate is stored the
 * document stays without: a rate is never invented, and the list of the staff names the document.
 */
export async function completeAccounting(tx: Queryable, document: InvoiceDocument): Promise<InvoiceDocument> {
  const owed = findAccountingCurrency(document);
  if (owed === null) return document;
  const [corrected] =
    document.kind === 'correction' && document.refersTo
      ? await tx.query<Pick<InvoiceDocument, 'accounting' | 'taxPointDate' | 'issueDate'>>(sql`
          select document -> 'accounting' as accounting, document ->> 'taxPointDate' as "taxPointDate",
            document ->> 'issueDate' as "issueDate" from invoices where number = ${document.refersTo.number}`)
      : [];
  const known = corrected?.accounting;
  const rate =
    known?.currency === owed ? known : await findRate(tx, owed, document.currency, corrected ?? document);
  return rate === null ? document : addAccountingAmounts(document, rate);
}
