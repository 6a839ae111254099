import type { RolloutSchedule } from '@shop/contracts';
import { candidate, healthOf, matrixOf, runningCell } from '../desk.fixture.ts';
import { getWaiting } from './waiting.ts';

const taken_at = '2026-11-28T09:00:00Z';
const schedule = (change: Partial<RolloutSchedule> = {}): RolloutSchedule => ({
  id: 1,
  name: 'mf-quotes',
  key: candidate,
  steps: [
    { region: 'pl', basis_points: 2_500, soak_minutes: 60, taken_at },
    { region: 'pl', basis_points: 10_000, soak_minutes: 0, taken_at: null },
  ],
  position: 0,
  state: 'running',
  next_at: '2026-11-28T10:00:00Z',
  waiting_for: 'A sentence of the API.',
  reason: '',
  created_by: 'staff:7',
  created_at: taken_at,
  updated_at: taken_at,
  rev: 2,
  ...change,
});
const tooFew = healthOf({ verdict: 'too_few' });

it('shows no reason while a schedule only waits for its time', () => {
  expect(getWaiting(schedule({ waiting_for: null }), matrixOf(runningCell()), [tooFew])).toBeNull();
});

it('derives the reason of a waiting schedule from the current regions', () => {
  expect(getWaiting(schedule(), matrixOf(runningCell()), [tooFew])).toEqual({
    kind: 'visitors',
    region: 'pl',
    health: tooFew,
  });
  expect(getWaiting(schedule(), matrixOf(runningCell({ state: 'paused' })), [tooFew])).toEqual({
    kind: 'paused',
    region: 'pl',
  });
  const killed = runningCell({ state: 'killed', changed_by: 'guard' });
  expect(getWaiting(schedule({ state: 'stopped' }), matrixOf(killed), [healthOf()])).toMatchObject({
    kind: 'taken',
    health: { verdict: 'worse' },
  });
});

it('shows the text of the API for any other reason', () => {
  const apiText = { kind: 'apiText', text: 'A sentence of the API.' };
  expect(getWaiting(schedule(), matrixOf(runningCell()), [healthOf({ verdict: 'fine' })])).toEqual(apiText);
  // Another release is live now, or the step was at 100 %.
  expect(getWaiting(schedule({ key: '0.2.0+c' }), matrixOf(runningCell()), [tooFew])).toEqual(apiText);
  const whole = [{ region: 'pl', basis_points: 10_000, soak_minutes: 0, taken_at }];
  expect(getWaiting(schedule({ steps: whole }), matrixOf(runningCell()), [tooFew])).toEqual(apiText);
  const byHand = runningCell({ state: 'killed', changed_by: 'staff:9' });
  expect(getWaiting(schedule({ state: 'stopped' }), matrixOf(byHand), [healthOf()])).toEqual(apiText);
});
