import type { StructureId } from '../die.ts';
import { boardStructureIds } from './board/ids.ts';
import { rigidStructureIds } from './rigid/ids.ts';
import type { Structure } from './structure.ts';

/** Loads a structure with its family only, for a page that shows one product. */
export async function loadStructure(id: StructureId): Promise<Structure> {
  if (isOneOf(boardStructureIds, id)) return (await import('./board/index.ts')).boardStructures[id];
  if (isOneOf(rigidStructureIds, id)) return (await import('./rigid/index.ts')).rigidStructures[id];
  return (await import('./flexible/index.ts')).flexibleStructures[id];
}

const isOneOf = <Id extends StructureId>(ids: readonly Id[], id: StructureId): id is Id =>
  (ids as readonly StructureId[]).includes(id);
