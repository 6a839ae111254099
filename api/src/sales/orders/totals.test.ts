import { money, shareOf, sum, zero } from '@shop/money';
import fc from 'fast-check';
import type { TaxTreatment } from './decide-tax.ts';
import { computeTotals, type PriceBasis, type TotalsInput } from './totals.ts';

const standard = (rate: number): TaxTreatment => ({ category: 'S', rate, country: 'PL', reason: null });
const treatment = fc.constantFrom<TaxTreatment>(
  standard(2300),
  standard(800),
  { category: 'G', rate: 0, country: 'NO', reason: 'export' },
  { category: 'K', rate: 0, country: 'DE', reason: 'intra' },
  // Services are taxed separately from their goods.
  { category: 'S', rate: 1900, country: 'DE', reason: null },
  { category: 'AE', rate: 0, country: 'DE', reason: 'reverse charge' },
  { category: 'O', rate: 0, country: 'NO', reason: 'outside the scope' },
);
const amount = fc.bigInt({ min: 0n, max: 10_000_000_00n });
const basket = (basis: PriceBasis) =>
  fc
    .record({
      // A service: no discount applies to it.
      lines: fc.array(fc.record({ amount, treatment, discountable: fc.boolean() }), { maxLength: 12 }),
      shipping: amount,
      shippingTreatment: treatment,
      discount: amount,
    })
    .map(
      (one): TotalsInput => ({
        currency: 'PLN',
        basis,
        lines: one.lines.map((line) => ({ ...line, amount: money(line.amount, 'PLN') })),
        shipping: money(one.shipping, 'PLN'),
        shippingTreatment: one.shippingTreatment,
        discount: money(one.discount, 'PLN'),
      }),
    );
const either = fc.constantFrom<PriceBasis>('net', 'gross').chain(basket);
const cents = (parts: readonly { readonly amount: bigint }[]): bigint =>
  parts.reduce((all, one) => all + one.amount, 0n);

it('invariant 1: adds up: lines − discount + shipping + VAT = total', () => {
  fc.assert(
    fc.property(either, (input) => {
      const all = computeTotals(input);
      expect(all.itemTotal.amount + all.promoTotal.amount + all.shipTotal.amount + all.taxTotal.amount).toBe(
        all.total.amount,
      );
      expect(cents(all.lines.map(({ gross }) => gross)) + all.shipping.gross.amount).toBe(all.total.amount);
      for (const line of [...all.lines, all.shipping])
        expect(line.net.amount + line.tax.amount).toBe(line.gross.amount);
    }),
  );
});

it('invariant 2: rounds VAT half up once per group, and what the lines display sums to it', () => {
  fc.assert(
    fc.property(basket('net'), (input) => {
      const all = computeTotals(input);
      for (const row of all.taxes) expect(row.amount).toEqual(shareOf(row.base, row.rate));
      const displayed = cents([...all.lines, all.shipping].map(({ tax }) => tax));
      expect(displayed).toBe(cents(all.taxes.map((row) => row.amount)));
    }),
  );
});

it('invariant 3: charges exactly what a gross region showed', () => {
  fc.assert(
    fc.property(basket('gross'), (input) => {
      const all = computeTotals(input);
      const shown = sum([...input.lines.map((line) => line.amount), input.shipping], 'PLN').amount;
      const taken = cents(all.lines.map(({ discount }) => discount));
      expect(all.total.amount).toBe(shown - taken);
      expect(cents(all.taxes.map(({ base }) => base)) + all.taxTotal.amount).toBe(all.total.amount);
    }),
  );
});

it('invariant 5: never makes anything negative, however large the discount', () => {
  fc.assert(
    fc.property(either, (input) => {
      const all = computeTotals(input);
      for (const { net, tax, gross } of [...all.lines, all.shipping]) {
        expect([net.amount >= 0n, tax.amount >= 0n, gross.amount >= 0n]).toEqual([true, true, true]);
      }
      expect(all.promoTotal.amount <= 0n && all.itemTotal.amount >= 0n).toBe(true);
    }),
  );
});

it('invariant 4: spreads the discount exactly over what it is for, and takes nothing off a service', () => {
  fc.assert(
    fc.property(either, (input) => {
      const all = computeTotals(input);
      const worth = cents(input.lines.filter(({ discountable }) => discountable).map((line) => line.amount));
      const taken = cents(all.lines.map(({ discount }) => discount));
      // The discount's amount, or the whole value of the lines.
      expect(taken === input.discount.amount || taken === worth).toBe(true);
      expect(taken <= worth && taken <= input.discount.amount).toBe(true);
      all.lines.forEach(({ discount }, index) => {
        if (!input.lines[index]?.discountable) expect(discount.amount).toBe(0n);
      });
    }),
  );
});

it('works an example by hand: three lines of 0.33 at 23 % owe 0.23, not 0.24', () => {
  const lines = [33, 33, 33].map((net) => ({ amount: money(net, 'EUR'), treatment: standard(2300) }));
  const all = computeTotals({
    currency: 'EUR',
    basis: 'net',
    lines,
    shipping: zero('EUR'),
    shippingTreatment: standard(2300),
    discount: zero('EUR'),
  });
  // 0.99 × 0.23 = 0.2277; each line alone would round to 0.08 and make 0.24.
  expect([all.total.amount, all.taxTotal.amount]).toEqual([122n, 23n]);
  expect(all.lines.map(({ tax }) => tax.amount)).toEqual([8n, 8n, 7n]);
});

it('works a gross example by hand: 123.00 shown in Poland is 100.00 and 23.00', () => {
  const all = computeTotals({
    currency: 'PLN',
    basis: 'gross',
    lines: [{ amount: money(12_300, 'PLN'), treatment: standard(2300) }],
    shipping: zero('PLN'),
    shippingTreatment: standard(2300),
    discount: zero('PLN'),
  });
  expect([all.itemTotal.amount, all.taxTotal.amount, all.total.amount]).toEqual([10_000n, 2300n, 12_300n]);
});
