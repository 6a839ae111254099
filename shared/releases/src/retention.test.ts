import type { ReleaseEventAction } from '@shop/contracts';
import fc from 'fast-check';
import {
  createHistoryReader,
  evaluateRetention,
  type RetainedEvent,
  type RetentionInput,
  retentionDays,
  rollbackDepth,
} from './retention.ts';
import { derivePreviousRelease } from './rollout.ts';

const day = 86_400_000;
const hour = 3_600_000;
const begin = Date.UTC(2026, 0, 1);
const name = 'mf-checkout';
const regions = ['pl', 'ro'] as const;
type Region = (typeof regions)[number];

interface Pointer {
  stable: string | null;
  candidate: string | null;
  killed: boolean;
}
/** Read in pages of three, to cover events across page ends. */
const historyOf = (events: readonly RetainedEvent[]) => {
  const { history, readEvent } = createHistoryReader();
  for (let at = 0; at < events.length; at += 3) readEvent(events.slice(at, at + 3));
  return history;
};
/** A shop in the state that the registry's commands leave, with their events. */
const newShop = () => {
  const pointers: Record<Region, Pointer> = {
    pl: { stable: null, candidate: null, killed: false },
    ro: { stable: null, candidate: null, killed: false },
  };
  const events: RetainedEvent[] = [];
  const releases: { name: string; key: string; createdAt: Date }[] = [];
  const note = (
    at: number,
    region: Region | null,
    action: ReleaseEventAction,
    from: string | null,
    to: string | null,
  ) => events.push({ at: new Date(at), region, name, action, from, to });
  const moves = (region: Region) => events.filter((event) => event.region === region);
  const act = (at: number, { region, action, pick }: Step): void => {
    const pointer = pointers[region];
    const key = releases.length === 0 ? null : (releases[pick % releases.length]?.key ?? null);
    if (action === 'publish') {
      releases.push({ name, key: `1.0.${releases.length}+0`, createdAt: new Date(at) });
      note(at, null, 'publish', null, releases.at(-1)?.key ?? null);
    } else if (action === 'promote' && key !== null) {
      note(at, region, 'promote', pointer.stable, key);
      pointers[region] = { stable: key, candidate: null, killed: false };
    } else if (action === 'share' && key !== null && pointer.stable !== null && key !== pointer.stable) {
      note(at, region, 'share', pointer.stable, key);
      pointers[region] = { ...pointer, candidate: key, killed: false };
    } else if (action === 'kill' && pointer.candidate !== null && !pointer.killed) {
      note(at, region, 'kill', pointer.candidate, pointer.stable);
      pointers[region] = { ...pointer, killed: true };
    } else if (action === 'rollback' && pointer.candidate !== null && !pointer.killed) {
      note(at, region, 'withdraw', pointer.candidate, pointer.stable);
      pointers[region] = { ...pointer, candidate: null };
    } else if (action === 'rollback') {
      const before = derivePreviousRelease(moves(region).reverse()) ?? null;
      if (before === null) return;
      note(at, region, 'rollback', pointer.stable, before);
      pointers[region] = { stable: before, candidate: null, killed: false };
    }
  };
  /** Returns what a document of this region may receive now. */
  const given = (region: Region): string[] => {
    const { stable, candidate, killed } = pointers[region];
    return [stable, killed ? null : candidate].filter((key) => key !== null);
  };
  const input = (now: number): RetentionInput => ({
    releases,
    rollouts: regions.map((region) => ({ region, name, ...pointers[region] })),
    scheduled: [],
    history: historyOf(events),
    now: new Date(now),
  });
  return { act, given, input, moves };
};

interface Step {
  readonly region: Region;
  readonly action: 'publish' | 'promote' | 'share' | 'kill' | 'rollback';
  readonly pick: number;
  readonly hours: number;
}
const step = fc.record({
  region: fc.constantFrom(...regions),
  action: fc.constantFrom('publish', 'publish', 'promote', 'promote', 'share', 'kill', 'rollback' as const),
  pick: fc.nat(20),
  hours: fc.integer({ min: 0, max: 24 * 25 }),
}) as fc.Arbitrary<Step>;

/** Returns the releases that one, two or three rollbacks would reach. */
const reach = (shop: ReturnType<typeof newShop>, region: Region): string[] => {
  const moves = shop.moves(region).reverse();
  const found: string[] = [];
  for (let back = 0; back < rollbackDepth; back += 1) {
    const before = derivePreviousRelease(moves) ?? null;
    if (before === null) break;
    found.push(before);
    moves.unshift({ at: new Date(0), region, name, action: 'rollback', from: null, to: before });
  }
  return found;
};

it('never clears away what a document of the last 30 days, a region or a rollback may ask for', () => {
  let cleared = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => {
      const shop = newShop();
      /** Documents opened right before and after each step: the worst moments. */
      const opened: { readonly at: number; readonly key: string }[] = [];
      let now = begin;
      const look = () => {
        for (const region of regions) for (const key of shop.given(region)) opened.push({ at: now, key });
      };
      for (const one of steps) {
        now += one.hours * hour;
        look();
        shop.act(now, one);
        look();
        const judged = evaluateRetention(shop.input(now));
        const gone = new Set(judged.filter(({ keep }) => !keep).map(({ key }) => key));
        cleared += gone.size;
        for (const { at, key } of opened)
          if (now - at <= retentionDays * day) expect(gone.has(key)).toBe(false);
        for (const region of regions)
          for (const key of [...shop.given(region), ...reach(shop, region)])
            expect(gone.has(key)).toBe(false);
      }
    }),
    { numRuns: 300, seed: 20_261_128 },
  );
  // It does remove releases, or the assertions above would be trivial.
  expect(cleared).toBeGreaterThan(500);
});

describe('one release', () => {
  const at = (days: number) => new Date(begin + days * day);
  const event = (
    days: number,
    action: ReleaseEventAction,
    from: string | null,
    to: string | null,
  ): RetainedEvent => ({
    at: at(days),
    region: 'pl',
    name,
    action,
    from,
    to,
  });
  const releases = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ name, key, createdAt: at(0) }));
  const judge = (events: readonly RetainedEvent[], stable: string, now: number, scheduled: string[] = []) =>
    Object.fromEntries(
      evaluateRetention({
        releases,
        rollouts: [{ region: 'pl', name, stable, candidate: null }],
        scheduled: scheduled.map((key) => ({ name, key })),
        history: historyOf(events),
        now: at(now),
      }).map(({ key, why }) => [key, why]),
    );

  it('stays 30 days after the last moment it was given, not after it was published', () => {
    const candidate = [
      event(1, 'promote', null, 'a'),
      event(100, 'share', 'a', 'b'),
      event(110, 'kill', 'b', 'a'),
    ];
    expect(judge(candidate, 'a', 140).b).toBe('recent');
    expect(judge(candidate, 'a', 142).b).toBeNull();
  });

  it('stays when another candidate has taken its place without a word about it', () => {
    const replaced = [
      event(1, 'promote', null, 'a'),
      event(50, 'share', 'a', 'b'),
      event(90, 'share', 'a', 'c'),
    ];
    expect(judge(replaced, 'a', 119).b).toBe('recent');
  });

  it('stays for three rollbacks whatever its age, for a schedule, and while a preview of it may be open', () => {
    const moves = ['a', 'b', 'c', 'd', 'e'].map((key, index) => event(index, 'promote', null, key));
    expect(judge(moves, 'e', 900)).toEqual({
      a: null,
      b: 'rollback',
      c: 'rollback',
      d: 'rollback',
      e: 'referenced',
      f: null,
    });
    expect(judge(moves, 'e', 900, ['f']).f).toBe('referenced');
    expect(judge([...moves, event(880, 'preview', null, 'f')], 'e', 900).f).toBe('recent');
  });
});
