/**
 * Functions for a given structure: importing this includes no structures, `loadStructure` fetches the family of one.
 */
export { computeDieFacts } from './facts/compute-die-facts.ts';
export { makeDieFor } from './make-die-for.ts';
export { loadStructure } from './structures/load-structure.ts';
export { resolveLimits } from './structures/resolve-limits.ts';
