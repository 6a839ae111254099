import type { Structure } from '../structure.ts';
import type { rigidStructureIds } from './ids.ts';
import { rigidDrawer } from './rigid-drawer.ts';
import { rigidTwoPiece } from './rigid-two-piece.ts';

export const rigidStructures: Readonly<Record<(typeof rigidStructureIds)[number], Structure>> = {
  'rigid-two-piece': rigidTwoPiece,
  'rigid-drawer': rigidDrawer,
};
