import { money } from '@shop/money';
import fc from 'fast-check';
import type { CartRow } from './cart.repo.ts';
import type { TaxTreatment } from './decide-tax.ts';
import { presentOrderAmounts } from './present-order-amounts.ts';
import { computeTotals, type PriceBasis } from './totals.ts';

const amount = fc.bigInt({ min: 0n, max: 10_000_000_00n });
const treatment = fc.constantFrom<TaxTreatment>(
  { category: 'S', rate: 2300, country: 'PL', reason: null },
  { category: 'S', rate: 1900, country: 'DE', reason: null },
  { category: 'K', rate: 0, country: 'DE', reason: 'intra' },
);
const line = fc.record({ amount, treatment, discountable: fc.boolean() });
const basket = fc.record({
  basis: fc.constantFrom<PriceBasis>('net', 'gross'),
  lines: fc.array(line, { minLength: 1, maxLength: 60 }),
  delivery: amount,
  discount: amount,
});
/** Cents of a decimal string with two places. */
const cents = (decimal: string): bigint => BigInt(decimal.replace('.', ''));
const sumOf = (parts: readonly bigint[]): bigint => parts.reduce((all, one) => all + one, 0n);

it('invariant 1: the lines add up to the subtotal, and with the discount once, delivery and VAT to the total', () => {
  fc.assert(
    fc.property(basket, ({ basis, lines, delivery, discount }) => {
      const totals = computeTotals({
        currency: 'PLN',
        basis,
        lines: lines.map((one) => ({ ...one, amount: money(one.amount, 'PLN') })),
        shipping: money(delivery, 'PLN'),
        shippingTreatment: { category: 'S', rate: 2300, country: 'PL', reason: null },
        discount: money(discount, 'PLN'),
      });
      const rows = totals.lines.map(({ net, gross, listNet, listGross }) => ({
        net: net.amount,
        gross: gross.amount,
        list_net: listNet.amount,
        list_gross: listGross.amount,
      }));
      // The summary reads these fields alone.
      const cart = {
        region: 'pl',
        currency: 'PLN',
        // A consumer of the Polish shop sees amounts with VAT, a business net ones.
        ship_address: { country_iso: 'PL', company: basis === 'net' ? 'Nowak' : null },
        bill_address: null,
        shipping_method: null,
        ship_total: totals.shipTotal.amount,
        tax_total: totals.taxTotal.amount,
        total: totals.total.amount,
        taxes: totals.taxes.map((row) => ({
          ...row,
          base: String(row.base.amount),
          amount: String(row.amount.amount),
        })),
      } as unknown as CartRow;
      const shown = presentOrderAmounts(cart, rows);
      // What each line shows is what was typed in: the discount does not touch it.
      expect(rows.map((row) => (basis === 'gross' ? row.list_gross : row.list_net))).toEqual(
        lines.map((one) => one.amount),
      );
      expect(cents(shown.subtotal)).toBe(sumOf(lines.map((one) => one.amount)));
      const worth = sumOf(lines.map((one) => (one.discountable ? one.amount : 0n)));
      expect(cents(shown.discount)).toBe(discount > worth ? -worth : -discount);
      const listed = ['subtotal', 'discount', 'shipping', 'customs'] as const;
      const sum = sumOf(listed.map((part) => cents(shown[part])));
      expect(sum + (basis === 'net' ? totals.taxTotal.amount : 0n)).toBe(cents(shown.total));
      expect(cents(shown.total)).toBe(totals.total.amount);
    }),
  );
});
