// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
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
  {
    rule: 'nothing invisible survives',
    why: 'Two names that look alike are two customers, and a direction mark turns the address on the label around.',
    file: 'shared/intake/src/text.ts',
    find: '[\\p{DI}\\p{Cf}\\p{Cc}',
    replace: '[\\p{Cf}\\p{Cc}',
    test: jest('shared/intake/src/text.test.ts', 'leaves nothing invisible and no line break'),
  },
  {
    rule: 'D6W is a routing key',
    why: 'Terenure and Templeogue could not order.',
    file: 'shared/intake/src/postcode-areas.ts',
    find: 'D24 D6W E21',
    replace: 'D24 E21',
    test: jest('shared/intake/src/postcodes.test.ts', 'd6wy271'),
  },
  {
    rule: 'a prefix of the country is no part of the code',
    why: 'L-1009 is how the rest of Europe writes to Luxembourg; refused, the buyer has no way on.',
    file: 'shared/intake/src/postcodes.ts',
    find: 'prefix === undefined ? bare : bare.slice(prefix.length)',
    replace: 'bare',
    test: jest('shared/intake/src/postcodes.test.ts', 'L-1009'),
  },
  {
    rule: 'a phone number is one that the plan has',
    why: 'Of a possible length alone, 111111111 passes, and the courier calls nobody.',
    file: 'shared/intake/src/phone.ts',
    find: 'number?.isValid()',
    replace: 'number?.isPossible()',
    test: jest('shared/intake/src/phone.test.ts', 'with an example that it takes'),
  },
  {
    rule: 'a domain and its punycode are one address',
    why: 'One mailbox would have two accounts, two carts and two histories.',
    file: 'shared/intake/src/email.ts',
    find: 'const value = `${local}@${domain}`;',
    replace: 'const value = text;',
    test: jest('shared/intake/src/email.test.ts', 'münchen'),
  },
  {
    rule: 'letters of two scripts are no name of a mailbox',
    why: 'pаypal.com with a Cyrillic а is read as what it is not.',
    file: 'shared/intake/src/email.ts',
    find: 'domain === null || parts.some(mixesScripts)',
    replace: 'domain === null',
    test: jest('shared/intake/src/email.test.ts', 'refuses'),
  },
];
