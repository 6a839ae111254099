import assert from 'node:assert/strict';
import { it } from 'node:test';
import { outcomeOfJest, outcomeOfPlaywright } from './runners.mjs';
import { makeTally } from './tally.mjs';

const failing = (...files) => ({
  passed: 10,
  failed: files.length,
  failures: files.map((file) => ({ file, title: 'counts' })),
});
const passing = (passed) => ({ passed, failed: 0, failures: [] });

it('names what failed once and passed alone as unsteady, and counts it as passed', async () => {
  const tally = makeTally();
  const asked = [];
  await tally.settle('faults', failing('a.test.ts'), async (files) => {
    asked.push(...files);
    return passing(3);
  });
  assert.deepEqual(asked, ['a.test.ts']);
  assert.deepEqual(tally.report(), [
    'unsteady: faults › a.test.ts › counts (failed once, passed alone)',
    '11 passed, 0 failed',
  ]);
  assert.equal(tally.failed(), 0);
});

it('fails what fails again, what vanishes, and everything where it has to be strict', async () => {
  for (const again of [failing('a.test.ts'), passing(0), { passed: 5, failed: 1, failures: [] }]) {
    const tally = makeTally();
    await tally.settle('faults', failing('a.test.ts'), async () => again);
    assert.deepEqual(tally.report(), ['failed: faults › a.test.ts › counts', '10 passed, 1 failed']);
  }
  const strict = makeTally({ strict: true });
  await strict.settle('faults', failing('a.test.ts'), async () => passing(3));
  assert.equal(strict.failed(), 1);
});

it('looks a second time at neither many files nor a crash', async () => {
  const never = async () => assert.fail('no second look');
  const tally = makeTally();
  await tally.settle('unit', failing('a', 'b', 'c', 'd'), never);
  await tally.settle('unit', { passed: 0, failed: 1, failures: [] }, never);
  await tally.settle('unit', { ...failing('a'), failed: 2 }, never);
  await tally.settle('unit', passing(7), never);
  assert.equal(tally.failed(), 7);
});

it('reads a skipped test and a suite that does not load as failures of Jest', () => {
  const suite = (name, status, assertionResults) => ({ name: `/shop/${name}`, status, assertionResults });
  const report = {
    numPassedTests: 1,
    testResults: [
      suite('a.test.ts', 'passed', [
        { fullName: 'one', status: 'passed' },
        { fullName: 'two', status: 'pending' },
      ]),
      suite('b.test.ts', 'failed', []),
    ],
  };
  assert.deepEqual(outcomeOfJest(report, 1, '/shop'), {
    passed: 1,
    failed: 2,
    failures: [
      { file: 'a.test.ts', title: 'two (pending)' },
      { file: 'b.test.ts', title: 'did not load' },
    ],
  });
  assert.equal(outcomeOfJest({ numPassedTests: 1, testResults: [] }, 1, '/shop').failed, 1);
});

it('reads skipped steps as failures of Playwright, however deep they are nested', () => {
  const spec = (line, status) => ({ file: 'faults/a.test.ts', line, title: 'step', tests: [{ status }] });
  const report = {
    stats: { expected: 1 },
    suites: [
      { specs: [spec(1, 'expected')], suites: [{ specs: [spec(5, 'unexpected'), spec(9, 'skipped')] }] },
    ],
  };
  assert.deepEqual(outcomeOfPlaywright(report, 1), {
    passed: 1,
    failed: 2,
    failures: [
      { file: 'faults/a.test.ts', title: '5 step' },
      { file: 'faults/a.test.ts', title: '9 step' },
    ],
  });
  assert.equal(outcomeOfPlaywright({ stats: { expected: 3 }, suites: [] }, 1).failed, 1);
});
