// Jest and Playwright, each run to its end and read from its own report, so that a crash of the runner is a failure too.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from '../ensure/run.mjs';
import { timesOfJest, timesOfPlaywright } from './slowest.mjs';

const node = process.execPath;
const crashed = { passed: 0, failed: 1, failures: [] };

/** Returns the files below the checkout that Jest would run with these arguments. */
export async function listJest(args, { root, env }) {
  const { code, output } = await run(
    node,
    ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--listTests', ...args],
    { cwd: root, env, quiet: true },
  );
  if (code !== 0) throw new Error(`Jest could not list its tests:\n${output}`);
  return output
    .split('\n')
    .filter((line) => line.startsWith(root))
    .map((line) => path.relative(root, line));
}

/** @param args what Jest runs @param where `{ root, results, env }`: the checkout, the folder of reports, the variables */
export async function runJest(name, args, { root, results, env }) {
  const report = path.join(results, `${name}.json`);
  rmSync(report, { force: true });
  const { code } = await run(
    node,
    [
      '--experimental-vm-modules',
      '--no-warnings',
      'node_modules/jest/bin/jest.js',
      '--json',
      `--outputFile=${report}`,
      ...args,
    ],
    { cwd: root, env },
  );
  try {
    const read = JSON.parse(readFileSync(report, 'utf8'));
    return {
      ...outcomeOfJest(read, code, root),
      times: timesOfJest(read, (file) => path.relative(root, file)),
    };
  } catch {
    console.error(`Jest left no report for ${name}.`);
    return crashed;
  }
}

/** Returns the result of a Jest run. A skipped test proves nothing and counts as failed. */
export function outcomeOfJest({ numPassedTests, testResults }, code, root) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    if (status === 'failed' && failed.length === 0) return [{ file, title: 'did not load' }];
    return failed.map(({ fullName, status: how }) => ({
      file,
      title: how === 'failed' ? fullName : `${fullName} (${how})`,
    }));
  });
  return { passed: numPassedTests, failed: Math.max(failures.length, code === 0 ? 0 : 1), failures };
}

/** @param args what Playwright runs @param where as in `runJest` */
export async function runPlaywright(name, args, { root, results, env }) {
  const report = path.join(results, `${name}.json`);
  rmSync(report, { force: true });
  const { code } = await run(
    node,
    ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...args],
    { cwd: root, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } },
  );
  try {
    const read = JSON.parse(readFileSync(report, 'utf8'));
    return { ...outcomeOfPlaywright(read, code), times: timesOfPlaywright(read) };
  } catch {
    console.error(`Playwright left no report for ${name}.`);
    return crashed;
  }
}

/**
 * Returns the result of a Playwright run. Skipped tests count as failed: after a failure in a file of steps they are
 * the following steps.
 */
export function outcomeOfPlaywright({ stats, suites }, code) {
  const failures = failedSpecs(suites);
  return { passed: stats.expected, failed: Math.max(failures.length, code === 0 ? 0 : 1), failures };
}

const failedSpecs = (suites) =>
  suites.flatMap(({ specs, suites: within = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
      .map(({ file, line, title }) => ({ file, title: `${line} ${title}` })),
    ...failedSpecs(within),
  ]);
