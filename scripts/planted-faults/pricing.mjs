import { jest } from './test-of.mjs';

const ladderTest = 'api/src/pricing/price-ladder.test.ts';

export const pricing = [
  {
    rule: 'the parts of a price are the price',
    why: 'An explanation that does not add up is worse than none.',
    file: 'api/src/pricing/price-ladder.ts',
    find: '({ part, amount: amounts[index] ?? zero(net.currency) }));',
    replace: "({ part, amount: (part === 'freight' ? undefined : amounts[index]) ?? zero(net.currency) }));",
    test: jest(ladderTest, 'is explained by parts that add up'),
  },
  {
    rule: 'the cheapest process prints',
    why: 'The buyer is promised the best of digital, flexo and offset at the quantity.',
    file: 'api/src/pricing/cost.ts',
    find: 'if (!best || total(parts) < total(best.parts))',
    replace: 'if (!best || total(parts) > total(best.parts))',
    test: jest('api/src/pricing/anchors.test.ts', 'the seed model'),
  },
  {
    rule: 'a larger quantity that costs less is named',
    why: 'The cheapest one, not the largest: the advice is kept only while it is honest.',
    file: 'api/src/pricing/price-ladder.ts',
    find: 'larger.amount < (best?.net ?? net).amount',
    replace: 'larger.amount < net.amount',
    test: jest(ladderTest, 'says when more pieces cost less'),
  },
  {
    rule: 'a rung begins at its quantity',
    why: 'Exactly 500 pieces have the price of 500.',
    file: 'api/src/pricing/price-ladder.ts',
    find: 'quantityRanges.findLast((start) => start <= quantity)',
    replace: 'quantityRanges.findLast((start) => start < quantity)',
    test: jest(ladderTest, 'finds the rung at'),
  },
];
