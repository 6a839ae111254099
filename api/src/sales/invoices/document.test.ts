import fc from 'fast-check';
import { buildDocument } from './build-document.ts';
import { renderCii } from './cii.ts';
import { renderKsef } from './profiles/ksef.ts';
import { heading, treatments } from './test/en16931/documents.fixture.ts';
import { all, readXml, textAt } from './test/en16931/read-xml.ts';
import { type OrderPlan, placeOrder } from './test/orders.fixture.ts';
import { renderUbl } from './ubl.ts';

// That every sum and rule of EN 16931 holds in both syntaxes is in test/en16931.

const box = { name: 'Mailer box', quantity: 30, unit: 12_345n, tax: treatments.S };

it('has the total of its order, whatever is ordered', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 1n, max: 2_000_000n }), { minLength: 1, maxLength: 6 }),
      fc.bigInt({ min: 0n, max: 90_000n }),
      fc.constantFrom<NonNullable<OrderPlan['basis']>>('net', 'gross'),
      (units, shipping, basis) => {
        const order = placeOrder({ things: units.map((unit) => ({ ...box, unit })), shipping, basis });
        expect(buildDocument(order, heading('normal')).totals.gross).toBe(order.total);
      },
    ),
  );
});

it('stays well-formed whatever a name holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
      const document = buildDocument(
        placeOrder({ things: [{ ...box, name: `x${name}` }], shipping: 500n }),
        heading('normal'),
      );
      for (const xml of [renderUbl(document), renderCii(document), renderKsef(document, new Date(0))])
        expect(() => readXml(xml)).not.toThrow();
    }),
  );
});

it('names buyer, tax numbers, dates and what is corrected', () => {
  const document = buildDocument(
    placeOrder({ things: [box], buyer: { company: 'Berg & Söhne <GmbH>' } }),
    heading('correction'),
  );
  const ubl = renderUbl(document);
  expect(ubl).toMatch(/<CreditNote .*<cbc:CreditNoteTypeCode>381</s);
  expect(ubl).toContain('<cbc:RegistrationName>Berg &amp; Söhne &lt;GmbH&gt;</cbc:RegistrationName>');
  const root = readXml(ubl);
  expect(textAt(root, 'BillingReference/InvoiceDocumentReference/ID')).toBe('FV-2026-000000');
  expect(all(root, 'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID').map(({ text }) => text)).toEqual(
    ['PL1234563218'],
  );
  expect(textAt(readXml(renderCii(document)), 'ExchangedDocument/IssueDateTime/DateTimeString')).toBe(
    '20261129',
  );
});
