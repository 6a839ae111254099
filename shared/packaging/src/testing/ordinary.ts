import type { Die, StructureId } from '../die.ts';
import { limitsOf } from '../limits.ts';
import { structures } from '../structures/index.ts';
import { dieOf } from './arbitrary.ts';

/** Returns a structure's die at its default size and caliper. */
export function ordinaryDie(id: StructureId): Die {
  return dieOf(id, { ...structures[id].defaultSize, t: limitsOf(id).t?.initial ?? 1 });
}
