import fc from 'fast-check';
import { addAccountingAmounts, convert, findRateDay, needsAccountingAmounts } from './accounting-amounts.ts';
import { documents } from './test/en16931/documents.fixture.ts';
import { goldenDocuments } from './test/golden-documents.fixture.ts';

const rate = { rate: '4.6608', table: '039/A/NBP/2022', day: '2022-02-25' };
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

it('asks for zlotys where Polish VAT is charged in another currency, and nowhere else', () => {
  const needs = Object.entries(goldenDocuments).filter(([, document]) => needsAccountingAmounts(document));
  expect(needs.map(([name]) => name)).toEqual(['vat-in-zlotys', 'mixed-rates']);
});
