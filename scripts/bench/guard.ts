// The release guard on simulated rollouts: how often it stops, and after how many visitors. Seeded, so the figures are
// the same on every machine; they count rollouts and visitors, not seconds.
import {
  type Rates,
  type Simulation,
  simulate,
  soundRates,
} from '../../shared/releases/src/guard/simulate.fixture.ts';
import { median, report } from './measure.ts';

const rollouts = 200;
const ramp = [0.05, 0.25, 0.5];
const run = (setting: Omit<Simulation, 'seed'>, seeds = 0) =>
  Array.from({ length: rollouts }, (_, index) => simulate({ seed: seeds + index + 1, ...setting }));

/**
 * `rollouts` that continue although they should have been stopped; with the visitors until the stop, median and
 * maximum.
 */
const harmful = (what: string, worse: Partial<Rates>, shares: readonly number[], visitors: number) => {
  const stops = run({ shares, visitors, candidate: { ...soundRates, ...worse } }).filter(
    (stop) => stop !== null,
  );
  const [all, candidates] = [stops.map((stop) => stop.visitors), stops.map((stop) => stop.candidates)];
  const share = shares.map((one) => `${one * 100}`).join(' → ');
  report({
    what: `guard: ${what}, not stopped`,
    measured: rollouts - stops.length,
    unit: `of ${rollouts}`,
    limit: 0,
    note: `share ${share} %; stopped after ${median(all)} visitors (median), ${Math.max(...all)} (most); of these on the candidate ${median(candidates)} and ${Math.max(...candidates)}`,
  });
};

harmful('3 % of mounts throw against 0 %', { mount: 0.03 }, [0.05], 30_000);
harmful('3 % of mounts throw against 0 %', { mount: 0.03 }, ramp, 30_000);
harmful('3 % of mounts throw against 0 %', { mount: 0.03 }, [0.5], 30_000);
harmful('errors 1 % → 4 %', { errors: 0.04 }, [0.25], 30_000);
harmful('LCP over 2.5 s for 20 % → 30 %', { lcp: 0.3 }, [0.25], 30_000);
harmful('30 % → 18 % put it into the cart', { carted: 0.82 }, [0.25], 60_000);

const sound = (what: string, setting: Omit<Simulation, 'seed' | 'visitors' | 'shares'>, seeds: number) => {
  const stops = run({ shares: ramp, visitors: 20_000, ...setting }, seeds).filter((stop) => stop !== null);
  report({
    what: `guard: ${what}, stopped wrongly`,
    measured: stops.length,
    unit: `of ${rollouts}`,
    limit: 2,
    note: 'share 5 → 25 → 50 %, 20 000 visitors each, looked at after every hundred, nine metrics',
  });
};
sound('sound', { candidate: soundRates }, 1000);
sound(
  'sound, while rates change with the hour',
  { candidate: soundRates, weather: (time) => 1 + 0.9 * Math.sin(12 * time) },
  2000,
);
