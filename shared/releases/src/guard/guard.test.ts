import type { HealthOutcome } from '@shop/contracts';
import fc from 'fast-check';
import {
  batchSize,
  evaluateGuard,
  getOverallVerdict,
  initialGuardState,
  type Stratum,
} from './evaluate-guard.ts';
import { addBatch, alternatives, logEvidence, noEvidence } from './evidence.ts';
import { type Batch, logFactorial, logLikelihoods } from './hypergeometric.ts';
import { wilson } from './interval.ts';
import { falseStopRate, metricOf, metricRules } from './metrics.ts';
import { randomOf, type Simulation, simulate, soundRates } from './simulate.fixture.ts';
import { readTicket, signTicket } from './ticket.ts';

/** `candidate` of `drawn` bad documents, in a batch of so many. */
const batch = (all: number, candidates: number, bad: number, candidateBad: number): Batch => ({
  candidateBad,
  candidateTotal: candidates,
  stableBad: bad - candidateBad,
  stableTotal: all - candidates,
});

describe('the odds of a batch', () => {
  // scipy 1.17.1: nchypergeom_fisher.pmf(x, all, candidates, bad, odds)
  it.each([
    [40, 10, 5, 3, 1, 0.07933034248823866],
    [40, 10, 5, 0, 1.25, 0.1603641019130565],
    [40, 10, 5, 5, 8, 0.11037060543456442],
    [1000, 50, 12, 5, 1.25, 0.0003864540515620716],
    [1000, 50, 12, 12, 10, 8.099581549821114e-7],
    [200, 100, 60, 40, 2.3, 0.11594148551285978],
    [200, 100, 60, 0, 1.15, 2.660096742476914e-26],
    [20_000, 1000, 300, 40, 3, 0.06888311152404604],
  ])(
    '%i documents, %i of the candidate, %i bad: %i of the candidate at odds %d',
    (all, candidates, bad, x, odds, wanted) => {
      const [log = 0] = logLikelihoods(batch(all, candidates, bad, x), [odds]);
      expect(Math.abs(Math.exp(log) / wanted - 1)).toBeLessThan(1e-8);
    },
  );

  it('is Fisher’s lady with her cups of tea: 16 of 70 for three right of four', () => {
    const [log = 0] = logLikelihoods(batch(8, 4, 4, 3), [1]);
    expect(Math.exp(log)).toBeCloseTo(16 / 70, 12);
  });

  it('knows ln n! on both sides of its table (Abramowitz & Stegun, table 6.4)', () => {
    // 100! = 9.332621544394415e157; 1000! = 4.023872600770938e2567.
    expect(logFactorial(100)).toBeCloseTo(Math.log(9.332621544394415) + 157 * Math.LN10, 10);
    expect(logFactorial(1000)).toBeCloseTo(Math.log(4.023872600770938) + 2567 * Math.LN10, 9);
    expect(logFactorial(256) - logFactorial(255)).toBeCloseTo(Math.log(256), 10);
  });
});

describe('evidence', () => {
  /** Σ over all outcomes of a batch of its probability times the likelihood ratio. */
  const expectation = (
    all: number,
    candidates: number,
    bad: number,
    margin: number,
    odds: number,
  ): number => {
    const least = Math.max(0, bad - (all - candidates));
    let sum = 0;
    for (let x = least; x <= Math.min(bad, candidates); x += 1) {
      const one = batch(all, candidates, bad, x);
      const [log = 0] = logLikelihoods(one, [odds]);
      sum += Math.exp(log + logEvidence(addBatch(noEvidence, one, margin)));
    }
    return sum;
  };

  it('is fair at the margin and loses below it, whatever the batch', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 120 }),
        fc.nat(1000),
        fc.nat(1000),
        fc.constantFrom(1.1, 1.15, 1.25),
        (all, a, b, margin) => {
          const candidates = a % (all + 1);
          const bad = b % (all + 1);
          expect(expectation(all, candidates, bad, margin, margin)).toBeCloseTo(1, 9);
          expect(expectation(all, candidates, bad, margin, 1)).toBeLessThanOrEqual(1 + 1e-9);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('says nothing where one arm or the bad documents are missing', () => {
    for (const empty of [batch(50, 0, 9, 0), batch(50, 50, 9, 9), batch(50, 10, 0, 0), batch(50, 10, 50, 10)])
      expect(addBatch(noEvidence, empty, 1.25)).toEqual(alternatives.map(() => expect.closeTo(0, 12)));
  });

  it('ever reaches 5 in at most one of 5 candidates that stand at the margin, looked at after every batch', () => {
    const random = randomOf(7);
    const rate = (odds: number) => (odds * 0.1) / (1 + (odds - 1) * 0.1);
    let reached = 0;
    const runs = 300;
    for (let run = 0; run < runs; run += 1) {
      let evidence = noEvidence;
      for (let index = 0; index < 40; index += 1) {
        let [candidateBad, candidateTotal, stableBad, stableTotal] = [0, 0, 0, 0];
        for (let document = 0; document < 60; document += 1)
          if (random() < 0.3) {
            candidateTotal += 1;
            if (random() < rate(1.25)) candidateBad += 1;
          } else {
            stableTotal += 1;
            if (random() < 0.1) stableBad += 1;
          }
        evidence = addBatch(evidence, { candidateBad, candidateTotal, stableBad, stableTotal }, 1.25);
        if (logEvidence(evidence) < Math.log(5)) continue;
        reached += 1;
        break;
      }
    }
    // A fifth and two standard deviations of 300 draws.
    expect(reached / runs).toBeLessThanOrEqual(0.2 + 2 * Math.sqrt((0.2 * 0.8) / runs));
    expect(reached).toBeGreaterThan(0);
  });
});

describe('the verdict', () => {
  const arm = (bad: number, good: number) => ({ mount_failed: bad, mounted: good });
  const stratum = (
    id: string,
    stable: ReturnType<typeof arm>,
    candidate: ReturnType<typeof arm>,
  ): Stratum => ({
    id,
    stable,
    candidate,
  });
  const verdictOf = (...strata: Stratum[]) =>
    getOverallVerdict(evaluateGuard(initialGuardState, strata).findings);

  it('divides one false stop in a hundred among the metrics', () => {
    expect(metricRules.reduce((sum, { alpha }) => sum + alpha, 0)).toBeCloseTo(falseStopRate, 12);
    expect(falseStopRate).toBe(0.01);
    expect(new Set(Object.values(metricOf)).size).toBe(metricRules.length);
  });

  it('is "too few" below the minimum of either arm, however bad it looks', () => {
    expect(verdictOf(stratum('1', arm(0, 5000), arm(99, 0)))).toBe('too_few');
    expect(verdictOf(stratum('1', arm(0, 99), arm(900, 100)))).toBe('too_few');
    expect(verdictOf(stratum('1', arm(0, 5000), arm(99, 1)))).toBe('worse');
    expect(verdictOf()).toBe('too_few');
  });

  it('ignores what is worse by less than matters', () => {
    // 0.1 % against 0.01 %: surely worse, and less than two in a thousand.
    expect(verdictOf(stratum('1', arm(100, 999_900), arm(1000, 999_000)))).toBe('fine');
    expect(verdictOf(stratum('1', arm(100, 999_900), arm(3000, 997_000)))).toBe('worse');
  });

  it('takes a better candidate for what it is', () => {
    expect(verdictOf(stratum('1', arm(500, 4500), arm(5, 4995)))).toBe('fine');
  });

  it('compares only what was given out under the same shares', () => {
    // A bad hour at 5 %, a good one at 50 %: added up, stable would look far worse, and the other way round.
    const quiet = stratum('1', arm(950, 8550), arm(50, 450));
    const calm = stratum('2', arm(5, 4995), arm(5, 4995));
    expect(verdictOf(quiet, calm)).toBe('fine');
    const storm = stratum('3', arm(1500, 3500), arm(1500, 3500));
    const early = stratum('4', arm(10, 9490), arm(1, 499));
    expect(verdictOf(early, storm)).toBe('fine');
  });

  it('takes every document in once, and waits for a whole batch', () => {
    const first = evaluateGuard(initialGuardState, [stratum('1', arm(0, batchSize), arm(20, 80))]);
    const again = evaluateGuard(first.state, [stratum('1', arm(0, batchSize), arm(20, 80))]);
    expect(again).toEqual(first);
    const oneMore = evaluateGuard(first.state, [stratum('1', arm(0, batchSize), arm(21, 80))]);
    expect(oneMore.state).toEqual(first.state);
    expect(JSON.parse(JSON.stringify(first.state))).toEqual(first.state);
  });

  it('goes on where counts were cleared away', () => {
    const { state } = evaluateGuard(initialGuardState, [stratum('1', arm(10, 490), arm(10, 490))]);
    expect(getOverallVerdict(evaluateGuard(state, [stratum('1', arm(0, 20), arm(0, 20))]).findings)).toBe(
      'too_few',
    );
  });
});

describe('rollouts under the guard', () => {
  const rollouts = (count: number, make: (seed: number) => Omit<Simulation, 'seed'>) =>
    Array.from({ length: count }, (_, seed) => simulate({ seed: seed + 1, ...make(seed) }));
  const ramp = [0.05, 0.25, 0.5];

  it('stops 200 of 200 candidates of which three in a hundred mounts throw', () => {
    const stops = rollouts(200, () => ({
      shares: ramp,
      visitors: 20_000,
      candidate: { ...soundRates, mount: 0.03 },
    }));
    expect(stops.filter((stop) => stop?.metric === 'mount')).toHaveLength(200);
  });

  it('stops at most two of 200 sound ones, in calm and in changing weather', () => {
    const stops = rollouts(200, (seed) => ({
      shares: ramp,
      visitors: 4_000,
      candidate: soundRates,
      weather: (time) => (seed % 2 === 0 ? 1 : 1 + 0.9 * Math.sin(9 * time)),
    }));
    expect(stops.filter((stop) => stop !== null).length).toBeLessThanOrEqual(2);
  });

  it.each<[string, Partial<typeof soundRates>]>([
    ['lcp', { lcp: 0.32 }],
    ['errors', { errors: 0.05 }],
    ['carted', { carted: 0.9 }],
  ])('stops what is worse in %s alone, for that', (metric, worse) => {
    const stops = rollouts(20, () => ({
      shares: [0.5],
      visitors: 20_000,
      candidate: { ...soundRates, ...worse },
    }));
    expect(stops.map((stop) => stop?.metric)).toEqual(Array(20).fill(metric));
  });
});

describe('interval and ticket', () => {
  // Newcombe 1998, Statistics in Medicine 17, 857, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('Wilson: %i of %i', (bad, total, low, high) => {
    const interval = wilson(bad, total);
    expect([interval?.low.toFixed(4), interval?.high.toFixed(4)]).toEqual([low.toFixed(4), high.toFixed(4)]);
  });

  it('has no interval without documents', () => {
    expect(wilson(0, 0)).toBeNull();
  });

  it('reads a ticket back for its own region and set alone', () => {
    const facts = { region: 'pl', releaseSet: 'abc', era: 7, hour: 500_000, document: 'A'.repeat(16) };
    const ticket = signTicket('secret', facts);
    expect(readTicket('secret', ticket, facts)).toEqual(facts);
    expect(readTicket('secret', ticket, { ...facts, region: 'se' })).toBeNull();
    expect(readTicket('secret', ticket, { ...facts, releaseSet: 'abd' })).toBeNull();
    expect(readTicket('another', ticket, facts)).toBeNull();
    for (const other of ['', ticket.slice(1), ticket.replace(/^5/, '6'), `${ticket}x`])
      expect(readTicket('secret', other, facts)).toBeNull();
  });

  it('gives every outcome a metric', () => {
    const outcomes: HealthOutcome[] = metricRules.flatMap(({ good, bad }) => [...good, ...bad]);
    expect(new Set(outcomes).size).toBe(outcomes.length);
  });
});
