import fc from 'fast-check';
import {
  addAccountingAmounts,
  convert,
  convertToSterling,
  findAccountingCurrency,
  findRateDay,
} from './accounting-amounts.ts';
import { buildDocument } from './build-document.ts';
import { documents } from './test/en16931/documents.fixture.ts';
import { goldenDocuments } from './test/golden-documents.fixture.ts';
import { type OrderPlan, placeOrder } from './test/orders.fixture.ts';

const rate = { currency: 'PLN', rate: '4.6608', table: '039/A/NBP/2022', day: '2022-02-25' } as const;
// HMRC for September 2026: 1.1681 euros for one pound.
const period = { currency: 'GBP', rate: '1.1681', from: '2026-09-01', until: '2026-09-30' } as const;
const cents = (decimal = ''): bigint => BigInt(decimal.replace('.', ''));

it.each([
  // Monday: the Friday before; Tuesday after All Saints' Day on a Monday (2027): the Friday before.
  ['2026-11-30', '2026-11-27'],
  ['2027-11-02', '2027-10-29'],
  // Corpus Christi 2026 is Thursday, 4 June.
  ['2026-06-05', '2026-06-03'],
  ['2027-01-04', '2026-12-31'],
  ['2027-01-07', '2027-01-05'],
])('takes the last working day before %s: %s', (taxPointDate, day) => {
  expect(findRateDay({ taxPointDate, issueDate: '2027-12-31' })).toBe(day);
});

it('takes the day before the invoice where that is earlier than the tax point', () => {
  expect(findRateDay({ taxPointDate: '2026-12-10', issueDate: '2026-12-02' })).toBe('2026-12-01');
  expect(findRateDay({ issueDate: '2026-12-02' })).toBe('2026-12-01');
});

it('converts each row once, half up, and adds the rows up', () => {
  // By hand: 28.39 x 4.6608 = 132.320112; 0.5 x 4.3333 = 2.16665.
  expect([convert('28.39', '4.6608'), convert('0.50', '4.3333'), convert('100.00', '4')]).toEqual([
    '132.32',
    '2.17',
    '400.00',
  ]);
  fc.assert(
    fc.property(documents, (document) => {
      const { taxes, accounting } = addAccountingAmounts(document, rate);
      const rows = taxes.map(({ accountingAmount }) => cents(accountingAmount));
      expect(cents(accounting?.tax)).toBe(rows.reduce((sum, row) => sum + row, 0n));
      for (const { amount, accountingAmount } of taxes) {
        const off = cents(accountingAmount) * 10_000n - cents(amount) * 46_608n;
        expect(off >= -5_000n && off <= 5_000n).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

it('divides by a rate of HMRC, rounds each row once, half up, and adds the rows up', () => {
  // By hand: 23.00 / 1.1681 = 19.6901; 0.01 / 2 = 0.005; 1.00 / 8 = 0.125; -23.00 as much below nothing.
  expect([
    convertToSterling('23.00', '1.1681'),
    convertToSterling('0.01', '2'),
    convertToSterling('1.00', '8'),
    convertToSterling('-23.00', '1.1681'),
  ]).toEqual(['19.69', '0.01', '0.13', '-19.69']);
  fc.assert(
    fc.property(documents, (document) => {
      const { taxes, accounting } = addAccountingAmounts(document, period);
      const rows = taxes.map(({ accountingAmount }) => cents(accountingAmount));
      expect(cents(accounting?.tax)).toBe(rows.reduce((sum, row) => sum + row, 0n));
      for (const { amount, accountingAmount } of taxes) {
        const off = cents(accountingAmount) * 11_681n - cents(amount) * 10_000n;
        expect(off * 2n >= -11_681n && off * 2n <= 11_681n).toBe(true);
      }
    }),
    { numRuns: 20 },
  );
});

it('asks for zlotys or sterling where Polish or British VAT is charged in another currency, and nowhere else', () => {
  const needs = Object.entries(goldenDocuments).flatMap(([name, document]) => {
    const owed = findAccountingCurrency(document);
    return owed === null ? [] : [[name, owed]];
  });
  expect(needs).toEqual([
    ['vat-in-zlotys', 'PLN'],
    ['vat-in-sterling', 'GBP'],
    ['vat-in-sterling-credited', 'GBP'],
    ['mixed-rates', 'PLN'],
  ]);
});

it('asks for sterling where a service adds British VAT to goods for Northern Ireland at the same rate', () => {
  const taxed = (country: string) => ({ category: 'S' as const, rate: 2000, country, reason: null });
  const box = { name: 'Box', quantity: 10, unit: 12_345n };
  const build = (things: OrderPlan['things']) =>
    buildDocument(placeOrder({ things }), {
      kind: 'normal',
      number: 'FV-2026-000042',
      issueDate: '2026-11-30',
      refersTo: null,
      note: 'paid',
    });
  const goods = { ...box, tax: taxed('XI') };
  expect(findAccountingCurrency(build([goods]))).toBeNull();
  const both = build([goods, { ...box, tax: taxed('GB'), service: true }]);
  expect(both.taxes).toMatchObject([{ rate: 2000, countries: ['XI', 'GB'] }]);
  expect(findAccountingCurrency(both)).toBe('GBP');
});
