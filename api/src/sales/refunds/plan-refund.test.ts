import fc from 'fast-check';
import {
  planAmount,
  planFull,
  planLines,
  planSurplus,
  type Refundable,
  type RefundPlan,
  type RemainingLine,
  remainingValue,
} from './plan-refund.ts';

const cents = fc.bigInt({ min: 0n, max: 500_000n });
const order = fc
  .record({
    lines: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 5000 }), net: cents, tax: cents }), {
      minLength: 1,
      maxLength: 5,
    }),
    shipping: fc.record({ net: cents, tax: cents }),
  })
  .map(({ lines, shipping }) => ({
    currency: 'PLN' as const,
    lines: lines.map((line, index): RemainingLine => ({ id: index + 1, ...line })),
    shipping,
  }));

const paidInFull = order.map((one): Refundable => ({ ...one, money: remainingValue({ ...one, money: 0n }) }));

const take = (left: Refundable, plan: RefundPlan): Refundable => ({
  ...left,
  money: left.money - plan.amount,
  shipping: { net: left.shipping.net - plan.shipping.net, tax: left.shipping.tax - plan.shipping.tax },
  lines: left.lines.map((line) => {
    const given = plan.lines.find(({ id }) => id === line.id);
    return given
      ? {
          id: line.id,
          quantity: line.quantity - given.quantity,
          net: line.net - given.net,
          tax: line.tax - given.tax,
        }
      : line;
  }),
});

const noneNegative = (left: Refundable): boolean =>
  [
    left.money,
    left.shipping.net,
    left.shipping.tax,
    ...left.lines.flatMap(({ net, tax }) => [net, tax]),
  ].every((amount) => amount >= 0n) && left.lines.every(({ quantity }) => quantity >= 0);

const step = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), share: fc.integer({ min: 1, max: 120 }) }),
  fc.record({
    kind: fc.constant('lines' as const),
    id: fc.integer({ min: 1, max: 5 }),
    quantity: fc.integer({ min: 1, max: 6000 }),
    shipping: fc.boolean(),
  }),
);

it('invariant 13: whatever is refunded in whatever order, no refund exceeds the price, and the remainder is exact', () => {
  fc.assert(
    fc.property(paidInFull, fc.array(step, { maxLength: 8 }), (start, steps) => {
      let left = start;
      let given = 0n;
      for (const one of steps) {
        const plan =
          one.kind === 'amount'
            ? planAmount(left, (remainingValue(left) * BigInt(one.share)) / 100n)
            : planLines(left, [{ id: one.id, quantity: one.quantity }], one.shipping);
        if (!plan) continue;
        left = take(left, plan);
        given += plan.amount;
        expect(noneNegative(left)).toBe(true);
        expect(left.money).toBe(remainingValue(left));
      }
      const rest = planFull(left);
      expect(given + (rest?.amount ?? 0n)).toBe(start.money);
      if (rest) expect(remainingValue(take(left, rest))).toBe(0n);
    }),
  );
});

it('refunds a line piece by piece exactly as much as at once', () => {
  fc.assert(
    fc.property(paidInFull, fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 6 }), (start, counts) => {
      const [line] = start.lines;
      if (!line) return;
      let left = start;
      let given = 0n;
      for (const quantity of [...counts, line.quantity]) {
        const still = left.lines[0]?.quantity ?? 0;
        const plan = planLines(left, [{ id: line.id, quantity: Math.min(quantity, still) || 1 }], false);
        if (!plan) break;
        given += plan.amount;
        left = take(left, plan);
      }
      expect(given).toBe(line.net + line.tax);
    }),
  );
});

const left: Refundable = {
  currency: 'PLN',
  lines: [
    { id: 1, quantity: 3, net: 1000n, tax: 230n },
    { id: 2, quantity: 1, net: 500n, tax: 115n },
  ],
  shipping: { net: 0n, tax: 0n },
  money: 1845n,
};

it('refuses more pieces, more money and more VAT than there is', () => {
  expect(planLines(left, [{ id: 1, quantity: 4 }], false)).toBeNull();
  expect(
    planLines(
      left,
      [
        { id: 1, quantity: 2 },
        { id: 1, quantity: 2 },
      ],
      false,
    ),
  ).toBeNull();
  expect(planLines(left, [{ id: 9, quantity: 1 }], false)).toBeNull();
  expect(planAmount(left, 1846n)).toBeNull();
  expect(planAmount(left, 346n, 'tax')).toBeNull();
  expect(planAmount(left, 345n, 'tax')?.amount).toBe(345n);
  expect(planSurplus(left, 1n)).toBeNull();
});

it('refunds an overpayment apart from the goods, and of an order paid in part that part', () => {
  expect(planFull({ ...left, money: 2000n })).toMatchObject({ amount: 2000n, surplus: 155n });
  expect(planSurplus({ ...left, money: 2000n }, 155n)).toMatchObject({ amount: 155n, lines: [] });
  const part = planFull({ ...left, money: 900n });
  expect(part?.amount).toBe(900n);
  expect(part?.lines.map(({ quantity }) => quantity)).toEqual([0, 0]);
});
