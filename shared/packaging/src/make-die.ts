import { type DieParameters, type DieResult, type StructureId, structureIds } from './die.ts';
import { makeDieFor } from './make-die-for.ts';
import { structures } from './structures/index.ts';

/**
 * Returns the die of a structure for an inside size in mm and a board caliper `t`. Pure and deterministic; browser and
 * server get the same bytes. Impossible input returns problems, each with parameter, limit and given value.
 * @example makeDie('fefco-0427', { L: 300, W: 200, H: 100, t: 3 }) // sheet 743 × 722
 */
export function makeDie(structure: StructureId, parameters: DieParameters): DieResult {
  return makeDieFor(structures[structure], parameters);
}

/** Whether text from a URL or the wire is a structure id. */
export const isStructureId = (text: string): text is StructureId =>
  (structureIds as readonly string[]).includes(text);
