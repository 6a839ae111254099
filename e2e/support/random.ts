/** A small seeded generator (mulberry32): a printed seed replays a run exactly. */
export interface Random {
  readonly seed: number;
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    seed,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
  };
}

/**
 * Returns the seed of this run: `SEED` from the environment, else that of the properties (which `npm test` sets, so
 * that what passed passes again), else a random one. Prints it, so that a failure can be replayed.
 */
export function seedOfRun(): number {
  const given = process.env.SEED ?? process.env.PROPERTY_SEED;
  const seed = given ? Number(given) : Math.floor(Math.random() * 1_000_000);
  console.log(`SEED=${seed}`);
  return seed;
}
