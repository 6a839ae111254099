import { jest } from './test-of.mjs';

const queriesTest = 'mf-catalogue/src/search/queries.test.ts';

export const search = [
  {
    rule: 'a paragraph with a value of the market is not searched',
    why: 'A market without a certificate would claim one, with a gap in place of its number.',
    file: 'mf-catalogue/src/search/search-data.ts',
    find: 'paragraphs.filter((text) => !hasValue(text)).join',
    replace: 'paragraphs.join',
    test: jest(queriesTest, 'no text with a value of the market'),
  },
  {
    rule: 'an older answer never replaces a newer one',
    why: 'Somebody who typed on would see the suggestions for the letters before.',
    file: 'mf-catalogue/src/search/use-suggestions.ts',
    find: 'if (!isCurrent) return;',
    replace: '',
    test: jest('mf-catalogue/src/search/suggestions.test.tsx', 'never lets an older answer'),
  },
  {
    rule: 'the first letter of a typing error is right',
    why: 'Otherwise candles are found as handles, and a buyer of candle boxes is shown carrier bags.',
    file: 'shared/search/src/text/typos.ts',
    find: 'if (!begins || word.length < 4) continue;',
    replace: 'if (word.length < 4) continue;',
    test: jest('shared/search/src/text/text.test.ts', 'never turns candles into handles'),
  },
  {
    rule: 'a size is offered only if its die can be made',
    why: 'The configurator would open with a size that it refuses.',
    file: 'shared/search/src/sizes/find-sizes.ts',
    find: '!(isStocked || canMake(slug, size))',
    replace: 'isStocked === undefined',
    test: jest(queriesTest, 'leads to sizes that can be made'),
  },
  {
    rule: 'what is not sold is not found',
    why: 'A buyer of glass jars would be shown cartons, and not be told that the shop has no jars.',
    file: 'shared/search/src/text-index.ts',
    find: 'notSold.has(readingKey(tokens)) ? [] : ',
    replace: '',
    test: jest(queriesTest, 'answers 95 of 100 queries'),
  },
  {
    rule: 'recent queries are stored with consent only',
    why: 'Before consent only essential data may be stored.',
    file: 'mf-catalogue/src/search/search-suggestions.slot.tsx',
    find: 'if (mayRemember) rememberQuery(query);',
    replace: 'rememberQuery(query);',
    test: jest('mf-catalogue/src/search/suggestions.test.tsx', 'only with consent'),
  },
];
