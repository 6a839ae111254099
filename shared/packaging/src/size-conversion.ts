import type { DieParameters, Size, StructureId } from './die.ts';
import { structures } from './structures/index.ts';
import type { Structure } from './structures/structure.ts';

/** What a length, width and height mean: inside the walls, outside them, or crease to crease. */
export const dimensionKinds = ['inside', 'outside', 'manufacturing'] as const;
export type DimensionKind = (typeof dimensionKinds)[number];

/** The size of one die in all three ways. */
export type SizesByKind = Readonly<Record<DimensionKind, Size>>;

/** Iteration stops below a tenth of a micrometre; callers may rely on 0.001 mm. */
const tolerance = 1e-4;
const axes = ['L', 'W', 'H'] as const;

/**
 * Inside parameters of a box whose outside or manufacturing size is given, by inverting the structure's own maps; exact
 * to 0.001 mm. Options that are left out follow the size, as they do in `makeDie`. The answer is not checked: give it
 * to `makeDie`. Where no inside size has the wanted one (a flat thing's height that is not its caliper), `axis` names
 * the dimension and `nearest` the size that can be had.
 * @example insideParameters('fefco-0427', 'outside', { L: 322, W: 213, H: 106, t: 3 }) // L 300, W 200, H 100
 */
export function insideParameters(
  structure: StructureId,
  kind: DimensionKind,
  wanted: DieParameters,
):
  | { readonly ok: true; readonly parameters: DieParameters }
  | { readonly ok: false; readonly axis: 'L' | 'W' | 'H'; readonly nearest: number } {
  if (kind === 'inside') return { ok: true, parameters: wanted };
  const found = structures[structure];
  const fixed = axes.filter((axis) => found.limits[axis].min === found.limits[axis].max);
  let guess: Size = { L: wanted.L, W: wanted.W, H: wanted.H };
  for (const axis of fixed) guess = { ...guess, [axis]: found.limits[axis].min };
  for (let round = 0; round < 40; round += 1) {
    const got = sizeOf(found, kind, { ...wanted, ...guess });
    const next = { ...guess };
    let off = 0;
    for (const axis of axes) {
      if (fixed.includes(axis)) continue;
      off = Math.max(off, Math.abs(wanted[axis] - got[axis]));
      next[axis] += wanted[axis] - got[axis];
    }
    if (!(off > tolerance)) break;
    guess = next;
  }
  const reached = sizeOf(found, kind, { ...wanted, ...guess });
  const missed = axes.find((axis) => !(Math.abs(reached[axis] - wanted[axis]) <= 1e-3));
  if (missed) return { ok: false, axis: missed, nearest: reached[missed] };
  const { L, W, H } = guess;
  return {
    ok: true,
    parameters: { ...wanted, L: roundToNanometre(L), W: roundToNanometre(W), H: roundToNanometre(H) },
  };
}

/** Returns the outside or manufacturing size of inside parameters, which may be impossible. */
export const convertSize = (structure: StructureId, kind: DimensionKind, inside: DieParameters): Size =>
  sizeOf(structures[structure], kind, inside);

const roundToNanometre = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

function sizeOf(structure: Structure, kind: DimensionKind, parameters: DieParameters): Size {
  const { L, W, H, t } = parameters;
  if (kind === 'inside') return { L, W, H };
  const options: Record<string, number> = {};
  for (const { id, initial } of structure.options)
    options[id] = parameters.options?.[id] ?? initial({ L, W, H, t, options });
  return structure[kind]({ L, W, H, t, options });
}
