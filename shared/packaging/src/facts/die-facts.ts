import type { Die } from '../die.ts';
import { structures } from '../structures/index.ts';
import type { Board } from './boards.ts';
import { computeDieFacts, type DieFacts } from './compute-die-facts.ts';

export { type DieFacts, stackHeight } from './compute-die-facts.ts';

/**
 * Returns the facts of a die in a board. The die's own caliper determines its geometry, the board its weight; the
 * caller makes the die with `t: board.caliper`.
 */
export const dieFacts = (die: Die, board: Board): DieFacts =>
  computeDieFacts(structures[die.structure], die, board);
