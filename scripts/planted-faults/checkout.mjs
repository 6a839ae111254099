// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest, race } from './test-of.mjs';

const stateTest = 'api/src/checkout/state-of.test.ts';
const ordersTest = 'api/src/orders/orders.test.ts';
const requirements = 'api/src/checkout/compute-requirements.ts';

export const checkout = [
  {
    rule: 'no order without accepted terms',
    why: 'A requirement that one path forgets is a contract without terms.',
    file: requirements,
    find: '  ...confirmStep(facts),\n',
    replace: '',
    test: jest(stateTest, 'is ready only with every fact'),
  },
  {
    rule: 'no order without an address',
    why: 'Nothing can be delivered, and the tax would be a guess.',
    file: requirements,
    find: "    ...checkAddress(facts.shipAddress, 'ship_address', facts.shippingCountries),\n",
    replace: '',
    test: jest(stateTest, 'names what an address lacks'),
  },
  {
    rule: 'complete only by its timestamp',
    why: 'A state that is guessed from other facts shows an order that nobody has paid.',
    file: 'api/src/checkout/state-of.ts',
    find: "if (facts.completedAt) return 'complete';",
    replace: "if (facts.completedAt || computeRequirements(facts).length === 0) return 'complete';",
    test: jest(stateTest, 'complete only by its timestamp'),
  },
  {
    rule: 'no step can be skipped',
    why: 'A client that posts the last step first must be asked for all before it.',
    file: 'api/src/checkout/state-of.ts',
    find: 'steps.indexOf(one.step) <= steps.indexOf(step)',
    replace: 'steps.indexOf(one.step) === steps.indexOf(step)',
    test: jest(stateTest, 'cannot skip'),
  },
  {
    rule: 'a cart write holds the row lock',
    why: 'Without it two writers price what they have not seen of each other, and the total is of neither.',
    file: 'api/src/orders/cart.repo.ts',
    find: 'and c.user_id = ${userId} and ${alive} for update`);',
    replace: 'and c.user_id = ${userId} and ${alive}`);',
    test: race('ten parallel "+1"'),
  },
  {
    rule: 'a total is of all its lines',
    why: 'The same lock, seen by the buyer: lines added at once are all in the total.',
    file: 'api/src/orders/cart.repo.ts',
    find: 'from carts c where ${byReference(reference)} and c.user_id = ${userId} and ${alive} for update',
    replace: 'from carts c where ${byReference(reference)} and c.user_id = ${userId} and ${alive}',
    test: race('ten different lines added at once'),
  },
  {
    rule: 'a stale If-Match is refused',
    why: 'A second tab would overwrite what the first has just changed.',
    file: 'api/src/orders/write-cart.ts',
    find: "return seen !== undefined && seen !== String(cart.version) ? fail('stale_cart') : null;",
    replace: 'return null;',
    test: jest(ordersTest, 'refuses a stale write'),
  },
  {
    rule: 'a stale If-Match is not paid',
    why: 'Money is taken for the cart the buyer saw.',
    file: 'api/src/checkout/prepare-payment.ts',
    find: "if (seen !== undefined && seen !== String(cart.version)) return fail('stale_cart');",
    replace: '',
    test: jest('api/src/checkout/pay.test.ts', 'a version that is current'),
  },
  {
    rule: 'a higher price asks first',
    why: 'Nobody is charged more than the total beside the button.',
    file: 'api/src/checkout/prepare-payment.ts',
    find: 'if (choice.expectedTotal === undefined ? total.amount > before : isAbove(total, choice.expectedTotal)) {',
    replace: 'if (false) {',
    test: jest('api/src/checkout/pay.test.ts', 'asks before it charges more than was seen'),
  },
  {
    rule: 'one open payment per order',
    why: 'The last defence against charging twice, whatever the code above it does: an index of the database.',
    file: 'api/migrations/0070_wallet.sql',
    find: 'create unique index payments_one_open',
    replace: 'create index payments_one_open',
    test: jest('api/src/checkout/completion.test.ts', 'cannot hold two open payments of one order'),
  },
  {
    rule: 'a placed order is immutable',
    why: 'What was agreed stays what was agreed; a repair is a new document, never an edit.',
    file: 'api/migrations/0006_orders.sql',
    find: 'create trigger orders_are_immutable before update on orders',
    replace: 'create trigger orders_are_immutable before delete on orders',
    test: jest('api/src/checkout/completion.test.ts', 'keeps a placed order as it was agreed'),
  },
  {
    rule: 'an idempotency key belongs to one request',
    why: 'The same key with another body would answer one request with the reply to another.',
    file: 'api/src/server/idempotency.ts',
    find: "  if (!same) return { kind: 'refused', failure: fail('idempotency_key_reused') };\n",
    replace: '',
    test: jest('api/src/server/idempotency.test.ts', 'refuses a key under another body'),
  },
  {
    rule: 'merged quantities add up',
    why: 'Thirty boxes as a visitor and thirty in the account are sixty after signing in.',
    file: 'api/src/orders/merge-lines.ts',
    find: 'quantity: known.quantity + line.quantity',
    replace: 'quantity: line.quantity',
    test: jest('api/src/orders/merge-lines.test.ts', 'preserves what each'),
  },
  {
    rule: 'a cart write costs the same with 60 lines',
    why: 'A statement a line is a page that gets slower with every order of a good customer.',
    file: 'api/src/orders/reprice.ts',
    find: '  const designs = await findDesigns(tx, ports, cart.user_id, stored);\n',
    replace:
      '  const designs = await findDesigns(tx, ports, cart.user_id, stored);\n  for (const _line of stored) await tx.query(sql`select 1`);\n',
    test: jest(ordersTest, 'writes in at most 12 statements'),
  },
];
