import { createFormat, type MailLanguage, resolveMailLanguage } from '../../platform/index.ts';
import type { TaxReason } from '../orders/decide-tax.ts';
import { salesWords } from '../words/index.ts';
import type { InvoiceDocument, InvoiceTax } from './invoice-document.ts';

const words = {
  E: 'exempt',
  Z: 'zeroRated',
  K: 'intraCommunity',
  G: 'exported',
  AE: 'reverseCharge',
  O: 'outOfScope',
} as const;

/** The articles of Directive 2006/112/EC; an exempt row (E) is a service outside the scope. */
const articles: Readonly<Partial<Record<InvoiceTax['category'], string>>> = {
  K: '138',
  G: '146',
  AE: '44, 196',
  O: '44, 59',
  E: '44, 59',
};

/**
 * Says why no VAT is charged, with its law or country, in a language; a row with VAT has its stored reason, as
 * a rule none. The stored reason of the others is English.
 *
 * @example explainExemption({ category: 'K', reason: 'Intra-Community supply, …' }, 'de-DE')
 */
export function explainExemption(
  { category, country, reason }: Pick<InvoiceTax, 'category' | 'country' | 'reason'>,
  language: MailLanguage,
): string | null {
  if (category === 'S') return reason;
  const own = salesWords[language].invoices;
  const text = own[words[category]];
  if (reason === null) return text;
  const law = articles[category];
  if (law !== undefined) return `${text} (${own.law.replace('{{articles}}', law)})`;
  return country === undefined ? text : `${text} (${createFormat(language, 'EUR').country(country)})`;
}

const categories = {
  export: 'G',
  intra_community: 'K',
  reverse_charge: 'AE',
  outside_scope: 'O',
  zero_rate: 'Z',
} as const satisfies Readonly<Record<TaxReason, InvoiceTax['category']>>;

/** Says the same of a decision that is not on an invoice yet: an offer's. */
export const explainTaxReason = (code: TaxReason, country: string, language: MailLanguage): string =>
  explainExemption({ category: categories[code], country, reason: code }, language) ?? code;

/** BT-120: the reason in the language of the document, where a row has one. */
export const exemptionReason = (
  { language }: Pick<InvoiceDocument, 'language'>,
  tax: InvoiceTax,
): string | null => (tax.reason === null ? null : explainExemption(tax, resolveMailLanguage(language)));
