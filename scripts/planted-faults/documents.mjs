// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest } from './test-of.mjs';

const invoices = 'api/src/sales/invoices';
const golden = (name) => jest(`${invoices}/test/golden.test.ts`, name);
const standard = (name) => jest(`${invoices}/test/en16931/en16931.test.ts`, name);

/** Faults in invoices and their files. */
export const documents = [
  {
    rule: 'each letter of a document is set in a typeface that has it',
    why: 'A Greek or Bulgarian buyer would find empty boxes where the name of the company belongs.',
    file: `${invoices}/layout/document-faces.ts`,
    find: "export const families = ['Archivo', 'Noto Sans'] as const;",
    replace: "export const families = ['Archivo', 'Archivo' as 'Noto Sans'] as const;",
    test: golden('has a glyph for every letter'),
  },
  {
    rule: 'what no typeface has is a visible mark on a document',
    why: 'An empty box looks like a fault of the printer, and nobody asks for the right name.',
    file: `${invoices}/layout/document-faces.ts`,
    find: 'const cluster = found === undefined ? replacement : segment;',
    replace: 'const cluster = segment;',
    test: golden('draws a visible mark'),
  },
  {
    rule: 'a long word on a document is broken at its column',
    why: 'A street of 80 letters would run over the next column and off the page.',
    file: `${invoices}/layout/set-text.ts`,
    find: '(fits(word) ? word : breakWord(word, fits))',
    replace: '(word)',
    test: golden('breaks a word only where it does not fit'),
  },
  {
    rule: 'every page of lines has their head',
    why: 'On page three nobody knows which figure is the price and which the net.',
    file: `${invoices}/invoice-page.ts`,
    find: 'headerRows: 1,',
    replace: 'headerRows: 0,',
    test: golden('repeats the head of the lines'),
  },
  {
    rule: 'dates on a document are in its reader’s form',
    why: 'A date of figures alone is read as another day abroad.',
    file: `${invoices}/layout/format-values.ts`,
    find: "dateStyle: 'long'",
    replace: "dateStyle: 'short'",
    test: golden('writes dates and amounts'),
  },
  {
    rule: 'a paid document asks for no transfer',
    why: 'A buyer who has paid would pay again.',
    file: `${invoices}/payment-qr.ts`,
    find: 'return Number(totals.payable) > 0 ?',
    replace: 'return Number(totals.gross) > 0 ?',
    test: golden('codes only euros'),
  },
  {
    rule: 'only euros are paid by a SEPA code',
    why: 'A banking app would transfer zlotys as euros, or refuse the code.',
    file: `${invoices}/payment-qr.ts`,
    find: "if (currency !== 'EUR' || ",
    replace: 'if (',
    test: golden('codes only euros'),
  },
  {
    rule: 'unit prices on an invoice are before the discount',
    why: 'Article 226 (8) asks for the price without the discount where a line has one.',
    file: `${invoices}/line-prices.ts`,
    find: 'const before = money(net + discount.amount, currency);',
    replace: 'const before = money(net, currency);',
    test: standard('gives each line again'),
  },
  {
    rule: 'a line of an invoice names its discount',
    why: 'Quantity times price would not give the net, and no accountant would know why.',
    file: `${invoices}/ubl.ts`,
    find: "    lineAdjustment('discount', line.discount, currency),\n",
    replace: '',
    test: standard('gives each line again'),
  },
  {
    rule: 'a supply outside of VAT stands in a document alone or as exempt',
    why: 'EN 16931 refuses category O beside any other (BR-O-11 to 14).',
    file: `${invoices}/invoiced-taxes.ts`,
    find: '.size < 2) return { charges, taxes };',
    replace: '.size < 9) return { charges, taxes };',
    test: standard('holds every rule of EN 16931'),
  },
  {
    rule: 'a document outside of VAT names no VAT numbers',
    why: 'EN 16931 refuses them (BR-O-02).',
    file: `${invoices}/tax-codes.ts`,
    find: "taxes.length > 0 && taxes.every(({ category }) => category === 'O');",
    replace: 'taxes.length < 0;',
    test: standard('holds every rule of EN 16931'),
  },
  {
    rule: 'an order for nothing has its VAT on the invoice',
    why: 'A document without a VAT breakdown breaks BR-CO-18.',
    file: `${invoices}/invoiced-taxes.ts`,
    find: '  ...computedTaxes(charges, currency).filter(',
    replace: '  ...computedTaxes([], currency).filter(',
    test: standard('that costs nothing'),
  },
];
