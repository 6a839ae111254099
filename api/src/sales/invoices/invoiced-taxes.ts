import { type Currency, type Money, shareOf, sum } from '@shop/money';
import type { TaxTreatment } from '../orders/decide-tax.ts';
import { amountOf, type Charge, toTreatment } from './invoiced-charges.ts';
import type { InvoicedOrder } from './invoiced-order.ts';

/** A row of the document's VAT. EN 16931 has one per category and rate. */
export interface InvoicedTax extends Pick<TaxTreatment, 'category' | 'rate' | 'reason'> {
  readonly base: Money;
  readonly amount: Money;
}

/** Returns the agreed VAT; the order's own rows are also per country. */
export const agreedTaxes = ({ snapshot, currency }: InvoicedOrder): readonly InvoicedTax[] =>
  grouped(
    snapshot.taxes.map((row) => ({
      ...toTreatment(row),
      base: amountOf(row.base, currency),
      amount: amountOf(row.amount, currency),
    })),
  ).map((group) => {
    const { category, rate, reason } = group[0];
    const bases = group.map(({ base }) => base);
    const amounts = group.map(({ amount }) => amount);
    return { category, rate, reason, base: sum(bases, currency), amount: sum(amounts, currency) };
  });

/** Computes VAT from the nets, rounded half up once per group (BR-CO-17). */
export const computedTaxes = (charges: readonly Charge[], currency: Currency): readonly InvoicedTax[] =>
  grouped(charges).map((group) => {
    const { category, rate, reason } = group[0];
    const nets = group.map(({ net }) => net);
    const base = sum(nets, currency);
    return { category, rate, reason, base, amount: shareOf(base, rate) };
  });

type Mark = Pick<TaxTreatment, 'category' | 'rate'>;

/** Groups rows by category and rate, in order of first appearance. */
function grouped<T extends Mark>(rows: readonly T[]): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const row of rows) {
    const key = `${row.category} ${row.rate}`;
    const known = groups.get(key);
    if (known) known.push(row);
    else groups.set(key, [row]);
  }
  return [...groups.values()];
}
