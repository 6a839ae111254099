import type { Structure } from '../structure.ts';
import type { rigidStructureIds } from './ids.ts';

export const rigidStructures: Readonly<Record<(typeof rigidStructureIds)[number], Structure>> = {};
