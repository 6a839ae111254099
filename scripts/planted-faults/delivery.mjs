import { jest } from './test-of.mjs';

const promiseTest = 'api/src/catalogue/delivery/delivery-promise.test.ts';
const expressTest = 'api/src/sales/orders/express.test.ts';

export const delivery = [
  {
    rule: 'a promise steps over a closed day',
    why: 'A date would be promised while nobody works at the plant.',
    file: 'api/src/catalogue/delivery/calendar.ts',
    find: "(place && isClosed?.(place, day) ? 'closed' : undefined)",
    replace: 'undefined',
    test: jest('api/src/catalogue/delivery/closed-days.test.ts', 'steps over closed days'),
  },
  {
    rule: 'the plant is closed only by who may do so in all regions',
    why: 'Somebody of one market would move the dates of all others.',
    file: 'api/src/staff/calendar/register-calendar.ts',
    find: "(place !== 'plant' && held.includes(place))",
    replace: "(place === 'plant' || held.includes(place))",
    test: jest('api/src/staff/calendar/staff-calendar.test.ts', 'is changed only where'),
  },
  {
    rule: 'holidays are skipped',
    why: 'A date that counts 11 November as a working day would be a broken promise.',
    file: 'api/src/catalogue/delivery/calendar.ts',
    find: 'kept(countryIso, day)',
    replace: "kept('XX', day)",
    test: jest(promiseTest, 'rests on the plant’s holidays'),
  },
  {
    rule: 'the cut-off is 14:00',
    why: 'A design approved at 14:00 is produced the next day.',
    file: 'api/src/catalogue/delivery/delivery-promise.ts',
    find: 'minutes >= approvalCutoff.hour * 60',
    replace: 'minutes > approvalCutoff.hour * 60',
    test: jest(promiseTest, 'closes the day at 14:00'),
  },
  {
    rule: 'every reason that moves a date is named',
    why: 'Buyers complain most about dates that move without a reason.',
    file: 'api/src/catalogue/delivery/delivery-promise.ts',
    find: "reason('slower_product', days, { cause })",
    replace: "reason('slower_product', days - 1, { cause })",
    test: jest(promiseTest, 'every day is a standard working day or has a reason'),
  },
  {
    rule: 'a holiday on a weekend moves where the law moves it',
    why: 'On 27 December 2027 no parcel is delivered in Britain.',
    file: 'regions/src/calendar/holidays.ts',
    find: "if (!isWeekend(date) || substitute === 'none') return 0;",
    replace: "if (!isWeekend(date) || substitute !== 'nearest') return 0;",
    test: jest('regions/src/calendar/holidays.independent.test.ts', 'GB'),
  },
  {
    rule: 'express is charged',
    why: 'Express capacity costs money; free express would block it for paying customers.',
    file: 'api/src/sales/orders/price-lines.ts',
    find: 'return outcome?.ok ? outcome.net : zero(currency);',
    replace: 'return zero(currency);',
    test: jest(expressTest, 'is an amount of its own within the line'),
  },
  {
    rule: 'express is promised only within the plant’s limits',
    why: '5001 boxes exceed the express limit of 5000.',
    file: 'api/src/sales/orders/refuse-lines.ts',
    find: 'return refuseExpress(writer, priced.cart, line, path) ?? refuseStock(priced, line, path);',
    replace: 'return refuseStock(priced, line, path);',
    test: jest(expressTest, 'at its field, and adds nothing'),
  },
  {
    rule: 'patterns repeat without a seam',
    why: 'A seam would show on every printed box.',
    file: 'api/src/catalogue/products/tile.ts',
    find: 'const nearby = [-1, 0, 1] as const;',
    replace: 'const nearby = [0] as const;',
    test: jest('api/src/catalogue/products/products.test.ts', 'draws tiles that repeat without a seam'),
  },
];
