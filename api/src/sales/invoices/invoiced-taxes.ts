import { type Currency, type Money, shareOf, sum } from '@shop/money';
import {
  amountOf,
  type Charge,
  type InvoicedCharges,
  type Treated,
  toTreatment,
} from './invoiced-charges.ts';
import type { InvoicedOrder } from './invoiced-order.ts';

/** A row of the document's VAT. EN 16931 has one per category and rate. */
export interface InvoicedTax extends Treated {
  readonly base: Money;
  readonly amount: Money;
}

/** Returns the agreed VAT; the order's own rows are also per country. */
export const agreedTaxes = ({ snapshot, currency }: InvoicedOrder): readonly InvoicedTax[] =>
  sumGroups(
    snapshot.taxes.map((row) => ({
      ...toTreatment(row),
      base: amountOf(row.base, currency),
      amount: amountOf(row.amount, currency),
    })),
    currency,
  );

const sumGroups = (rows: readonly InvoicedTax[], currency: Currency): readonly InvoicedTax[] =>
  grouped(rows).map((group) => {
    const bases = group.map(({ base }) => base);
    const amounts = group.map(({ amount }) => amount);
    return { ...treatmentOf(group), base: sum(bases, currency), amount: sum(amounts, currency) };
  });

/** The treatment of rows of one category and rate, with their country or countries. */
const treatmentOf = (group: readonly [Treated, ...Treated[]]): Treated => {
  const { category, rate, reason, reasonCode } = group[0];
  const of = group.map(({ country, countries = [] }) => (country === undefined ? countries : [country]));
  const [country, ...others] = new Set(of.flat());
  return {
    category,
    rate,
    reason,
    ...(country === undefined || of.some(({ length }) => length === 0)
      ? {}
      : others.length === 0
        ? { country }
        : { countries: [country, ...others] }),
    ...(reasonCode === undefined ? {} : { reasonCode }),
  };
};

/** Computes VAT from the nets, rounded half up once per group (BR-CO-17). */
export const computedTaxes = (charges: readonly Charge[], currency: Currency): readonly InvoicedTax[] =>
  grouped(charges).map((group) => {
    const nets = group.map(({ net }) => net);
    const base = sum(nets, currency);
    return { ...treatmentOf(group), base, amount: shareOf(base, group[0].rate) };
  });

/**
 * Adds a row for each category and rate that only lines without value have: every line's VAT is in
 * the breakdown (BR-S-01 and the rules like it), and a document for nothing has one, too (BR-CO-18).
 */
export const completeTaxes = (
  taxes: readonly InvoicedTax[],
  charges: readonly Charge[],
  currency: Currency,
): readonly InvoicedTax[] => [
  ...taxes,
  ...computedTaxes(charges, currency).filter(
    (row) => !taxes.some(({ category, rate }) => category === row.category && rate === row.rate),
  ),
];

/**
 * A supply outside the scope of VAT (O) excludes every other category from the document (BR-O-11 to
 * 14). Beside taxed or exempt goods it is therefore exempt (E) for the same reason; the amounts do
 * not change.
 */
export function separateScope(
  charges: InvoicedCharges,
  taxes: readonly InvoicedTax[],
  currency: Currency,
): { readonly charges: InvoicedCharges; readonly taxes: readonly InvoicedTax[] } {
  if (new Set(taxes.map(({ category }) => category === 'O')).size < 2) return { charges, taxes };
  const exempt = <Row extends Mark>(row: Row): Row =>
    row.category === 'O' ? { ...row, category: 'E' } : row;
  return {
    charges: {
      lines: charges.lines.map(exempt),
      shipping: charges.shipping && exempt(charges.shipping),
    },
    taxes: sumGroups(taxes.map(exempt), currency),
  };
}

type Mark = Pick<Treated, 'category' | 'rate'>;

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
