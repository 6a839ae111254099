// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are pieces of source text
import { jest } from './test-of.mjs';

const servicesTest = 'api/src/sales/services/services.test.ts';
const treesTest = 'api/src/sales/sustainability/trees.test.ts';

/** Services and trees. */
export const services = [
  {
    rule: 'a service is taxed as a service',
    why: 'A tree would be taxed as an export of goods.',
    file: 'api/src/sales/orders/price-lines.ts',
    find: 'const treatment = treatments.service;',
    replace: 'const treatment = treatments.goods;',
    test: jest(servicesTest, 'invariant 2: a verified business abroad'),
  },
  {
    rule: 'discounts do not apply to services',
    why: 'A code for boxes would pay for an expert’s hour.',
    file: 'api/src/sales/coupons/evaluate-coupon.ts',
    find: '!service && ',
    replace: '',
    test: jest(servicesTest, 'no coupon takes anything off a service'),
  },
  {
    rule: 'one check per line item, merged or not',
    why: 'A buyer who signs in would pay for the same check twice.',
    file: 'api/src/sales/orders/merge-carts.ts',
    find: 'Math.min(merged.get(pair.into) ?? 0, pair.most)',
    replace: 'merged.get(pair.into) ?? 0',
    test: jest(servicesTest, 'invariant 18: two carts merge'),
  },
  {
    rule: 'only printed line items can be checked',
    why: 'Plain boxes have no artwork; the buyer would pay for nothing.',
    file: 'api/src/sales/services/add-service.ts',
    find: 'if (parent && !serviceKinds[service].suits(parent.item))',
    replace: 'if (parent && service === undefined)',
    test: jest(servicesTest, 'is not for what is not printed'),
  },
  {
    rule: 'services alone are no order',
    why: 'A courier would be sent with a tree.',
    file: 'api/src/sales/checkout/compute-requirements.ts',
    find: 'if (lines.every(({ service = false }) => service))',
    replace: 'if (lines.length === 0)',
    test: jest(servicesTest, 'is none of services alone'),
  },
  {
    rule: 'a tree counts once it is paid',
    why: 'The shop would count trees that nobody paid for.',
    file: 'api/src/sales/sustainability/trees.repo.ts',
    find: "and o.payment_state in ('paid', 'overpaid', 'partially_refunded') ",
    replace: '',
    test: jest(treesTest, 'waits for its transfer'),
  },
  {
    rule: 'a tree of a canceled order does not count',
    why: 'Its price was refunded.',
    file: 'api/src/sales/sustainability/trees.repo.ts',
    find: 'and o.canceled_at is null',
    replace: '',
    test: jest(treesTest, 'counts a tree when its order is paid'),
  },
  {
    rule: 'nothing is recommended that is in the order',
    why: 'A buyer who is offered what is already bought doubts the order.',
    file: 'mf-checkout/src/cross-sell/recommend.ts',
    find: 'lines.length === 0 || has(new Set([configuration.product]))',
    replace: 'lines.length === 0',
    test: jest('mf-checkout/src/cross-sell/recommend.test.ts', 'recommends nothing that is in the order'),
  },
];
