import { jest } from './test-of.mjs';

export const intake = [
  {
    rule: 'a date must exist in the calendar',
    why: 'A check of the format alone would pass 29 February 2027 to the database, which answers 500.',
    file: 'shared/contracts/src/primitives.ts',
    find: 'z.iso.date({ abort: true }).check(z.regex(/^(?!0000)\\d{4}-/))',
    replace: 'z.string().check(z.regex(/^\\d{4}-\\d{2}-\\d{2}$/))',
    test: jest('api/src/business/quotes/quotes.test.ts', 'names what is missing or wrong'),
  },
  {
    rule: 'a deadline may be today anywhere in the market',
    why: 'By the day of Greenwich, an evening in New York would be refused as yesterday.',
    file: 'api/src/business/quotes/create-quote-request.ts',
    find: 'earliestToday(region, now)',
    replace: 'now.toISOString().slice(0, 10)',
    test: jest('api/src/business/quotes/quotes.test.ts', 'while it is today there'),
  },
];
