import type { Size } from '../die.ts';

/** A size class of a carrier: largest outside edges in mm, longest first, and largest weight in g. */
export interface CarrierBand {
  readonly carrier: string;
  readonly band: string;
  readonly edges: readonly [number, number, number];
  readonly grams: number;
  /** Largest length plus girth, if the carrier limits it. */
  readonly lengthAndGirth?: number;
}

/**
 * Narrowest first within a carrier. Royal Mail: published limits (sources.md, sizes). `eu-courier` is a plain ladder of
 * the common European classes: letterbox and locker compartments, parcel up to 31.5 kg.
 */
export const carrierBands: readonly CarrierBand[] = [
  { carrier: 'royal-mail', band: 'large-letter', edges: [353, 250, 25], grams: 750 },
  { carrier: 'royal-mail', band: 'small-parcel', edges: [450, 350, 160], grams: 2000 },
  { carrier: 'royal-mail', band: 'medium-parcel', edges: [610, 460, 460], grams: 20000 },
  { carrier: 'eu-courier', band: 'letterbox', edges: [350, 250, 30], grams: 2000 },
  { carrier: 'eu-courier', band: 'locker-small', edges: [640, 380, 80], grams: 25000 },
  { carrier: 'eu-courier', band: 'locker-medium', edges: [640, 380, 190], grams: 25000 },
  { carrier: 'eu-courier', band: 'locker-large', edges: [640, 410, 380], grams: 25000 },
  { carrier: 'eu-courier', band: 'parcel', edges: [1200, 600, 600], grams: 31500, lengthAndGirth: 3000 },
];

/** Returns each carrier's narrowest band for a parcel of this outside size and weight. */
export function carriersFor(outside: Size, grams: number): CarrierBand[] {
  const [a = 0, b = 0, c = 0] = [outside.L, outside.W, outside.H].sort((x, y) => y - x);
  const found = new Map<string, CarrierBand>();
  for (const band of carrierBands) {
    if (found.has(band.carrier)) continue;
    const fits = a <= band.edges[0] && b <= band.edges[1] && c <= band.edges[2];
    const girth = band.lengthAndGirth === undefined || a + 2 * (b + c) <= band.lengthAndGirth;
    if (fits && girth && grams <= band.grams) found.set(band.carrier, band);
  }
  return [...found.values()];
}
