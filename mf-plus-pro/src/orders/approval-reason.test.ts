import { getApprovalReason } from './approval-reason.ts';
import { companyOf } from './orders.fixture.ts';

const company = companyOf('approver');
const ruled = (rules: Partial<typeof company.rules>) => ({
  ...company,
  rules: { ...company.rules, ...rules },
});
const asked = (total: string, currency = 'EUR') =>
  ({ total, currency }) as Parameters<typeof getApprovalReason>[0];

it.each([
  ['more expensive than the order limit', asked('100.01'), company, 'order'],
  ['at the order limit, so over the limit of the period', asked('100.00'), company, 'window'],
  ['with a limit of the period only', asked('900.00'), ruled({ order_limit: null }), 'window'],
  ['in another currency, at any amount', asked('1.00', 'PLN'), company, 'currency'],
  ['after the limits were raised', asked('90.00'), ruled({ window_limit: null }), 'changed'],
  [
    'after all limits were removed',
    asked('90.00', 'PLN'),
    ruled({ order_limit: null, window_limit: null }),
    'changed',
  ],
] as const)('the rule that an order exceeds: %s', (_, order, of, rule) => {
  expect(getApprovalReason(order, of)).toBe(rule);
});
