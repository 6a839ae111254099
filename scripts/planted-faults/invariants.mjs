// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest } from './test-of.mjs';

const completionTest = 'api/src/sales/checkout/completion.test.ts';

/** Faults in the rules of docs/invariants.md that no other list breaks. */
export const invariants = [
  {
    rule: 'delivery is in the total',
    why: 'A total that is not the sum of the amounts above it would be charged all the same.',
    file: 'api/src/sales/orders/totals.ts',
    find: 'total: sum([nets, shipping.net, taxTotal], currency),',
    replace: 'total: sum([nets, taxTotal], currency),',
    test: jest('api/src/sales/orders/totals.test.ts', 'invariant 1: adds up'),
  },
  {
    rule: 'a gross region charges what it showed',
    why: 'A consumer who saw 123.00 pays 123.00, whatever the VAT in it is.',
    file: 'api/src/sales/orders/totals.ts',
    find: ': { net: part, tax: subtract(amount, part), gross: amount };',
    replace: ': { net: part, tax: shareOf(part, treatment.rate), gross: amount };',
    test: jest('api/src/sales/orders/totals.test.ts', 'invariant 1: adds up'),
  },
  {
    rule: 'half a box is not sold',
    why: 'A fractional quantity would give fractions of the smallest coin.',
    file: 'api/src/catalogue/pricing/price-ladder.ts',
    find: 'Number.isInteger(quantity) && quantity >= minQuantity',
    replace: 'quantity >= minQuantity',
    test: jest('api/src/catalogue/pricing/price-ladder.test.ts', 'is refused for'),
  },
  {
    rule: 'named instalments add up to the total',
    why: 'Instalments below the total would be an unintended discount.',
    file: 'api/src/sales/schedules/plan-instalments.ts',
    find: '  if (amounts.reduce((all, amount) => all + amount, 0n) !== whole.amount)',
    replace: '  if (whole.amount < 0n)',
    test: jest(
      'api/src/sales/schedules/plan-instalments.test.ts',
      'amounts the buyer names are taken exactly',
    ),
  },
  {
    rule: 'an amount is read by its region',
    why: 'A comma is a decimal mark in Warsaw and groups thousands in London.',
    file: 'shared/money/src/format-money.ts',
    find: "bare.replaceAll(formatter.thousandSeparator, '')",
    replace: "bare.replaceAll(',', '')",
    test: jest('regions/src/markets/markets.test.ts', 'reads back what it writes'),
  },
  {
    rule: 'a charge has one key for ever',
    why: 'A repeated call to the gateway under another key would charge again.',
    file: 'api/src/sales/payments/payment-provider.ts',
    find: '`${orderNumber}-${paymentId}`',
    replace: '`${orderNumber}-${paymentId}-${performance.now()}`',
    test: jest(completionTest, 'the next call takes up where it stopped'),
  },
  {
    rule: 'the last use of a code is one use',
    why: 'A code for a hundred buyers that a thousand use would be an unintended price.',
    file: 'api/src/sales/coupons/evaluate-coupon.ts',
    find: "  if (!coupon.left) return { ok: false, code: 'coupon_used_up' };\n",
    replace: '',
    test: jest('api/src/sales/coupons/coupons.test.ts', 'invariant 17'),
  },
  {
    rule: 'an offer ends by the clock of the database',
    why: 'A process with a slow clock would sell at prices of the past.',
    file: 'api/src/business/offers/offers.repo.ts',
    find: "case when o.status in ${openStatuses} and o.valid_until <= clock_timestamp() then 'expired' else",
    replace: "case when false then 'expired' else",
    test: jest('api/src/business/offers/offers.test.ts', 'is never accepted after its end'),
  },
  {
    rule: 'an event is applied once',
    why: 'Gateways repeat a message until they are sure.',
    file: 'api/src/sales/checkout/reconcile-payments.ts',
    find: "  if (seen?.applied_at) return 'known';\n",
    replace: '',
    test: jest(completionTest, 'ends the same whatever the order and number'),
  },
  {
    rule: 'invoices are numbered without gaps',
    why: 'A missing number is an invoice that the tax office asks for.',
    file: 'api/src/sales/invoices/issue-invoice.ts',
    find: 'set last = invoice_series.last + 1',
    replace: 'set last = invoice_series.last + 2',
    test: jest('api/src/sales/invoices/invoices.test.ts', 'invariant 24'),
  },
  {
    rule: 'an order number cannot be guessed',
    why: 'Whoever knows one number would know the next, and with it another buyer’s order.',
    file: 'api/src/sales/orders/order-number.ts',
    find: 'alphabet[randomInt(alphabet.length)]).join',
    replace: 'alphabet[0]).join',
    test: jest('api/src/sales/orders/order-number.test.ts', 'invariant 24'),
  },
  {
    rule: 'a payment is in its order’s currency',
    why: 'A hundred crowns recorded as a hundred euros would be a debt of the shop.',
    file: 'api/migrations/0007_payments.sql',
    find: 'foreign key (order_id, currency) references carts (id, currency)\n);\n-- One open intent',
    replace: 'foreign key (order_id) references carts (id)\n);\n-- One open intent',
    test: jest('api/src/sales/checkout/currency.test.ts', 'takes no amount of another currency'),
  },
];
