import type { CouponTerms } from '@shop/contracts';
import { type Currency, fromDecimal, money, toDecimal } from '@shop/money';
import { productSlugs } from '@shop/packaging';
import { type RegionId, regionIds } from '@shop/regions';
import { lowestMargins } from '../../catalogue/index.ts';
import { type Failure, fail } from '../../platform/index.ts';

const wholeShare = 10_000n;

const minor = (amount: string, currency: Currency): bigint => fromDecimal(amount, currency)?.amount ?? 0n;

/** The regions that a code is for. */
export const regionsOfTerms = ({ regions }: Pick<CouponTerms, 'regions'>): readonly RegionId[] =>
  regionIds.filter((id) => regions === null || regions.includes(id));

const repeats = (currencies: readonly { readonly currency: Currency }[], path: string) =>
  currencies.flatMap(({ currency }, at) =>
    currencies.findIndex((other) => other.currency === currency) < at
      ? [{ path: `terms.${path}.${at}.currency`, code: 'duplicate', message: 'Name each currency once.' }]
      : [],
  );

/** Refuses regions and products that the shop does not have, a currency named twice, and an end before the start. */
export const refuseTerms = (terms: CouponTerms): Failure<'invalid_input'> | null => {
  const knownRegions: readonly string[] = regionIds;
  const knownProducts: readonly string[] = productSlugs;
  const unknown = (values: readonly string[] | null, known: readonly string[], path: string) =>
    (values ?? []).flatMap((value, at) =>
      known.includes(value)
        ? []
        : [{ path: `terms.${path}.${at}`, code: 'not_offered', message: 'Choose one that the shop has.' }],
    );
  const fields = [
    ...unknown(terms.regions, knownRegions, 'regions'),
    ...unknown(terms.products, knownProducts, 'products'),
    ...(terms.discount.kind === 'amount' ? repeats(terms.discount.amounts, 'discount.amounts') : []),
    ...repeats(terms.minimums, 'minimums'),
    ...(terms.ends_on !== null && terms.ends_on < terms.starts_on
      ? [{ path: 'terms.ends_on', code: 'too_early', message: 'The last day is not before the first.' }]
      : []),
  ];
  return fields.length === 0 ? null : fail('invalid_input', { fields });
};

/**
 * Refuses a code with which some order would be sold below cost. A price is `cost / (1 - margin)` in every part, so a
 * share loses money above the margin, and an amount when it is more than the margin of the smallest order. With VAT in
 * both, the ratio is the same. The problem names the field and the highest share in basis points, or the smallest order
 * that would do.
 *
 * @param margins the lowest margin of each currency in basis points (`lowestMargins`)
 */
export const refuseBelowCost = (
  { discount, minimums }: Pick<CouponTerms, 'discount' | 'minimums'>,
  margins: ReadonlyMap<Currency, number>,
): Failure<'coupon_below_cost'> | null => {
  const message = 'This would sell below cost.';
  if (discount.kind === 'percent') {
    const limit = Math.min(...margins.values());
    return discount.rate <= limit
      ? null
      : fail('coupon_below_cost', {
          fields: [{ path: 'terms.discount.rate', code: 'too_large', message, limit }],
        });
  }
  const fields = discount.amounts.flatMap(({ currency, amount }) => {
    const margin = margins.get(currency);
    // No region of the code sells in this currency.
    if (margin === undefined) return [];
    const smallest = minimums.find((one) => one.currency === currency);
    const worth = minor(smallest?.amount ?? '0.00', currency);
    const taken = minor(amount, currency);
    if (taken * wholeShare <= worth * BigInt(margin)) return [];
    const needed = margin === 0 ? null : (taken * wholeShare + BigInt(margin) - 1n) / BigInt(margin);
    return [
      {
        path: 'terms.minimums',
        code: 'too_small',
        message,
        ...(needed === null ? {} : { example: `${toDecimal(money(needed, currency))} ${currency}` }),
      },
    ];
  });
  return fields.length === 0 ? null : fail('coupon_below_cost', { fields });
};

/** Refuses terms that are not possible or would sell below cost on a day (`YYYY-MM-DD`) or later. */
export const refuseCoupon = (
  terms: CouponTerms,
  day: string,
): Failure<'invalid_input' | 'coupon_below_cost'> | null =>
  refuseTerms(terms) ?? refuseBelowCost(terms, lowestMargins(regionsOfTerms(terms), day));
