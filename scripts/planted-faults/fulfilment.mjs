// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest } from './test-of.mjs';

const shipmentsTest = 'api/src/fulfilment/shipments/shipments.test.ts';
const qaTest = 'api/src/fulfilment/qa/qa.test.ts';
const listTest = 'api/src/fulfilment/production/production-list.test.ts';
const filesTest = 'api/src/business/quotes/quote-files.test.ts';
const linesTest = 'api/src/staff/production/production-lines.test.ts';
const deskTest = 'api/src/staff/orders/staff-orders.test.ts';
const assetsTest = 'api/src/artwork/assets/asset-list.test.ts';

/** Production, quality checks, shipments and uploaded files. */
export const fulfilment = [
  {
    rule: 'the desk lists nothing to be made that is not paid',
    why: 'Production would print boxes that nobody has paid for.',
    file: 'api/src/staff/production/list-production-lines.ts',
    find: 'l.service is null and ${isPaid} and ${isOpen}',
    replace: 'l.service is null and ${isOpen}',
    test: jest(linesTest, 'lists what has not left'),
  },
  {
    rule: 'the next promised dispatch is on top of the desk’s production list',
    why: 'What is late would be below what has time.',
    file: 'api/src/staff/production/list-production-lines.ts',
    find: 'order by ${dueSql}, l.id limit',
    replace: 'order by l.id limit',
    test: jest(linesTest, 'lists what has not left'),
  },
  {
    rule: 'packing never exceeds the remaining pieces',
    why: 'Two packers could ship the same boxes, or the reply would be an internal error.',
    file: 'api/src/fulfilment/shipments/pack-shipment.ts',
    find: 'return line.quantity > most\n',
    replace: 'return line.quantity > most + 100_000\n',
    test: jest(shipmentsTest, 'invariant 13'),
  },
  {
    rule: 'refunded pieces are not shipped',
    why: 'The buyer would have the money and the goods.',
    file: 'api/src/fulfilment/shipments/pack-shipment.ts',
    find: 'g.quantity - g.shipped - g.packed - g.refunded',
    replace: 'g.quantity - g.shipped - g.packed',
    test: jest(shipmentsTest, 'does not send refunded pieces'),
  },
  {
    rule: 'a line that failed its quality check is not shipped',
    why: 'The customer would get goods that the shop knows to be faulty.',
    file: 'api/src/fulfilment/qa/qa.repo.ts',
    find: "in ('failed', 'in_check')`)",
    replace: "in ('in_check')`)",
    test: jest(shipmentsTest, 'does not send or produce a line that failed'),
  },
  {
    rule: 'an order is delivered when nothing is in transit any more',
    why: 'A partly delivered order would look finished, and its buyer could be erased before the rest arrives.',
    file: 'api/src/fulfilment/shipments/update-fulfilment.ts',
    find: 'travelling === 0 && packed === 0',
    replace: 'travelling < 2 && packed === 0',
    test: jest(shipmentsTest, 'property: an order is shipped'),
  },
  {
    rule: 'the buyer sees only visible quality comments',
    why: 'Customers could read internal notes.',
    file: 'api/src/fulfilment/qa/qa.repo.ts',
    find: 'o.user_id = ${userId}::int and q.visible)',
    replace: 'o.user_id = ${userId}::int)',
    test: jest(qaTest, 'keeps comments'),
  },
  {
    rule: 'production begins only after payment',
    why: 'Printed boxes cannot be sold to anybody else.',
    file: 'api/src/fulfilment/production/production-list.repo.ts',
    find: "o.payment_state in ('paid', 'overpaid', 'partially_refunded') or exists",
    replace: 'o.payment_state is not null or exists',
    test: jest(listTest, 'waits for a transfer'),
  },
  {
    rule: 'a file that is valid as two types is refused',
    why: 'An image with an archive or a page appended passes every reader that looks only at its beginning.',
    file: 'api/src/business/quotes/inspect-quote-file.ts',
    find: 'if (!isComplete[kind](bytes))',
    replace: 'if (bytes.length < 4)',
    test: jest(filesTest, 'takes what designers send'),
  },
  {
    rule: 'artwork that a design uses cannot be deleted',
    why: 'The design would have a hole in place of the logo.',
    file: 'api/src/artwork/assets/remove-asset.ts',
    find: "if (uses.length > 0) return fail('asset_in_use');",
    replace: 'void uses;',
    test: jest(assetsTest, 'deletes what nothing uses'),
  },
  {
    rule: 'nothing of an order on hold is packed',
    why: 'The parcel would leave while somebody finds out why it must not.',
    file: 'api/src/fulfilment/shipments/pack-shipment.ts',
    find: "if (await isOnHold(tx, cart.id)) return fail('order_on_hold');",
    replace: 'void isOnHold;',
    test: jest(deskTest, 'holds an order'),
  },
  {
    rule: 'a colleague’s change of an order is not overwritten',
    why: 'Two people would each believe that theirs is the reason on the order.',
    file: 'api/src/fulfilment/holds/hold-order.ts',
    find: "if (state.revision !== revision) return fail('order_conflict');",
    replace: 'void revision;',
    test: jest(deskTest, 'holds an order'),
  },
  {
    rule: 'a quality check moves the stage of its order',
    why: 'Checked goods would stay in the column of the press and nobody would pack them.',
    file: 'api/migrations/0155_desk_orders.sql',
    find: "not in ('passed', 'waived')",
    replace: "not in ('passed', 'waived', 'in_check')",
    test: jest(deskTest, 'derives the stage'),
  },
  {
    rule: 'a scanned code opens what it names alone',
    why: 'A part of a tracking number would open the parcel of somebody else, and the wrong one would be sent.',
    file: 'api/src/staff/production/list-production-lines.ts',
    find: 'and upper(s.tracking_number) = upper(${code})',
    replace: 'and upper(s.tracking_number) >= upper(${code})',
    test: jest('api/src/staff/production/production-lines.test.ts', 'lists what has not left'),
  },
];
