// npm test: on a fresh clone, installs what the tests need, then runs everything and ends with one line:
// N passed, N failed. Parts can be run alone: npm test -- checks unit api race faults build journeys
// npm test -- --changed [--base REF] [--plan]: what depends on the changed files; --plan prints the choice and ends.
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runChecks } from './check.mjs';
import { ensureDependencies } from './ensure/dependencies.mjs';
import { startPostgres } from './ensure/postgres-cluster.mjs';
import { refuse, run, running } from './ensure/run.mjs';
import { ensureChromium, ensurePdfTools, ensurePostgres, ensureRedis } from './ensure/tools.mjs';
import { choose, describeChoice, readBlackBox, readChanges, readPackages } from './test/changed.mjs';
import { listJest, runJest, runPlaywright } from './test/runners.mjs';
import { describeSlowest } from './test/slowest.mjs';
import { makeTally } from './test/tally.mjs';
import { makeTimeline } from './test/timeline.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const results = path.join(root, 'test-results');
const parts = ['checks', 'unit', 'api', 'race', 'faults', 'build', 'journeys'];
const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { changed: { type: 'boolean' }, base: { type: 'string' }, plan: { type: 'boolean' } },
});
const unknown = [...asked, ...Object.keys(options)].find(
  (word) => !parts.includes(word) && !['changed', 'base', 'plan'].includes(word),
);
if (unknown !== undefined)
  refuse(`There is no part "${unknown}". Known: ${parts.join(', ')}; --changed, with --base REF and --plan.`);
if (options.changed !== true && (options.base !== undefined || options.plan !== undefined))
  refuse('--base and --plan need --changed: npm test -- --changed --base main --plan');
const node = process.execPath;
const tally = makeTally({ strict: process.env.STRICT === '1' });
const timeline = makeTimeline();
const times = [];
/** Returns the result of a program that counts as one test. */
const outcomeOf = (code, file) =>
  code === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, failures: [{ file, title: `ended with ${code}` }] };
const headline = (text) => console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 70 - text.length))}`);

// Tests decide their own environment: the same result with NODE_ENV=production set, without LANG, anywhere on earth.
const environment = { ...process.env, NODE_ENV: 'test', TZ: 'UTC', LANG: 'C.UTF-8', FORCE_COLOR: '0' };
for (const name of ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'REDIS_URL', 'SHOP_ENV', 'BRAND'])
  delete environment[name];
// A structure's properties are drawn 2,000 times by `npx jest shared/packaging`, 250 times here.
environment.PROPERTY_RUNS ??= '250';
// The same cases in every run: what passed passes again. PROPERTY_SEED, or npx jest alone, draws others.
environment.PROPERTY_SEED ??= '20261128';

const where = (env) => ({ root, results, env: { ...environment, ...env } });

/** Records how long the files of a part took. */
const timed = (part, outcome) => {
  times.push(...(outcome.times ?? []).map((time) => ({ part, ...time })));
  return outcome;
};

const jest = (name, args, env = {}) =>
  timeline.during(name, async () => {
    const first = timed(name, await runJest(name, ['--maxWorkers=2', ...args], where(env)));
    await tally.settle(name, first, (files) =>
      runJest(`${name}-again`, ['--runInBand', '--runTestsByPath', ...files], where(env)),
    );
  });

/** Names the reason why a test file has nothing to do with the store. */
const oneStore = /^\/\/ One store: \S/m;

/** Returns test files below a folder that contain one of the words, and no line that one store is enough for them. */
function filesNaming(folder, words) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist'].includes(entry.name) ? [] : filesNaming(file, words);
    if (!/\.test\.tsx?$/.test(entry.name)) return [];
    const text = readFileSync(file, 'utf8');
    return words.test(text) && !oneStore.test(text) ? [path.relative(root, file)] : [];
  });
}

const playwright = (name, args, env, files = []) =>
  timeline.during(name, async () => {
    const first = timed(name, await runPlaywright(name, [...args, ...files], where(env)));
    await tally.settle(name, first, (failed) =>
      // One after the other, with nothing in parallel, and with a trace.
      runPlaywright(
        `${name}-again`,
        [...args.filter((arg) => !arg.startsWith('--workers')), ...failed],
        where({ ...env, TRACE: '1' }),
      ),
    );
  });

/** Runs a program that counts as one test. */
const single = (name, args, env) =>
  timeline.during(name, async () => {
    const { code } = await run(node, args, { cwd: root, env: { ...environment, ...env } });
    const file = args.find((arg) => arg.startsWith('scripts/'));
    tally.add(name, outcomeOf(code, file));
  });

/** Returns everything that runs on both stores. */
const findOnBothStores = () =>
  ['api', 'cli'].flatMap((folder) =>
    filesNaming(
      path.join(root, folder),
      /\b(?:startTestApi|startAccountShop|startSampleShop|startWholeApi|storeOfRun)\b/,
    ),
  );

/** Returns all parts, or those named on the command line, each complete. */
const planWhole = (onBothStores) => {
  const wants = (part) => asked.length === 0 || asked.includes(part);
  return {
    wants,
    // Tests that start an API without naming the store run on PostgreSQL, which takes half the processor time of
    // PGlite.
    unit: ['--testPathIgnorePatterns', '/node_modules/', '/dist/', ...onBothStores],
    api: onBothStores,
    race: [],
    faults: [],
    build: [],
    journeys: [],
    canvasAgainstPrint: wants('journeys'),
    environment: {},
  };
};

/** Returns what depends on the changed files. Prints the choice. */
const planChanged = async (onBothStores) => {
  const changes = readChanges(root, options.base);
  if (!changes.ok) refuse(changes.message);
  const { files, base } = changes;
  const there = files.filter((file) => existsSync(path.join(root, file)));
  const list = (args) => listJest(args, where({}));
  const chosen = choose({
    files,
    packages: readPackages(root),
    blackBox: readBlackBox(root),
    related: there.length === 0 ? [] : await list(['--findRelatedTests', ...there]),
    jestFiles: await list([]),
    onBothStores,
  });
  headline(`changed since ${base}`);
  for (const line of describeChoice(chosen)) console.log(line);
  if (options.plan === true) process.exit(0);
  const filesOf = (part) => chosen[part].map(({ file }) => path.relative('e2e', file));
  const has = {
    ...chosen,
    unit: chosen.unit.length > 0,
    api: chosen.api.length > 0,
    race: chosen.race.length > 0,
    faults: chosen.faults.length > 0,
    build: chosen.build === null || chosen.build.length > 0,
    journeys: chosen.journeys.length > 0,
  };
  return {
    wants: (part) => has[part] && (asked.length === 0 || asked.includes(part)),
    unit: ['--runTestsByPath', ...chosen.unit],
    api: chosen.api,
    race: filesOf('race'),
    faults: filesOf('faults'),
    build: (chosen.build ?? []).map((folder) => (folder === 'cli' ? 'server' : folder)),
    journeys: filesOf('journeys'),
    canvasAgainstPrint: chosen.canvasAgainstPrint,
    environment: chosen.oneMarket ? { JOURNEY_MARKETS: 'pl' } : {},
  };
};

const started = Date.now();
await ensureDependencies(root);
mkdirSync(results, { recursive: true });
const onBothStores = findOnBothStores();
const plan = options.changed === true ? await planChanged(onBothStores) : planWhole(onBothStores);
const { wants } = plan;

if (wants('checks')) {
  headline('types, lint, arrows, locales');
  const { passed, failed } = await timeline.during('checks', () => runChecks());
  const failures = failed.map((title) => ({ file: 'scripts/check.mjs', title }));
  tally.add('checks', { passed, failed: failed.length, failures });
}

const clusters = [];
const startCluster = async () => {
  const cluster = await startPostgres(await ensurePostgres(root));
  clusters.push(cluster);
  return cluster;
};
const stopClusters = () => Promise.all(clusters.splice(0).map((cluster) => cluster.stop()));
// On an interruption, stops everything that the tests started.
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
  if (wants('unit')) {
    await ensurePdfTools();
    headline('unit and property tests');
    await jest('unit', plan.unit, { API_STORE: 'postgres' });
  }
  const onPostgres = async () => {
    headline('API and store, PostgreSQL');
    await jest('api-postgres', ['--runTestsByPath', ...plan.api], { API_STORE: 'postgres' });
  };
  const onPglite = async () => {
    headline('API and store, PGlite');
    // Hostile requests and rights concern the API and not the store: three requests to one endpoint in four are enough
    // here. A valid call of every endpoint is made all the same (cli/test/matrix).
    await jest('api-pglite', ['--runTestsByPath', ...plan.api], {
      API_STORE: 'pglite',
      FUZZ_REQUESTS: '3',
      FUZZ_SHARE: '4',
      MATRIX_CALLERS: 'rightful',
    });
  };
  // Mostly wait, for leases and for processes to return. On their own server, which the faults restart.
  const racesAndFaults = async () => {
    const own = await startCluster();
    const server = {
      TEST_DATABASE_URL: own.url,
      TEST_POSTGRES_RESTART: JSON.stringify(own.restart),
    };
    if (wants('race')) {
      headline('races: two API processes on PostgreSQL');
      await playwright('race', ['--project=race'], server, plan.race);
    }
    if (wants('faults')) {
      headline('faults: killed processes, restarted database, no disk space, mail or register');
      await playwright('faults', ['--project=faults'], server, plan.faults);
    }
  };
  const build = async () => {
    headline('build');
    await single('build', ['scripts/build.mjs', ...plan.build], { NODE_ENV: 'production' });
  };
  const browser = async () => {
    await ensurePdfTools();
    return { CHROMIUM_PATH: await ensureChromium(root), ...plan.environment };
  };
  const canvasAgainstPrint = async () => {
    headline('canvas against print: ten random designs within 0.2 mm');
    await single(
      'canvas against print',
      ['--import', 'tsx', 'scripts/canvas-against-print.ts', '--designs', '10', '--seed', '20261127'],
      await browser(),
    );
  };
  // Installs before two parts need it at once.
  if (plan.canvasAgainstPrint || wants('journeys')) await browser();
  // Two rows, so that both cores have work: what fills them, and what waits or runs alone.
  const busy = async () => {
    if (wants('api') && plan.api.length > 0) {
      await onPostgres();
      await onPglite();
    }
    if (wants('build') || wants('journeys')) await build();
  };
  const waiting = async () => {
    if (wants('race') || wants('faults')) await racesAndFaults();
    if (plan.canvasAgainstPrint) await canvasAgainstPrint();
  };
  await Promise.all([busy(), waiting()]);
  if (wants('journeys')) {
    headline('journeys in a browser');
    // Each file has its own shop, database and browser, and waits more than it works.
    await playwright(
      'journeys',
      ['--project=journeys', '--project=independent-deploy', '--workers=2'],
      await browser(),
      plan.journeys,
    );
  }
} finally {
  await stopClusters();
}

console.log('');
for (const line of describeSlowest(times)) console.log(line);
for (const line of timeline.describe(os.availableParallelism())) console.log(line);
console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s`);
for (const line of tally.report()) console.log(line);
process.exit(tally.failed() === 0 ? 0 : 1);
