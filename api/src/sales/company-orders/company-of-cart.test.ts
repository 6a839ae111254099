import fc from 'fast-check';
import {
  type CompanyOfCart,
  computeApprovalDigest,
  exceedsLimit,
  resolveApprovalState,
} from './company-of-cart.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
const limit = fc.option(amount);
const text = (value: bigint | null) => (value === null ? null : String(value));
const rule = (order: bigint | null, window: bigint | null, spent: bigint) =>
  ({ currency: 'PLN', order_limit: text(order), window_limit: text(window), spent: String(spent) }) as const;

describe('the limit', () => {
  it('lets exactly pass what is within the order’s and the window’s limit', () => {
    fc.assert(
      fc.property(limit, limit, amount, amount, (order, window, spent, total) => {
        const within = (order === null || total <= order) && (window === null || spent + total <= window);
        expect(exceedsLimit(rule(order, window, spent), total, 'PLN')).toBe(!within);
      }),
    );
  });
  it('never lets a dearer order, or more that was spent, pass where less was held up', () => {
    fc.assert(
      fc.property(limit, limit, amount, amount, amount, (order, window, spent, total, more) => {
        if (!exceedsLimit(rule(order, window, spent), total, 'PLN')) return;
        expect(exceedsLimit(rule(order, window, spent), total + more, 'PLN')).toBe(true);
        expect(exceedsLimit(rule(order, window, spent + more), total, 'PLN')).toBe(true);
      }),
    );
  });
  it('is not met by another currency, unless there is none', () => {
    fc.assert(
      fc.property(limit, limit, amount, (order, window, total) => {
        expect(exceedsLimit(rule(order, window, 0n), total, 'EUR')).toBe(order !== null || window !== null);
      }),
    );
  });
});

describe('an approval', () => {
  const company = (
    approval: CompanyOfCart['approval'],
    role: CompanyOfCart['role'] = 'requester',
  ): CompanyOfCart => ({
    id: 1,
    name: 'A',
    vat_id: null,
    electronic_address: null,
    address: {},
    po_required: false,
    role,
    approval,
    ...rule(0n, null, 0n),
  });
  it('holds for the same print at no higher a total, and nothing else', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.boolean(),
        fc.constantFrom('requested', 'approved'),
        (asked, total, same, status) => {
          const approval = { id: 1, status, total: String(asked), currency: 'PLN', print: 'a' } as const;
          const state = resolveApprovalState(company(approval), {
            total,
            currency: 'PLN',
            print: same ? 'a' : 'b',
          });
          const holds = same && total <= asked;
          expect(state).toBe(
            total === 0n ? 'not needed' : !holds ? 'missing' : status === 'approved' ? 'given' : 'requested',
          );
        },
      ),
    );
  });
  it('is needed by everybody but an admin', () => {
    const order = { total: 1n, currency: 'PLN', print: 'a' } as const;
    expect(resolveApprovalState(company(null, 'admin'), order)).toBe('not needed');
    for (const role of ['requester', 'approver', null] as const)
      expect(resolveApprovalState(company(null, role), order)).toBe('missing');
  });
});

describe('the print of an order', () => {
  const line = {
    id: 1,
    variant_id: 7,
    service: null,
    box_design_id: 'd',
    quantity: 100,
    parent_id: null,
    express_delivery_option_id: null,
    samples: null,
  };
  const base = {
    cart: {
      currency: 'PLN',
      ship_address: { city: 'A', zipcode: '1' },
      shipping_method: 'courier',
      company: { id: 1 },
    },
    lines: [line, { ...line, id: 2, variant_id: 8, box_design_id: null }],
    designs: new Map([['d', { rev: 1 }]]),
  } as const;
  it('does not depend on the order of lines or fields, nor on empty fields', () => {
    const other = {
      ...base,
      cart: { ...base.cart, ship_address: { zipcode: '1', address2: null, state_name: '', city: 'A' } },
      lines: [...base.lines].reverse(),
    };
    expect(computeApprovalDigest(other)).toBe(computeApprovalDigest(base));
    expect(computeApprovalDigest(base)).toMatch(/^[0-9a-f]{64}$/);
  });
  it.each([
    ['a quantity', { ...base, lines: [{ ...line, quantity: 101 }, base.lines[1]] }],
    ['a variant', { ...base, lines: [{ ...line, variant_id: 9 }, base.lines[1]] }],
    ['express production', { ...base, lines: [{ ...line, express_delivery_option_id: 1 }, base.lines[1]] }],
    ['a line', { ...base, lines: [line] }],
    ['what is drawn', { ...base, designs: new Map([['d', { rev: 2 }]]) }],
    ['the destination', { ...base, cart: { ...base.cart, ship_address: { city: 'B', zipcode: '1' } } }],
    ['the delivery', { ...base, cart: { ...base.cart, shipping_method: 'pick-up' } }],
    ['the company', { ...base, cart: { ...base.cart, company: { id: 2 } } }],
    ['the currency', { ...base, cart: { ...base.cart, currency: 'EUR' } }],
  ] as const)('changes with %s', (_what, changed) => {
    expect(computeApprovalDigest(changed)).not.toBe(computeApprovalDigest(base));
  });
});
