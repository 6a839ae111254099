import fc from 'fast-check';
import type { TaxTreatment } from '../../../orders/decide-tax.ts';
import { addAccountingAmounts, findAccountingCurrency } from '../../accounting-amounts.ts';
import { buildDocument, type Heading } from '../../build-document.ts';
import type { InvoiceDocument } from '../../invoice-document.ts';
import { type OrderedThing, placeOrder } from '../orders.fixture.ts';

export const treatments = {
  S: { category: 'S', rate: 1900, country: 'DE', reason: null },
  reduced: { category: 'S', rate: 700, country: 'DE', reason: null },
  finnish: { category: 'S', rate: 2550, country: 'FI', reason: null },
  polish: { category: 'S', rate: 2300, country: 'PL', reason: null },
  british: { category: 'S', rate: 2000, country: 'GB', reason: null },
  Z: { category: 'Z', rate: 0, country: 'GB', reason: 'Zero rate of GB' },
  E: { category: 'E', rate: 0, country: 'DE', reason: 'Exempt, Art. 132 Directive 2006/112/EC' },
  AE: {
    category: 'AE',
    rate: 0,
    country: 'DE',
    reason: 'Reverse charge, Art. 44 and 196 Directive 2006/112/EC',
  },
  K: {
    category: 'K',
    rate: 0,
    country: 'DE',
    reason: 'Intra-Community supply, Art. 138 Directive 2006/112/EC',
  },
  G: {
    category: 'G',
    rate: 0,
    country: 'US',
    reason: 'Export outside the EU, Art. 146 Directive 2006/112/EC',
  },
  O: {
    category: 'O',
    rate: 0,
    country: 'US',
    reason: 'Service outside the scope of VAT, Art. 44 and 59 Directive 2006/112/EC',
    reasonCode: 'outside_scope',
  },
} as const satisfies Readonly<Record<string, TaxTreatment>>;

export const heading = (kind: InvoiceDocument['kind']): Heading => ({
  kind,
  number: 'FV-2026-000001',
  issueDate: '2026-11-29',
  refersTo: kind === 'correction' ? { number: 'FV-2026-000000', issueDate: '2026-11-27' } : null,
  note: kind === 'normal' ? 'paid' : null,
});

/** What can stand in one order: goods of one treatment, services of theirs. */
const supplies = fc.constantFrom<readonly [TaxTreatment, TaxTreatment]>(
  [treatments.S, treatments.S],
  [treatments.S, treatments.reduced],
  [treatments.finnish, treatments.S],
  [treatments.polish, treatments.polish],
  [treatments.S, treatments.polish],
  [treatments.british, treatments.british],
  [treatments.Z, treatments.british],
  [treatments.E, treatments.E],
  [treatments.K, treatments.AE],
  [treatments.G, treatments.O],
  [treatments.O, treatments.O],
);

const things = supplies.chain(([goods, service]) =>
  fc
    .array(
      fc.record({
        name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((name) => `x${name}`),
        quantity: fc.integer({ min: 1, max: 50_000 }),
        unit: fc.bigInt({ min: 1n, max: 2_000_000n }),
        express: fc.bigInt({ min: 0n, max: 90_000n }),
        service: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8 },
    )
    .map((list): readonly OrderedThing[] =>
      list.map(({ service: isService, express, ...one }, index) => {
        const service_ = isService && index > 0;
        return {
          ...one,
          service: service_,
          tax: service_ ? service : goods,
          express: service_ ? 0n : express,
        };
      }),
    ),
);

/** Documents of orders that the shop could take. */
export const documents = fc
  .record({
    things,
    currency: fc.constantFrom('EUR' as const, 'PLN' as const, 'GBP' as const, 'USD' as const),
    basis: fc.constantFrom('net' as const, 'gross' as const),
    shipping: fc.bigInt({ min: 0n, max: 50_000n }),
    discount: fc.bigInt({ min: 0n, max: 5_000_000n }),
    hasDiscount: fc.boolean(),
    method: fc.constantFrom('card', 'check', 'p24'),
    kind: fc.constantFrom<InvoiceDocument['kind']>('normal', 'proforma', 'correction'),
    purchaseOrder: fc.option(fc.constant('PO-1'), { nil: undefined }),
    owed: fc.boolean(),
    electronic: fc.constantFrom(null, '9930:DE136695976', '0204:04011000-1234512345-06'),
    rate: fc.constantFrom('4.6608', '0.4127', '5.864301'),
  })
  .map(({ kind, owed, purchaseOrder, hasDiscount, discount, electronic, rate, ...plan }) => {
    const dues = owed ? [{ dueOn: '2026-12-29', amount: 1n }] : [];
    const document = buildDocument(
      placeOrder({
        ...plan,
        discount: hasDiscount ? discount : 0n,
        ...(purchaseOrder ? { purchaseOrder } : {}),
        buyer: { electronic_address: electronic },
        vatVerified: true,
        dues,
      }),
      heading(kind),
    );
    const wanted = findAccountingCurrency(document);
    return wanted === null
      ? document
      : addAccountingAmounts(
          document,
          wanted === 'PLN'
            ? { currency: wanted, rate, table: '039/A/NBP/2022', day: '2022-02-25' }
            : { currency: wanted, rate, from: '2026-11-01', until: '2026-11-30' },
        );
  });
