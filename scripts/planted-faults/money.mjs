// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest } from './test-of.mjs';

const totalsTest = 'api/src/sales/orders/totals.test.ts';
const moneyTest = 'shared/money/src/money.test.ts';

export const money = [
  {
    rule: 'money rounds half up',
    why: 'Others check invoices with commercial rounding; truncation loses a cent on every second line.',
    file: 'shared/money/src/money.ts',
    find: 'return sign * ((2n * magnitude + divisor) / (2n * divisor));',
    replace: 'return sign * (magnitude / divisor);',
    test: jest(moneyTest, 'half away from zero'),
  },
  {
    rule: 'a line is rounded once',
    why: 'Rounding the unit price first makes 3 x 0.3333 cost 0.99 instead of 1.00.',
    file: 'shared/money/src/money.ts',
    find: 'divideHalfUp(BigInt(quantity) * unit.tenThousandths, 100n)',
    replace: 'BigInt(quantity) * divideHalfUp(unit.tenThousandths, 100n)',
    test: jest(moneyTest, 'rounds a line once'),
  },
  {
    rule: 'a cart write stores every price that changed',
    why: 'A line whose VAT alone changed would keep the old one, and the lines would no longer add up to the total.',
    file: 'api/src/sales/orders/lines.repo.ts',
    find: "  'tax',\n",
    replace: '',
    test: jest('api/src/sales/orders/lines.repo.test.ts', 'tells every price that changed'),
  },
  {
    rule: 'apportioned amounts add up',
    why: 'Without the remainder of the division the shown amounts would differ from the charge.',
    file: 'shared/money/src/apportion.ts',
    find: 'if (left === 0n) break;',
    replace: 'if (left <= 1n) break;',
    test: jest(moneyTest, 'adds up exactly'),
  },
  {
    rule: 'equal remainders are served in list order',
    why: 'Two computations of one invoice must give a spare cent to the same line.',
    file: 'shared/money/src/apportion.ts',
    find: 'a.remainder === b.remainder ? a.index - b.index',
    replace: 'a.remainder === b.remainder ? b.index - a.index',
    test: jest(moneyTest, 'serves equal remainders in list order'),
  },
  {
    rule: 'VAT once per group',
    why: 'EN 16931 BR-CO-17: tax is computed on the sum per rate, not line by line.',
    file: 'api/src/sales/orders/totals.ts',
    find: 'const key = `${treatment.category} ${treatment.rate} ${treatment.country}`;',
    replace: 'const key = `${treatment.category} ${treatment.rate} ${treatment.country} ${index}`;',
    test: jest(totalsTest, 'three lines of 0.33 at 23 %'),
  },
  {
    rule: 'gross regions divide by 1 + rate',
    why: 'Where prices are shown with VAT the buyer pays the shown amount; VAT is contained in it, not a share of the gross.',
    file: 'api/src/sales/orders/totals.ts',
    find: 'const net = grossToNet(whole, rate);',
    replace: 'const net = subtract(whole, shareOf(whole, rate));',
    test: jest(totalsTest, '123.00 shown in Poland is 100.00 and 23.00'),
  },
  {
    rule: 'no discount makes a line negative',
    why: 'A voucher above the value of the goods reduces them to 0 and pays nothing out.',
    file: 'api/src/sales/orders/totals.ts',
    find: 'const discount = compare(input.discount, worth) > 0 ? worth : input.discount;',
    replace: 'const discount = input.discount;',
    test: jest(totalsTest, 'never makes anything negative'),
  },
  {
    rule: 'reverse charge only for a verified number',
    why: 'Without a verified number the shop itself would owe the tax.',
    file: 'api/src/sales/orders/decide-tax.ts',
    find: "buyer.business && buyer.verdict === 'verified' &&",
    replace: "buyer.business && buyer.verdict !== 'invalid' &&",
    test: jest('api/src/sales/orders/decide-tax.test.ts', 'reverses the charge only'),
  },
  {
    rule: 'a VAT rate applies from its first day',
    why: 'Romania charges 21 % on 1 August 2025 and not from the second.',
    file: 'regions/src/vat.ts',
    find: 'rate.validFrom > day) continue;',
    replace: 'rate.validFrom >= day) continue;',
    test: jest('regions/src/vat.test.ts', 'vatRateOn'),
  },
];
