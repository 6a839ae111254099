// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest } from './test-of.mjs';

const shipmentsTest = 'api/src/fulfilment/shipments/shipments.test.ts';
const qaTest = 'api/src/fulfilment/qa/qa.test.ts';
const listTest = 'api/src/fulfilment/production/production-list.test.ts';
const filesTest = 'api/src/business/quotes/quote-files.test.ts';
const assetsTest = 'api/src/artwork/assets/asset-list.test.ts';

/** Production, quality checks, shipments and uploaded files. */
export const fulfilment = [
  {
    rule: 'no more pieces are packed than are left',
    why: 'Two packers would send the same boxes, or the store would answer with an error of ours.',
    file: 'api/src/fulfilment/shipments/pack-shipment.ts',
    find: 'return line.quantity > most\n',
    replace: 'return line.quantity > most + 100_000\n',
    test: jest(shipmentsTest, 'invariant 13'),
  },
  {
    rule: 'what was given back is not sent',
    why: 'The buyer would have the money and the goods.',
    file: 'api/src/fulfilment/shipments/pack-shipment.ts',
    find: 'g.quantity - g.shipped - g.packed - g.refunded',
    replace: 'g.quantity - g.shipped - g.packed',
    test: jest(shipmentsTest, 'does not send refunded pieces'),
  },
  {
    rule: 'a line that failed its check stays here',
    why: 'The customer would get what the shop knows to be bad.',
    file: 'api/src/fulfilment/qa/qa.repo.ts',
    find: "in ('failed', 'in_check')`)",
    replace: "in ('in_check')`)",
    test: jest(shipmentsTest, 'does not send or produce a line that failed'),
  },
  {
    rule: 'an order is delivered when nothing is on its way any more',
    why: 'A half-delivered order would look finished, and its buyer could be erased while it travels.',
    file: 'api/src/fulfilment/shipments/update-fulfilment.ts',
    find: 'travelling === 0 && packed === 0',
    replace: 'travelling < 2 && packed === 0',
    test: jest(shipmentsTest, 'property: an order is shipped'),
  },
  {
    rule: 'the buyer sees of a check what is marked for them',
    why: 'Notes among staff would be read by customers.',
    file: 'api/src/fulfilment/qa/qa.repo.ts',
    find: 'o.user_id = ${userId}::int and q.visible)',
    replace: 'o.user_id = ${userId}::int)',
    test: jest(qaTest, 'keeps comments'),
  },
  {
    rule: 'nothing is made before it is paid',
    why: 'Printed boxes cannot be sold to anybody else.',
    file: 'api/src/fulfilment/production/production-list.repo.ts',
    find: "o.payment_state in ('paid', 'overpaid', 'partially_refunded') or exists",
    replace: 'o.payment_state is not null or exists',
    test: jest(listTest, 'waits for a transfer'),
  },
  {
    rule: 'a file that is two things at once is refused',
    why: 'A picture with an archive or a page behind it gets past whoever looks at its beginning.',
    file: 'api/src/business/quotes/inspect-quote-file.ts',
    find: 'if (!isComplete[kind](bytes))',
    replace: 'if (bytes.length < 4)',
    test: jest(filesTest, 'takes what designers send'),
  },
  {
    rule: 'artwork that a design shows is not deleted',
    why: 'The design would have a hole where the logo was.',
    file: 'api/src/artwork/assets/remove-asset.ts',
    find: "if (uses.length > 0) return fail('asset_in_use');",
    replace: 'void uses;',
    test: jest(assetsTest, 'deletes what nothing uses'),
  },
];
