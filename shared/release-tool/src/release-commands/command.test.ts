import { parseBasisPoints } from './command.ts';
import { readStep } from './schedule.ts';

it('reads shares as percentages, to the basis point', () => {
  expect(
    ['5', '25 %', '0.01', '100', '0', undefined].map((text) => parseBasisPoints(text?.replace(' ', ''))),
  ).toEqual([500, 2500, 1, 10_000, 0, 10_000]);
  expect(['', '101', '-1', 'all', '1e3'].map(parseBasisPoints)).toEqual([null, null, null, null, null]);
});

it('reads steps, and says how one is written', () => {
  expect(readStep('ro:5:1h')).toEqual({ region: 'ro', basis_points: 500, soak_minutes: 60 });
  expect(readStep('cz:100:2d')).toEqual({ region: 'cz', basis_points: 10_000, soak_minutes: 2880 });
  expect(readStep('pl:2.5:30m')).toEqual({ region: 'pl', basis_points: 250, soak_minutes: 30 });
  expect(readStep('pl:100')).toEqual({ region: 'pl', basis_points: 10_000, soak_minutes: 0 });
  for (const text of ['pl', 'pl:', 'pl:0:1h', 'pl:101:1h', 'pl:5:soon', ':5:1h', 'pl:5:1w'])
    expect(readStep(text)).toContain('write REGION:PERCENT:TIME');
});
