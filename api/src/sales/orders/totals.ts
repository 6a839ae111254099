import {
  add,
  apportion,
  type Currency,
  compare,
  divideHalfUp,
  type Money,
  shareOf,
  subtract,
  sum,
  zero,
} from '@shop/money';
import type { TaxTreatment } from './decide-tax.ts';

/**
 * `net`: amounts are net and VAT is added. `gross`: the buyer saw amounts with VAT, so the gross is
 * charged and the net is derived from it (COMMERCE rules, section 3).
 */
export type PriceBasis = 'net' | 'gross';

export interface TotalsInput {
  readonly currency: Currency;
  readonly basis: PriceBasis;
  /** Each line's amount on the given basis, already rounded per line. Never negative. */
  readonly lines: readonly {
    readonly amount: Money;
    readonly treatment: TaxTreatment;
    /** False: the discount does not apply to this line. */
    readonly discountable?: boolean;
  }[];
  /** Shipping and customs on the given basis. */
  readonly shipping: Money;
  readonly shippingTreatment: TaxTreatment;
  /** Deducted from the lines before tax, on the given basis, up to the lines' value. */
  readonly discount: Money;
}

export interface LineTotals {
  /** After discount. `net + tax = gross`. */
  readonly net: Money;
  readonly tax: Money;
  readonly gross: Money;
  /** This line's share of the discount, on the input's basis. */
  readonly discount: Money;
  /** Before the discount. */
  readonly listNet: Money;
  readonly listGross: Money;
}

export interface TaxRow extends TaxTreatment {
  readonly base: Money;
  readonly amount: Money;
}

/** `itemTotal + shipTotal + taxTotal + promoTotal = total`, in integers. */
export interface Totals {
  /** Net of the lines before the discount. */
  readonly itemTotal: Money;
  /** Net. */
  readonly shipTotal: Money;
  readonly taxTotal: Money;
  /** Net, zero or negative. */
  readonly promoTotal: Money;
  readonly total: Money;
  readonly lines: readonly LineTotals[];
  readonly shipping: LineTotals;
  /** One per category, rate and country. */
  readonly taxes: readonly TaxRow[];
}

/**
 * The only place where an order's money is added up and rounded. VAT is rounded half up once per
 * group (EN 16931 BR-CO-17) and distributed over the group's lines by largest remainder, so that
 * displayed amounts add up. In gross mode the group's net is gross ÷ (1 + rate), rounded half up
 * once; the VAT is the rest.
 */
export function computeTotals(input: TotalsInput): Totals {
  const { currency, basis } = input;
  const nothing = {
    net: zero(currency),
    tax: zero(currency),
    gross: zero(currency),
    discount: zero(currency),
    listNet: zero(currency),
    listGross: zero(currency),
  };
  const { discount, cuts } = spreadDiscount(input);
  const discountOf = (index: number): Money => cuts[index] ?? zero(currency);
  const entries = [
    ...input.lines.map(({ amount, treatment }, index) => ({
      amount: subtract(amount, discountOf(index)),
      treatment,
    })),
    { amount: input.shipping, treatment: input.shippingTreatment },
  ];
  const { parts, taxes } = taxByGroup(entries, basis, currency);
  const before = discount.amount === 0n ? null : computeTotals({ ...input, discount: zero(currency) });
  const lines = parts.slice(0, -1).map((part, index) => ({
    ...part,
    discount: discountOf(index),
    listNet: before?.lines[index]?.net ?? part.net,
    listGross: before?.lines[index]?.gross ?? part.gross,
  }));
  const delivery = parts.at(-1) ?? nothing;
  const shipping = { ...nothing, ...delivery, listNet: delivery.net, listGross: delivery.gross };
  const nets = sumOf(lines, ({ net }) => net, currency);
  const itemTotal = sumOf(lines, ({ listNet }) => listNet, currency);
  const taxTotal = sumOf(taxes, ({ amount }) => amount, currency);
  return {
    itemTotal,
    shipTotal: shipping.net,
    taxTotal,
    promoTotal: subtract(nets, itemTotal),
    total: sum([nets, shipping.net, taxTotal], currency),
    lines,
    shipping,
    taxes,
  };
}

const sumOf = <Row>(rows: readonly Row[], read: (row: Row) => Money, currency: Currency): Money =>
  sum(rows.map(read), currency);

/**
 * The discount, capped at the value of the lines it applies to, and each line's share by largest
 * remainder.
 */
function spreadDiscount(input: TotalsInput): { readonly discount: Money; readonly cuts: readonly Money[] } {
  const { currency } = input;
  const shown = input.lines.map(({ amount, discountable = true }) =>
    discountable ? amount : zero(currency),
  );
  const worth = sum(shown, currency);
  const discount = compare(input.discount, worth) > 0 ? worth : input.discount;
  const weights = shown.map(({ amount }) => amount);
  return { discount, cuts: apportion(discount, weights) };
}

/** Splits every amount into net and VAT by group; `parts` retains the order of the amounts. */
function taxByGroup(
  entries: readonly Omit<Entry, 'index'>[],
  basis: PriceBasis,
  currency: Currency,
): { readonly parts: readonly Parts[]; readonly taxes: readonly TaxRow[] } {
  const parts = entries.map(() => ({ net: zero(currency), tax: zero(currency), gross: zero(currency) }));
  const taxes: TaxRow[] = [];
  for (const members of groupByTreatment(entries)) {
    const { treatment } = members[0];
    const amounts = members.map(({ amount }) => amount);
    const group = splitGroup(sum(amounts, currency), treatment.rate, basis);
    const weights = amounts.map(({ amount }) => amount);
    const spread = apportion(basis === 'net' ? group.tax : group.net, weights);
    members.forEach(({ index, amount }, place) => {
      const part = spread[place] ?? zero(currency);
      parts[index] =
        basis === 'net'
          ? { net: amount, tax: part, gross: add(amount, part) }
          : { net: part, tax: subtract(amount, part), gross: amount };
    });
    if (group.net.amount !== 0n || group.tax.amount !== 0n) {
      taxes.push({ ...treatment, base: group.net, amount: group.tax });
    }
  }
  return { parts, taxes };
}

/** `net + tax = gross`. */
type Parts = Pick<LineTotals, 'net' | 'tax' | 'gross'>;

interface Entry {
  readonly index: number;
  readonly amount: Money;
  readonly treatment: TaxTreatment;
}

function groupByTreatment(entries: readonly Omit<Entry, 'index'>[]): [Entry, ...Entry[]][] {
  const groups = new Map<string, [Entry, ...Entry[]]>();
  entries.forEach(({ amount, treatment }, index) => {
    const key = `${treatment.category} ${treatment.rate} ${treatment.country}`;
    const known = groups.get(key);
    if (known) known.push({ index, amount, treatment });
    else groups.set(key, [{ index, amount, treatment }]);
  });
  return [...groups.values()];
}

function splitGroup(whole: Money, rate: number, basis: PriceBasis): { net: Money; tax: Money } {
  if (basis === 'net') return { net: whole, tax: shareOf(whole, rate) };
  const net = grossToNet(whole, rate);
  return { net, tax: subtract(whole, net) };
}

/** Gross ÷ (1 + rate), rounded half up. `rate` in basis points. */
export const grossToNet = (gross: Money, rate: number): Money => ({
  amount: divideHalfUp(gross.amount * 10_000n, 10_000n + BigInt(rate)),
  currency: gross.currency,
});
