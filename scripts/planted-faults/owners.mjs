// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest } from './test-of.mjs';

const ordersTest = 'api/src/sales/orders/orders.test.ts';
const identityTest = 'api/src/customers/identity/identity.test.ts';
const productionTest = 'api/src/fulfilment/production/production.test.ts';

export const owners = [
  {
    rule: 'carts are read by their owner',
    why: 'A number in an address must not open another person’s cart.',
    file: 'api/src/sales/orders/cart.repo.ts',
    find: 'from carts c where ${byReference(reference)} and c.user_id = ${userId} and ${notMerged}`,',
    replace: 'from carts c where ${byReference(reference)} and ${notMerged}`,',
    test: jest(ordersTest, 'is nobody else’s'),
  },
  {
    rule: 'carts are written by their owner',
    why: 'The lock’s owner clause is the only protection of all cart writes.',
    file: 'api/src/sales/orders/cart.repo.ts',
    find: 'and c.user_id = ${userId} and ${notMerged} for update`);',
    replace: 'and ${notMerged} for update`);',
    test: jest(ordersTest, 'is nobody else’s'),
  },
  {
    rule: 'designs belong to their owner',
    why: 'A customer’s unpublished packaging is a trade secret.',
    file: 'api/src/artwork/designs/designs.repo.ts',
    find: 'sql`id = ${id} and user_id = ${userId} and deleted_at is null`;',
    replace: 'sql`id = ${id} and (user_id = ${userId} or true) and deleted_at is null`;',
    test: jest('api/src/artwork/designs/designs.test.ts', 'belongs to its owner'),
  },
  {
    rule: 'a design is saved over its own revision',
    why: 'Two tabs would silently overwrite each other.',
    file: 'api/src/artwork/designs/designs.repo.ts',
    find: 'where ${own(id, userId)} and rev = ${rev} returning ${columns}`);',
    replace: 'where ${own(id, userId)} and rev >= ${rev} - 1000 returning ${columns}`);',
    test: jest('api/src/artwork/designs/designs.test.ts', 'is not saved over by who read the same revision'),
  },
  {
    rule: 'addresses are deleted by their owner',
    why: 'With a guessed id anybody could delete delivery addresses. Changes are guarded twice, by the read before and by the statement itself.',
    file: 'api/src/customers/addresses/addresses.repo.ts',
    find: 'delete from addresses where id = ${id} and user_id = ${userId}`',
    replace: 'delete from addresses where id = ${id}`',
    test: jest(identityTest, 'keeps addresses for their owner'),
  },
  {
    rule: 'quote requests belong to their owner',
    why: 'They contain names, telephone numbers and launch plans.',
    file: 'api/src/business/quotes/quotes.repo.ts',
    find: 'where user_id = coalesce(${userId}::int, user_id) and (qr_number',
    replace: 'where (qr_number',
    test: jest('api/src/business/quotes/quotes.test.ts', 'belongs to its owner'),
  },
  {
    rule: 'print files are listed for their owner',
    why: 'The list has signed addresses: whoever reads it has the files.',
    file: 'api/src/fulfilment/production/production.ts',
    find: 'where ${byReference(reference)} and c.user_id = coalesce(${userId}::int, c.user_id) order by',
    replace: 'where ${byReference(reference)} order by',
    test: jest(productionTest, 'shows print files to their owner'),
  },
  {
    rule: 'print files need their owner or a signature',
    why: 'The id alone gives no permission.',
    file: 'api/src/fulfilment/production/production.ts',
    find: 'row && (row.user_id === user?.id || checkSignature(secret, pathOf(row.id), query, clock()));',
    replace: 'row !== null;',
    test: jest(productionTest, 'shows print files to their owner'),
  },
  {
    rule: 'an order link is read-only',
    why: 'Mails are forwarded; the link’s holder may read and never change.',
    file: 'api/src/sales/orders/orders.ts',
    find: 'route(contracts.updateOrder, (call) => updateOrder(writer(call), call.params.id, call.body.order));',
    replace:
      "route(contracts.updateOrder, async (call) => { const link = call.header('x-spree-order-token'); const order = link ? await readOrderByLink(call.db, ports, settings.sessionSecret, call.params.id, link, clock()) : null; return order ? ok(order) : updateOrder(writer(call), call.params.id, call.body.order); });",
    test: jest('api/src/sales/checkout/completion.test.ts', 'opens the order, and only to read'),
  },
  {
    rule: 'an order link’s token is verified',
    why: 'Without a comparison, the order number alone would open every order.',
    file: 'api/src/sales/orders/order-link.ts',
    find: 'if (!sameSecret(orderLinkToken(secret, number), token)) return null;',
    replace: '',
    test: jest('api/src/sales/checkout/completion.test.ts', 'opens the order, and only to read'),
  },
  {
    rule: 'tokens are stored hashed',
    why: 'A copy of the database must not give access to accounts.',
    file: 'api/src/platform/server/tokens.ts',
    find: "createHash('sha256').update(token).digest();",
    replace: 'Buffer.from(token.padEnd(32).slice(0, 32));',
    test: jest(identityTest, 'keeps no token and no password readable in the store'),
  },
  {
    rule: 'logs contain no secrets',
    why: 'Logs are copied to places with less protection than the database.',
    file: 'api/src/platform/server/log.ts',
    find: "  'x-spree-token',\n",
    replace: '',
    test: jest('api/src/platform/server/log.test.ts', 'cuts out every secret'),
  },
  {
    rule: 'only the operator can copy the store',
    why: 'Every program and user of the machine reaches its ports; the store holds everybody’s data.',
    file: 'api/src/platform/server/operations.ts',
    find: 'if (!hasOperatorKey(request, settings))',
    replace: 'if (request.headers.authorization === undefined)',
    test: jest('cli/src/backup.test.ts', 'brings back every row and file'),
  },
  {
    rule: 'the store cannot be copied through a proxy',
    why: 'A leaked key would fetch the whole shop from anywhere.',
    file: 'api/src/platform/server/operations.ts',
    find: 'if (!isLocalProgram(request)) return reply.callNotFound();',
    replace: '',
    test: jest('cli/src/backup.test.ts', 'brings back every row and file'),
  },
];
