// npm test: on a fresh clone, installs what the tests need, then runs everything and ends with one line:
// N passed, N failed. Parts can be run alone: npm test -- checks unit api race faults build journeys
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChecks } from './check.mjs';
import { ensureDependencies } from './ensure/dependencies.mjs';
import { startPostgres } from './ensure/postgres-cluster.mjs';
import { run, running } from './ensure/run.mjs';
import { ensureChromium, ensurePdfTools, ensurePostgres, ensureRedis } from './ensure/tools.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const results = path.join(root, 'test-results');
const asked = process.argv.slice(2);
const wants = (part) => asked.length === 0 || asked.includes(part);
const node = process.execPath;
const tally = { passed: 0, failed: 0 };
const count = ({ passed, failed }) => {
  tally.passed += passed;
  tally.failed += failed;
};
/** What failed, told once more at the end, where whoever reads the end of a long log sees it. */
const failures = [];
const headline = (text) => console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`);

// Tests decide their own environment: the same result with NODE_ENV=production set, without LANG, anywhere on earth.
const environment = { ...process.env, NODE_ENV: 'test', TZ: 'UTC', LANG: 'C.UTF-8', FORCE_COLOR: '0' };
for (const name of ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'REDIS_URL', 'SHOP_ENV', 'BRAND'])
  delete environment[name];
// A structure's properties are drawn 2,000 times where somebody works on it (npx jest shared/packaging), 250 times here.
environment.PROPERTY_RUNS ??= '250';
// The same cases in every run here: what passed passes again. Other ones by PROPERTY_SEED, or by npx jest alone.
environment.PROPERTY_SEED ??= '20261128';

/** Runs Jest over some paths and counts from its report, so that a crash of Jest itself is a failure too. */
async function jest(name, args, env = {}) {
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
      '--maxWorkers=2',
      ...args,
    ],
    {
      cwd: root,
      env: { ...environment, ...env },
    },
  );
  try {
    const {
      numPassedTests,
      numFailedTests,
      numPendingTests,
      numTodoTests,
      numFailedTestSuites,
      testResults,
    } = JSON.parse(readFileSync(report, 'utf8'));
    // What does not apply is not there; a test that is skipped proves nothing and counts as failed.
    const skipped = numPendingTests + numTodoTests;
    if (skipped > 0) console.error(`${skipped} tests were skipped in ${name}; they count as failed.`);
    // A suite that does not even load has failed tests = 0; it counts as one.
    const broken = testResults.filter(
      (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
    ).length;
    failures.push(
      ...testResults.flatMap(({ name: file, status, assertionResults }) => {
        const failed = assertionResults.filter((test) => test.status !== 'passed');
        const tests = failed.map(
          ({ fullName, status: how }) => `${fullName}${how === 'failed' ? '' : ` (${how})`}`,
        );
        return (status === 'failed' && tests.length === 0 ? ['did not load'] : tests).map(
          (test) => `${name} › ${path.relative(root, file)} › ${test}`,
        );
      }),
    );
    count({
      passed: numPassedTests,
      failed: skipped + Math.max(numFailedTests + broken, numFailedTestSuites > 0 || code !== 0 ? 1 : 0),
    });
  } catch {
    console.error(`Jest left no report for ${name}.`);
    count({ passed: 0, failed: 1 });
  }
}

/** Test files below a folder whose text names one of the words. */
function filesNaming(folder, words) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist'].includes(entry.name) ? [] : filesNaming(file, words);
    return /\.test\.tsx?$/.test(entry.name) && words.test(readFileSync(file, 'utf8'))
      ? [path.relative(root, file)]
      : [];
  });
}

const failedSpecs = (suites) =>
  suites.flatMap(({ specs, suites: within = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} › ${title}`),
    ...failedSpecs(within),
  ]);

async function playwright(name, args, env) {
  const report = path.join(results, `${name}.json`);
  rmSync(report, { force: true });
  const { code } = await run(
    node,
    ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...args],
    {
      cwd: root,
      env: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
    },
  );
  try {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
    failures.push(...failedSpecs(suites).map((title) => `${name} › ${title}`));
    count({
      passed: stats.expected + stats.flaky,
      failed: Math.max(stats.unexpected + stats.skipped, code !== 0 ? 1 : 0),
    });
  } catch {
    console.error(`Playwright left no report for ${name}.`);
    count({ passed: 0, failed: 1 });
  }
}

const started = Date.now();
await ensureDependencies(root);
mkdirSync(results, { recursive: true });

if (wants('checks')) {
  headline('types, lint, arrows, locales');
  const { passed, failed } = await runChecks();
  count({ passed, failed: failed.length });
  failures.push(...failed.map((check) => `checks › ${check}`));
}

const clusters = [];
const startCluster = async () => {
  const cluster = await startPostgres(await ensurePostgres(root));
  clusters.push(cluster);
  return cluster;
};
const stopClusters = () => Promise.all(clusters.splice(0).map((cluster) => cluster.stop()));
// Broken off: nothing that was started for the tests stays behind.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    for (const child of running) child.kill('SIGTERM');
    await stopClusters();
    process.exit(130);
  });
try {
  if (['unit', 'api', 'race', 'faults', 'journeys'].some(wants)) {
    const postgres = await startCluster();
    environment.TEST_DATABASE_URL = postgres.url;
    environment.TEST_POSTGRES_RESTART = JSON.stringify(postgres.restart);
  }
  if (['api', 'faults'].some(wants)) environment.REDIS_SERVER = await ensureRedis();
  // Everything that asks which store it runs on runs on both.
  const onBothStores = ['api', 'cli'].flatMap((folder) =>
    filesNaming(path.join(root, folder), /\b(?:startTestApi|startWholeApi|storeOfRun)\b/),
  );
  if (wants('unit')) {
    await ensurePdfTools();
    headline('unit and property tests');
    // What starts an API without naming the store runs on PostgreSQL: it takes half the processor time that PGlite does.
    await jest('unit', ['--testPathIgnorePatterns', '/node_modules/', '/dist/', ...onBothStores], {
      API_STORE: 'postgres',
    });
  }
  if (wants('api') && onBothStores.length > 0) {
    headline('API and store, PostgreSQL');
    await jest('api-postgres', ['--runTestsByPath', ...onBothStores], { API_STORE: 'postgres' });
  }
  const onPglite = async () => {
    headline('API and store, PGlite');
    // Hostile requests are a matter of the API, not of the store below it: three of each are enough here.
    await jest('api-pglite', ['--runTestsByPath', ...onBothStores], {
      API_STORE: 'pglite',
      FUZZ_REQUESTS: '3',
    });
  };
  // Races and faults mostly wait, for leases and for processes to come back, so they run beside the PGlite suite; on a
  // server of their own, which the faults restart.
  const racesAndFaults = async () => {
    const own = await startCluster();
    const server = {
      TEST_DATABASE_URL: own.url,
      TEST_POSTGRES_RESTART: JSON.stringify(own.restart),
    };
    if (wants('race')) {
      headline('races: two API processes on PostgreSQL');
      await playwright('race', ['--project=race'], server);
    }
    if (wants('faults')) {
      headline('faults: processes killed, the database restarted, disk, mail and registry gone');
      await playwright('faults', ['--project=faults'], server);
    }
  };
  await Promise.all([
    ...(wants('api') && onBothStores.length > 0 ? [onPglite()] : []),
    ...(wants('race') || wants('faults') ? [racesAndFaults()] : []),
  ]);
  if (wants('build') || wants('journeys')) {
    headline('build');
    const { code } = await run(node, ['scripts/build.mjs'], {
      cwd: root,
      env: { ...environment, NODE_ENV: 'production' },
    });
    count(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }
  if (wants('journeys')) {
    await ensurePdfTools();
    const browser = { CHROMIUM_PATH: await ensureChromium(root) };
    headline('journeys in a browser');
    // Each file has a shop, a database and a browser of its own, and waits more than it works.
    await playwright(
      'journeys',
      ['--project=journeys', '--project=independent-deploy', '--workers=2'],
      browser,
    );
    headline('canvas against print: ten random designs within 0.2 mm');
    const { code } = await run(
      node,
      ['--import', 'tsx', 'scripts/canvas-against-print.ts', '--designs', '10', '--seed', '20261127'],
      {
        cwd: root,
        env: { ...environment, ...browser },
      },
    );
    count(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }
} finally {
  await stopClusters();
}

console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s`);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed === 0 ? 0 : 1);
