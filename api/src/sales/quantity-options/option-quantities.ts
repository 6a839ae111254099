import { quantityRanges } from '@shop/regions';

/** How many tiers above and below the asked quantity an offer shows. */
const tiersAbove = 2;
const tiersBelow = 1;

/**
 * The quantities a line of an offer may be had in: the asked one, the tier of the price list below it and the two
 * above, ascending and without repeats.
 * @example computeOptionQuantities(300) // [240, 300, 500, 750]
 */
export function computeOptionQuantities(asked: number): number[] {
  const lower = quantityRanges.filter((tier) => tier < asked).slice(-tiersBelow);
  const higher = quantityRanges.filter((tier) => tier > asked).slice(0, tiersAbove);
  return [...lower, asked, ...higher];
}
