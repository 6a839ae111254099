import type { Structure } from '../structure.ts';
import type { flexibleStructureIds } from './ids.ts';

export const flexibleStructures: Readonly<Record<(typeof flexibleStructureIds)[number], Structure>> = {};
