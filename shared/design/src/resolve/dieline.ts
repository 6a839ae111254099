/** The die's outlines and margins, computed once per die object. */
import { bleedOutline, type Die, safeZones } from '@shop/packaging';
import { margins } from '../constants.ts';
import { creaseOutlines, cutOutlines } from '../geometry/die-outlines.ts';
import { polygonOutline } from '../geometry/outline.ts';
import type { DielineOutlines } from './display-list.ts';

const known = new WeakMap<Die, DielineOutlines>();

/** Returns bleed and safe distance of a die. Board under 1 mm is carton. */
export function marginsOf(die: Die): { readonly bleed: number; readonly safe: number } {
  return die.parameters.t < 1 ? margins.carton : margins.corrugated;
}

/** Returns cut, crease, bleed and safe zone of a die as outlines for painters. */
export function dielineOf(die: Die): DielineOutlines {
  const found = known.get(die);
  if (found !== undefined) return found;
  const { bleed, safe } = marginsOf(die);
  const outlines: DielineOutlines = {
    cut: cutOutlines(die),
    crease: creaseOutlines(die),
    bleed: bleedOutline(die, bleed).flatMap(polygonOutline),
    safe: safeZones(die, safe)
      .map(({ rings }) => rings.flatMap(polygonOutline))
      .filter((outline) => outline.length > 0),
  };
  known.set(die, outlines);
  return outlines;
}
