import { type DieResult, makeDie } from '@shop/packaging';
import type { StructureRef } from '../document/document.ts';

const known = new Map<string, DieResult>();
const limit = 50;

/** Returns the die of a design. The same structure returns the same object, so outlines are computed once. */
export function dieOf(structure: StructureRef): DieResult {
  const { L, W, H, t, options } = structure.params;
  const key = JSON.stringify([structure.id, L, W, H, t, Object.entries(options ?? {}).toSorted()]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = makeDie(structure.id, { L, W, H, t, ...(options === undefined ? {} : { options }) });
  if (known.size >= limit) known.clear();
  known.set(key, made);
  return made;
}
