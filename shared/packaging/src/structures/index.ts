import type { StructureId } from '../die.ts';
import { boardStructures } from './board/index.ts';
import { flexibleStructures } from './flexible/index.ts';
import { rigidStructures } from './rigid/index.ts';
import type { Structure } from './structure.ts';

/** All structures. A new one is one file, its id and one line in its family's folder. */
export const structures: Readonly<Record<StructureId, Structure>> = {
  ...boardStructures,
  ...rigidStructures,
  ...flexibleStructures,
};
