import { getApprovalReason } from './approval-reason.ts';
import { createTestCompany } from './orders.fixture.ts';

const company = createTestCompany('approver');
const withRules = (rules: Partial<typeof company.rules>) => ({
  ...company,
  rules: { ...company.rules, ...rules },
});
const createRequest = (total: string, currency = 'EUR') =>
  ({ total, currency }) as Parameters<typeof getApprovalReason>[0];

it.each([
  ['more expensive than the order limit', createRequest('100.01'), company, 'order'],
  ['at the order limit, so over the limit of the period', createRequest('100.00'), company, 'window'],
  ['with a limit of the period only', createRequest('900.00'), withRules({ order_limit: null }), 'window'],
  ['in another currency, at any amount', createRequest('1.00', 'PLN'), company, 'currency'],
  ['after the limits were raised', createRequest('90.00'), withRules({ window_limit: null }), 'changed'],
  [
    'after all limits were removed',
    createRequest('90.00', 'PLN'),
    withRules({ order_limit: null, window_limit: null }),
    'changed',
  ],
] as const)('the rule that an order exceeds: %s', (_, order, testCompany, rule) => {
  expect(getApprovalReason(order, testCompany)).toBe(rule);
});
