/** The die's outlines and margins, computed once per die object. */
import type { Die } from '@shop/packaging';
import { margins } from '../constants.ts';
import { creaseOutlines, cutOutlines } from '../geometry/die-outlines.ts';
import type { DielineOutlines } from './display-list.ts';

const known = new WeakMap<Die, DielineOutlines>();

/** Bleed and safe distance of a die. Board under 1 mm is carton. */
export function marginsOf(die: Die): { readonly bleed: number; readonly safe: number } {
  return die.parameters.t < 1 ? margins.carton : margins.corrugated;
}

/** Cut, crease, bleed and safe zone of a die as outlines for painters. */
export function dielineOf(die: Die): DielineOutlines {
  const found = known.get(die);
  if (found !== undefined) return found;
  const cut = cutOutlines(die);
  const outlines: DielineOutlines = { cut, crease: creaseOutlines(die), bleed: cut[0] ?? [], safe: [] };
  known.set(die, outlines);
  return outlines;
}
