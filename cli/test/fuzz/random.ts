/** A stream of numbers that the same seed brings about again. */
export interface Random {
  /** From 0 up to 1. */
  readonly next: () => number;
  /** A whole number from 0 up to and without `below`. */
  readonly below: (below: number) => number;
  readonly of: <T>(values: readonly [T, ...T[]]) => T;
  readonly chance: (share: number) => boolean;
}

/** mulberry32, which is in the public domain: 32 bits of state, enough to choose test cases by. */
export const randomOf = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    of: (values) => values[below(values.length)] ?? values[0],
    chance: (share) => next() < share,
  };
};

/** A seed of its own for every endpoint, so that one can be run again alone. */
export const seedFor = (seed: number, name: string): number =>
  [...name].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193),
    seed ^ 0x811c9dc5,
  ) >>> 0;
