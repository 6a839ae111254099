import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeSlowest, timesOfJest, timesOfPlaywright } from './slowest.mjs';

test('reads how long each file of Jest took', () => {
  const report = { testResults: [{ name: '/shop/a.test.ts', startTime: 1000, endTime: 3500 }] };
  assert.deepEqual(
    timesOfJest(report, (file) => file.slice('/shop/'.length)),
    [{ file: 'a.test.ts', seconds: 2.5 }],
  );
});

test('adds the tests of a file of Playwright, however deep they are nested', () => {
  const spec = (file, ...durations) => ({
    file,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    {
      specs: [spec('journeys/a.spec.ts', 1000)],
      suites: [{ specs: [spec('journeys/a.spec.ts', 500, 250)] }],
    },
    { specs: [spec('race/b.test.ts', 100)] },
  ];
  assert.deepEqual(timesOfPlaywright({ suites }), [
    { file: 'e2e/journeys/a.spec.ts', seconds: 1.75 },
    { file: 'e2e/race/b.test.ts', seconds: 0.1 },
  ]);
});

test('prints the ten slowest, the slowest first', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({
    part: 'unit',
    file: `${index}.test.ts`,
    seconds: index,
  }));
  const lines = describeSlowest(times);
  assert.equal(lines.length, 11);
  assert.equal(lines[1], '   11.0 s  unit › 11.test.ts');
  assert.deepEqual(describeSlowest([]), []);
});
