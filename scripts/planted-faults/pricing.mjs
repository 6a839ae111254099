import { jest } from './test-of.mjs';

const ladderTest = 'api/src/catalogue/pricing/price-ladder.test.ts';
const partsTest = 'api/src/catalogue/pricing/price-parts.test.ts';

export const pricing = [
  {
    rule: 'the parts of a price add up to the price',
    why: 'An explanation that does not add up is worse than none.',
    file: 'api/src/catalogue/pricing/price-ladder.ts',
    find: 'parts.map(({ amount }) => amount),',
    replace: "parts.map(({ part, amount }) => (part === 'freight' ? { amount: 0n, currency } : amount)),",
    test: jest(partsTest, 'adds up to the cent, in every book'),
  },
  {
    rule: 'the cheapest process prints',
    why: 'The shop promises the best of digital, flexo and offset at the quantity.',
    file: 'api/src/catalogue/pricing/cost.ts',
    find: 'if (!best || price < best.price)',
    replace: 'if (!best || price > best.price)',
    test: jest('api/src/catalogue/pricing/anchors.test.ts', 'the seed model'),
  },
  {
    rule: 'more ink changes the print part only',
    why: 'A press chosen anew for each quality would change setup, plates and conversion with the ink.',
    file: 'api/src/catalogue/pricing/cost.ts',
    find: "computeUnitComponents({ ...subject, quality: 'standard' }, BigInt(quantity), book, offer)",
    replace: 'computeUnitComponents(subject, BigInt(quantity), book, offer)',
    test: jest(partsTest, 'ink'),
  },
  {
    rule: 'plates are a separate part',
    why: 'One per colour and side: a buyer who prints inside pays for them and sees it.',
    file: 'api/src/catalogue/pricing/cost.ts',
    find: 'row.perPlate * BigInt(colours * sides) * scale',
    replace: 'row.perPlate * BigInt(colours) * scale',
    test: jest(partsTest, 'are a part of their own, apart from setup'),
  },
  {
    rule: 'past prices do not change',
    why: 'The law requires the lowest price of the 30 days before a reduction began.',
    file: 'api/src/catalogue/variants/price-history.ts',
    find: 'findLowestPrice(spells.slice(0, -1), began - month, began)',
    replace: 'findLowestPrice(spells, began - month, end.getTime())',
    test: jest('api/src/catalogue/variants/publish-prices.test.ts', 'returns the lowest price of 30 days'),
  },
  {
    rule: 'a larger quantity that costs less is named',
    why: 'The cheapest one, not the largest: the advice must be honest.',
    file: 'api/src/catalogue/pricing/price-ladder.ts',
    find: 'larger.amount < (best?.net ?? net).amount',
    replace: 'larger.amount < net.amount',
    test: jest(ladderTest, 'says when more pieces cost less'),
  },
  {
    rule: 'a tier begins at its quantity',
    why: 'Exactly 500 pieces have the price of the tier 500.',
    file: 'api/src/catalogue/pricing/price-ladder.ts',
    find: 'quantityRanges.findLast((start) => start <= quantity)',
    replace: 'quantityRanges.findLast((start) => start < quantity)',
    test: jest(ladderTest, 'finds the tier at'),
  },
  {
    rule: 'a region sells only its own range',
    why: 'Film certified in Europe is not certified elsewhere, and stock of one warehouse is not in another.',
    file: 'shared/packaging/src/products/check-options.ts',
    find: 'if (region !== undefined && !isSoldIn(product, region))',
    replace: 'if (region !== undefined && product.regions?.length === 0)',
    test: jest('shared/packaging/src/products/products.test.ts', 'refuses what a region does not have'),
  },
  {
    rule: 'the finish decides the die',
    why: 'A second strip needs a deeper flap; a mailer with the die for one strip could not be closed again.',
    file: 'shared/packaging/src/products/to-die-parameters.ts',
    find: '...(made && madeByFinish?.[made])',
    replace: '...(made && madeByFinish?.[product.finishes[0] ?? made])',
    test: jest('shared/packaging/src/products/products.test.ts', 'is in its die'),
  },
  {
    rule: 'the buyer chooses only what is choosable',
    why: 'A lid twice as high would have the price of the low one, or unpaid strips would be added.',
    file: 'shared/packaging/src/products/to-die-parameters.ts',
    find: '.filter((name) => !choosable.includes(name))',
    replace: '.filter((name) => choosable.includes(name))',
    test: jest('shared/packaging/src/products/products.test.ts', 'is not what the buyer may not decide'),
  },
];
