import type { Structure } from '../structure.ts';
import type { rigidStructureIds } from './ids.ts';
import { magneticBox } from './magnetic-box.ts';
import { paperCan } from './paper-can.ts';
import { rigidBox } from './rigid-box.ts';
import { rigidDrawer } from './rigid-drawer.ts';
import { rigidTwoPiece } from './rigid-two-piece.ts';

export const rigidStructures: Readonly<Record<(typeof rigidStructureIds)[number], Structure>> = {
  'rigid-two-piece': rigidTwoPiece,
  'magnetic-box': magneticBox,
  'rigid-box': rigidBox,
  'rigid-drawer': rigidDrawer,
  'paper-can': paperCan,
};
