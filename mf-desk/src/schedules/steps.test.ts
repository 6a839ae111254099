import { moveStep, nextStep, parseSteps, type StepDraft } from './steps.ts';

const draft = (id: number, region: string, percent: string, soak = '60'): StepDraft => ({
  id,
  region,
  percent,
  soak,
});

it('parses steps through several regions', () => {
  expect(parseSteps([draft(1, 'ro', '5'), draft(2, 'ro', '25'), draft(3, 'cz', '100', '0')])).toEqual({
    ok: true,
    steps: [
      { region: 'ro', basis_points: 500, soak_minutes: 60 },
      { region: 'ro', basis_points: 2_500, soak_minutes: 60 },
      { region: 'cz', basis_points: 10_000, soak_minutes: 0 },
    ],
  });
});

it('reports the error of each row', () => {
  const reading = parseSteps([
    draft(1, '', '5'),
    draft(2, 'ro', '0'),
    draft(3, 'ro', '101'),
    draft(4, 'ro', '50', '20161'),
    draft(5, 'ro', '50'),
    draft(6, 'ro', '60', '1.5'),
  ]);
  expect(reading.ok ? null : Object.fromEntries(reading.errors)).toEqual({
    1: 'region',
    2: 'percent',
    3: 'percent',
    4: 'soak',
    5: 'shrinks',
    6: 'soak',
  });
});

it('adds a row that continues after the last one', () => {
  const regions = ['ro', 'cz', 'pl'];
  const first = nextStep([], regions);
  expect(first).toEqual({ id: 1, region: 'ro', percent: '5', soak: '60' });
  const second = nextStep([first], regions);
  expect([second.region, second.percent]).toEqual(['ro', '25']);
  const third = nextStep([first, second], regions);
  expect([third.region, third.percent]).toEqual(['ro', '100']);
  const fourth = nextStep([first, second, third], regions);
  expect([fourth.region, fourth.percent]).toEqual(['cz', '100']);
  expect(new Set([first, second, third, fourth].map(({ id }) => id)).size).toBe(4);
});

it('moves rows, but not beyond the first or last place', () => {
  const rows = [draft(1, 'ro', '5'), draft(2, 'cz', '5')];
  expect(moveStep(rows, 1, 1).map(({ id }) => id)).toEqual([2, 1]);
  expect(moveStep(rows, 1, -1)).toEqual(rows);
  expect(moveStep(rows, 9, 1)).toEqual(rows);
});
