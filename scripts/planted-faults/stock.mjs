// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest } from './test-of.mjs';

/** PGlite runs one transaction after another and would hide the fault. */
const raceOf = (grep) => ({ kind: 'race', paths: ['e2e/race/stock.test.ts'], grep });

const stockTest = 'api/src/catalogue/stock/stock.test.ts';
const bundlesTest = 'api/src/sales/bundles/bundles.test.ts';
const samplesTest = 'api/src/sales/samples/samples.test.ts';
const optionsTest = 'api/src/business/quantity-options/quantity-options.test.ts';

/** Stock, bundles and the quantities of offers. */
export const stock = [
  {
    rule: 'a count does not overwrite what was sold since it was seen',
    why: 'Pieces that have left would be sold once more.',
    file: 'api/src/catalogue/stock/set-stock.ts',
    find: 'and stock_items.revision = coalesce(${revision}, stock_items.revision)',
    replace: '',
    test: jest(stockTest, 'refuses a count on what was sold'),
  },
  {
    rule: 'stock is reserved before the charge',
    why: 'Otherwise three people would pay for the last item and one would get it.',
    file: 'api/src/sales/checkout/prepare-payment.ts',
    find: '  if (isFailure(stock)) return stock;\n',
    replace: '',
    test: raceOf('twelve buyers pay for the last sample pack at once'),
  },
  {
    rule: 'a shortage has its closed code',
    why: 'A client that only learns that something is missing cannot say what.',
    file: 'api/src/sales/checkout/refuse-unmet.ts',
    find: "stockAlone ? 'out_of_stock' : 'requirements_unmet'",
    replace: "'requirements_unmet'",
    test: jest(stockTest, 'loses it after half an hour without authentication'),
  },
  {
    rule: 'a declined card releases the stock',
    why: 'Every declined card would reduce the stock without a sale.',
    file: 'api/src/sales/checkout/settle-payment.ts',
    find: '    await releaseStock(tx, orderId);\n',
    replace: '',
    test: jest(stockTest, 'releases what it reserved when the card is declined'),
  },
  {
    rule: 'a canceled order returns its stock once',
    why: 'Returned twice, goods that do not exist would be sold.',
    file: 'api/src/catalogue/stock/stock.repo.ts',
    find: "and outcome = 'consumed' returning pim_id, quantity",
    replace: "and outcome in ('consumed', 'returned') returning pim_id, quantity",
    test: jest(stockTest, 'puts it back once when it is canceled'),
  },
  {
    rule: 'an abandoned 3-D Secure challenge releases the stock',
    why: 'Somebody who closes the bank’s page would hold the last box for ever.',
    file: 'api/src/sales/checkout/expire-reservation.ts',
    find: "if (held.state !== 'requires_action' || held.intent_id === null) return 'open';",
    replace: "return 'open';",
    test: jest(stockTest, 'loses it after half an hour without authentication'),
  },
  {
    rule: 'a bundle adds all its lines or none',
    why: 'Half a set in the cart would look like the whole one.',
    file: 'api/src/sales/bundles/create-bundle.ts',
    find: '(priced) => refuseLines(writer, priced, lines, made, pathOfLine),',
    replace: '() => null,',
    test: jest(bundlesTest, 'adds no line when one is refused'),
  },
  {
    rule: 'a bundle multiplies its lines',
    why: 'Two sets would be paid and delivered like one.',
    file: 'api/src/sales/bundles/bundles.repo.ts',
    find: 'update cart_lines set quantity = bundle_share * ${quantity}::int',
    replace: 'update cart_lines set quantity = bundle_share',
    test: jest(bundlesTest, 'changes and removes the bundle as one'),
  },
  {
    rule: 'a line of a bundle changes only with the bundle',
    why: 'Its quantity would no longer be the bundle’s quantity times its share.',
    file: 'api/src/sales/orders/remove-line-item.ts',
    find: ' and bundle_id is null',
    replace: '',
    test: jest(bundlesTest, 'refuses to change or remove one line of it'),
  },
  {
    rule: 'one sample pack per order',
    why: 'A hundred packs for the price of their postage would empty the stock.',
    file: 'api/src/catalogue/samples/sample-pack.ts',
    find: 'row.region !== region || quantity > packLimits.perOrder',
    replace: 'row.region !== region',
    test: jest(samplesTest, 'is bought as it is, once'),
  },
  {
    rule: 'hidden quantities are not shown',
    why: 'Hidden options would be in the link that the buyer shares.',
    file: 'api/src/sales/quantity-options/present-options.ts',
    find: 'options.filter(({ visible }) => visible)',
    replace: 'options.filter(() => true)',
    test: jest(optionsTest, 'hides an option from the offer'),
  },
  {
    rule: 'quantity options expire with their offer',
    why: 'An expired price could be selected and then accepted by an older page.',
    file: 'api/src/business/quantity-options/select-option.ts',
    find: "if (status === 'expired') return fail('offer_expired');",
    replace: "if (status === 'expired') return null;",
    test: jest(optionsTest, 'keeps its quantities'),
  },
];
