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
  ['dearer than one order may be', asked('100.01'), company, 'order'],
  ['at what one order may be, so beyond the window', asked('100.00'), company, 'window'],
  ['with a window alone', asked('900.00'), ruled({ order_limit: null }), 'window'],
  ['in another currency, whatever it costs', asked('1.00', 'PLN'), company, 'currency'],
  ['after the limits were raised', asked('90.00'), ruled({ window_limit: null }), 'changed'],
  [
    'after all limits went',
    asked('90.00', 'PLN'),
    ruled({ order_limit: null, window_limit: null }),
    'changed',
  ],
] as const)('an order %s', (_, order, of, rule) => {
  expect(getApprovalReason(order, of)).toBe(rule);
});
