import { jest } from './test-of.mjs';

const promiseTest = 'api/src/catalogue/delivery/delivery-promise.test.ts';
const expressTest = 'api/src/sales/orders/express.test.ts';

export const delivery = [
  {
    rule: 'holidays are skipped',
    why: 'A date that counts 11 November as a working day is a broken promise.',
    file: 'api/src/catalogue/delivery/calendar.ts',
    find: "(isWeekend(day) ? 'weekend' : kept(countryIso, day))",
    replace: "(isWeekend(day) ? 'weekend' : kept('XX', day))",
    test: jest(promiseTest, 'rests on the plant’s holidays'),
  },
  {
    rule: 'the day closes at 14:00',
    why: 'Approved at 14:00 is tomorrow’s work.',
    file: 'api/src/catalogue/delivery/delivery-promise.ts',
    find: 'minutes >= approvalCutoff.hour * 60',
    replace: 'minutes > approvalCutoff.hour * 60',
    test: jest(promiseTest, 'closes the day at 14:00'),
  },
  {
    rule: 'whatever moves a date is told',
    why: 'A date that moves for no reason is what buyers complain of most.',
    file: 'api/src/catalogue/delivery/delivery-promise.ts',
    find: "reason('slower_product', days, { cause })",
    replace: "reason('slower_product', days - 1, { cause })",
    test: jest(promiseTest, 'every day is a standard working day or has a reason'),
  },
  {
    rule: 'a holiday on a weekend moves where the law moves it',
    why: 'On 27 December 2027 nobody in Britain takes a parcel.',
    file: 'regions/src/calendar/holidays.ts',
    find: "if (!isWeekend(date) || substitute === 'none') return 0;",
    replace: "if (!isWeekend(date) || substitute !== 'nearest') return 0;",
    test: jest('regions/src/calendar/holidays.independent.test.ts', 'GB'),
  },
  {
    rule: 'express is charged',
    why: 'The fast lane costs money; given away, it is full for those who pay.',
    file: 'api/src/sales/orders/price-lines.ts',
    find: 'return outcome?.ok ? outcome.net : zero(currency);',
    replace: 'return zero(currency);',
    test: jest(expressTest, 'is an amount of its own within the line'),
  },
  {
    rule: 'express is promised only where the plant can do it',
    why: 'Five thousand and one boxes do not fit the lane for five thousand.',
    file: 'api/src/sales/orders/refuse-lines.ts',
    find: 'return refuseExpress(writer, priced.cart, line, path) ?? refuseStock(priced, line, path);',
    replace: 'return refuseStock(priced, line, path);',
    test: jest(expressTest, 'at its field, and adds nothing'),
  },
  {
    rule: 'patterns repeat without a seam',
    why: 'A seam shows on every box it is printed on.',
    file: 'api/src/catalogue/products/tile.ts',
    find: 'const nearby = [-1, 0, 1] as const;',
    replace: 'const nearby = [0] as const;',
    test: jest('api/src/catalogue/products/products.test.ts', 'draws tiles that repeat without a seam'),
  },
];
