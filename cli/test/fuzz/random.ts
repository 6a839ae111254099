/** A stream of numbers that the same seed reproduces. */
export interface Random {
  /** A number from 0 up to 1, 1 excluded. */
  readonly next: () => number;
  /** A whole number from 0 up to `below`, `below` excluded. */
  readonly below: (below: number) => number;
  readonly of: <T>(values: readonly [T, ...T[]]) => T;
  readonly chance: (share: number) => boolean;
}

/** mulberry32, which is in the public domain: 32 bits of state, enough to choose test cases. */
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

/** Returns a seed for each endpoint, so that one endpoint can be run again alone. */
export const seedFor = (seed: number, name: string): number =>
  [...name].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193),
    seed ^ 0x811c9dc5,
  ) >>> 0;
