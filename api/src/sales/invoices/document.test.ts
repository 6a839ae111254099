import type { AddressAttributes } from '@shop/contracts';
import { fromDecimal, money, toDecimal } from '@shop/money';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import type { TaxTreatment } from '../orders/decide-tax.ts';
import { computeTotals } from '../orders/totals.ts';
import { buildDocument } from './build-document.ts';
import { renderCii } from './cii.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import type { InvoicedOrder } from './invoiced-order.ts';
import { renderUbl } from './ubl.ts';

const buyer: AddressAttributes = {
  firstname: 'Greta',
  lastname: 'Berg',
  company: 'Berg & Söhne <GmbH>',
  vat_id: 'DE136695976',
  address1: 'Hauptstraße 1',
  address2: null,
  city: 'Berlin',
  zipcode: '10115',
  country_iso: 'DE',
  state_name: null,
  phone: '1',
};
const treatments: readonly TaxTreatment[] = [
  { category: 'S', rate: 2300, country: 'PL', reason: null },
  { category: 'S', rate: 1900, country: 'DE', reason: null },
  { category: 'S', rate: 2550, country: 'FI', reason: null },
  { category: 'K', rate: 0, country: 'DE', reason: 'Intra-Community supply' },
  { category: 'G', rate: 0, country: 'US', reason: 'Export' },
];

/** A placed order with these lines, totalled by the shop's own code. */
function orderOf(
  nets: readonly number[],
  shipping: number,
  treatment: TaxTreatment,
  basis: 'net' | 'gross',
  name = 'Mailer box',
): InvoicedOrder & { readonly total: string } {
  const totals = computeTotals({
    currency: 'EUR',
    basis,
    lines: nets.map((net) => ({ amount: money(net, 'EUR'), treatment })),
    shipping: money(shipping, 'EUR'),
    shippingTreatment: treatment,
    discount: money(0n, 'EUR'),
  });
  const snapshot = {
    ship_total: toDecimal(totals.shipTotal),
    taxes: totals.taxes.map((row) => ({
      category: row.category,
      rate: (row.rate / 100).toFixed(2),
      country_iso: row.country,
      base: toDecimal(row.base),
      amount: toDecimal(row.amount),
      reason: row.reason,
    })),
    bill_address: buyer,
    ship_address: buyer,
    payment_method: 'check',
    estimated_delivery: null,
    vat_check: null,
  };
  return {
    number: 'R123456789',
    region: 'eu',
    currency: 'EUR',
    email: 'greta@example.com',
    locale: 'en-US',
    snapshot: snapshot as unknown as InvoicedOrder['snapshot'],
    lines: totals.lines.map(({ net }, index) => ({
      quantity: 30 + index,
      net: net.amount,
      name,
      sku: `box-${index}`,
      tax: treatment,
    })),
    total: toDecimal(totals.total),
  };
}

const heading = (kind: InvoiceDocument['kind']) => ({
  kind,
  number: 'FV-2026-000001',
  issueDate: '2026-11-28',
  refersTo: kind === 'correction' ? { number: 'FV-2026-000000', issueDate: '2026-11-27' } : null,
  note: null,
});
const cents = (decimal: string): bigint => fromDecimal(decimal, 'EUR')?.amount ?? -1n;
const total = (decimals: readonly string[]): bigint => decimals.reduce((sum, one) => sum + cents(one), 0n);

/**
 * Parses XML with an independent strict parser: [path, text, attributes] of every element with
 * text.
 */
function read(xml: string): (readonly [path: string, text: string])[] {
  const found: (readonly [string, string])[] = [];
  const path: string[] = [];
  let text = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local }) => {
    path.push(local);
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', () => {
    if (text.trim() !== '') found.push([path.join('/'), text]);
    text = '';
    path.pop();
  });
  parser.write(xml).close();
  return found;
}
const all = (rows: ReturnType<typeof read>, end: string): string[] =>
  rows.filter(([path]) => path.endsWith(end)).map(([, text]) => text);

const orders = fc.record({
  nets: fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 1, maxLength: 6 }),
  shipping: fc.integer({ min: 0, max: 90_000 }),
  treatment: fc.constantFrom(...treatments),
  basis: fc.constantFrom<'net' | 'gross'>('net', 'gross'),
  kind: fc.constantFrom<InvoiceDocument['kind']>('normal', 'proforma', 'correction'),
});

it('keeps the calculation rules of EN 16931 in the model and in both syntaxes, whatever is ordered', () => {
  fc.assert(
    fc.property(orders, ({ nets, shipping, treatment, basis, kind }) => {
      const order = orderOf(nets, shipping, treatment, basis);
      const document = buildDocument(order, heading(kind));
      const { totals } = document;
      expect(totals.gross).toBe(order.total);
      for (const [syntax, xml] of [
        ['ubl', renderUbl(document)],
        ['cii', renderCii(document)],
      ] as const) {
        const rows = read(xml);
        const one = (ubl: string, cii: string): bigint =>
          cents(
            all(rows, syntax === 'ubl' ? `LegalMonetaryTotal/${ubl}` : `HeaderMonetarySummation/${cii}`)[0] ??
              '0.00',
          );
        const lines = all(
          rows,
          syntax === 'ubl' ? 'Line/LineExtensionAmount' : 'LineMonetarySummation/LineTotalAmount',
        );
        const sumOfLines = one('LineExtensionAmount', 'LineTotalAmount');
        const net = one('TaxExclusiveAmount', 'TaxBasisTotalAmount');
        const gross = one('TaxInclusiveAmount', 'GrandTotalAmount');
        const tax =
          syntax === 'ubl' ? cents(all(rows, '/TaxTotal/TaxAmount')[0] ?? '') : one('', 'TaxTotalAmount');
        const charges = one('ChargeTotalAmount', 'ChargeTotalAmount');
        const charge = all(
          rows,
          syntax === 'ubl' ? 'AllowanceCharge/Amount' : 'AllowanceCharge/ActualAmount',
        );
        const bases = all(
          rows,
          syntax === 'ubl' ? 'TaxSubtotal/TaxableAmount' : 'ApplicableTradeTax/BasisAmount',
        );
        const taxes = all(
          rows,
          syntax === 'ubl' ? 'TaxSubtotal/TaxAmount' : 'ApplicableTradeTax/CalculatedAmount',
        );
        expect(total(lines)).toBe(sumOfLines); // BR-CO-10
        expect(total(charge)).toBe(charges); // BR-CO-12
        expect(net).toBe(sumOfLines + charges); // BR-CO-13
        expect(total(taxes)).toBe(tax); // BR-CO-14
        expect(gross).toBe(net + tax); // BR-CO-15
        expect(one('PayableAmount', 'DuePayableAmount')).toBe(
          gross - one('PrepaidAmount', 'TotalPrepaidAmount'),
        ); // BR-CO-16
        expect(total(bases)).toBe(net); // BR-S-08 and the equivalent rules of the other categories
        bases.forEach((base, index) => {
          const exact = (Number(cents(base)) * treatment.rate) / 10_000;
          // BR-CO-17; on the gross basis the displayed amounts decide, and the published rules
          // allow one unit.
          const off = Math.abs(Number(cents(taxes[index] ?? '')) - exact);
          expect(off).toBeLessThanOrEqual(basis === 'net' ? 0.5 : 1);
        });
        const codes = all(rows, syntax === 'ubl' ? 'TaxExemptionReasonCode' : 'ExemptionReasonCode');
        const wanted = { K: 'VATEX-EU-IC', G: 'VATEX-EU-G' } as const;
        expect(codes).toEqual(
          treatment.category === 'K' || treatment.category === 'G' ? [wanted[treatment.category]] : [],
        );
      }
    }),
    { numRuns: 300 },
  );
});

it('stays well-formed whatever a name holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
      const order = orderOf(
        [1000],
        500,
        treatments[0] ?? { category: 'S', rate: 0, country: 'PL', reason: null },
        'net',
        `x${name}`,
      );
      const document = buildDocument(order, heading('normal'));
      expect(() => [read(renderUbl(document)), read(renderCii(document))]).not.toThrow();
    }),
  );
});

it('names buyer, tax numbers, dates and what is corrected', () => {
  const order = orderOf(
    [12_345],
    0,
    treatments[1] ?? { category: 'S', rate: 0, country: 'PL', reason: null },
    'net',
  );
  const document = buildDocument(order, heading('correction'));
  const ubl = renderUbl(document);
  expect(ubl).toMatch(/<CreditNote .*<cbc:CreditNoteTypeCode>381</s);
  expect(ubl).toContain('<cbc:RegistrationName>Berg &amp; Söhne &lt;GmbH&gt;</cbc:RegistrationName>');
  expect(all(read(ubl), 'InvoiceDocumentReference/ID')).toEqual(['FV-2026-000000']);
  expect(all(read(ubl), 'SupplierParty/Party/PartyTaxScheme/CompanyID')).toEqual(['PL1234563218']);
  expect(all(read(renderCii(document)), 'ExchangedDocument/IssueDateTime/DateTimeString')).toEqual([
    '20261128',
  ]);
});
