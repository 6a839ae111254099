/** Work with one structure in hand: importing this brings none along, `loadStructure` fetches the family of one. */
export { factsOf } from './facts/facts-of.ts';
export { makeDieOf } from './make-die-of.ts';
export { limitsIn } from './structures/limits-in.ts';
export { loadStructure } from './structures/load-structure.ts';
