import { quantityRanges } from '@shop/regions';

/** Number of price tiers above the requested quantity that an offer shows. */
const tiersAbove = 2;
const tiersBelow = 1;

/**
 * Returns the quantity options of an offer's line: the requested quantity, the price tier below it
 * and the two above, ascending and without duplicates.
 * @example computeOptionQuantities(300) // [240, 300, 500, 750]
 */
export function computeOptionQuantities(asked: number): number[] {
  const lower = quantityRanges.filter((tier) => tier < asked).slice(-tiersBelow);
  const higher = quantityRanges.filter((tier) => tier > asked).slice(0, tiersAbove);
  return [...lower, asked, ...higher];
}
