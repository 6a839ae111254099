// npm run faults [-- --only TEXT …] [--shard I/N] [--list] [--keep]: proves that the tests notice. Each fault of planted-faults/ is
// planted alone into a temporary clone of HEAD; the test that it names must fail; then the file is restored. A fault
// that stays green, or no longer finds its place, ends the run with exit code 1. docs/testing.md says more.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureDependencies } from './ensure/dependencies.mjs';
import { startPostgres } from './ensure/postgres-cluster.mjs';
import { refuse, run } from './ensure/run.mjs';
import { ensurePdfTools, ensurePostgres, ensureRedis } from './ensure/tools.mjs';
import { faults } from './planted-faults/index.mjs';
import { misfits } from './planted-faults/misfits.mjs';
import { judge } from './planted-faults/verdict.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    shard: { type: 'string', default: '1/1' },
    list: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const words = values.only.map((word) => word.toLowerCase());
const [, part, parts] = (
  /^([1-9]\d*)\/([1-9]\d*)$/.exec(values.shard) ?? refuse('Write --shard as 1/2.')
).map(Number);
const named = faults
  .filter(
    ({ rule, file }) =>
      words.length === 0 || words.some((word) => `${rule} ${file}`.toLowerCase().includes(word)),
  )
  // Groups faults by test, so that its caches stay warm.
  .toSorted((a, b) => (keyOf(a.test) < keyOf(b.test) ? -1 : keyOf(a.test) > keyOf(b.test) ? 1 : 0));
/** Every `parts`-th test with all its faults, so that each test runs without faults once. */
const keys = [...new Set(named.map(({ test }) => keyOf(test)))].filter(
  (_, index) => index % parts === part - 1,
);
const chosen = named.filter(({ test }) => keys.includes(keyOf(test)));
if (chosen.length === 0) refuse(`No rule or file contains ${words.join(' or ')}. --list shows all.`);
if (values.list) {
  for (const { rule, why } of chosen) console.log(`${rule}\n    ${why}`);
  process.exit(0);
}

function keyOf({ kind, paths }) {
  return `${kind} ${paths.join(' ')}`;
}

const minutes = (count) => count * 60_000;
/** Stops a test that a fault sends into an endless loop, with everything that it started. */
const longest = minutes(6);

// Tests decide their own environment, as in scripts/test.mjs.
const environment = { ...process.env, NODE_ENV: 'test', TZ: 'UTC', LANG: 'C.UTF-8', FORCE_COLOR: '0' };
for (const name of [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'SHOP_ENV',
  'BRAND',
  'NODE_OPTIONS',
])
  delete environment[name];

await ensureDependencies(root);
await ensurePdfTools();
environment.REDIS_SERVER = await ensureRedis();
const home = mkdtempSync(path.join(os.tmpdir(), 'planted-faults-'));
const clone = path.join(home, 'shop');
let postgres;
let running;
let stopped = false;

async function leave(code) {
  if (stopped) return;
  stopped = true;
  if (running?.pid !== undefined) stop(running);
  await postgres?.stop();
  if (values.keep) console.log(`The clone is kept: ${clone}`);
  else rmSync(home, { recursive: true, force: true });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => leave(1));

function stop(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    // It has ended in the meantime.
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Runs a program of the clone in its own process group. */
function start(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: clone,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment, ...env },
    });
    running = child;
    let output = '';
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      stop(child);
    }, longest);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-20_000);
      });
    // Also stops what a faulty test leaves running.
    child.on('exit', () => stop(child));
    child.on('close', (code) => {
      clearTimeout(timer);
      running = undefined;
      resolve({ code: code ?? 1, output, timedOut });
    });
  });
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Returns a pattern for tests by any of the given name parts. */
const anyOf = (tests) =>
  tests.map(({ subject, grep = '' }) => (subject ? `${escaped(subject)} .*` : '') + escaped(grep)).join('|');

/** Runs all of `tests` in a test file and returns the result. */
async function runTest({ kind, paths, args = [] }, tests) {
  const report = path.join(home, 'report.json');
  rmSync(report, { force: true });
  const read = () => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined);
  if (kind === 'script')
    return judge.script(
      await start([...paths, ...args]),
      tests.map(({ grep = '' }) => grep),
    );
  if (kind === 'race') {
    const cli = ['node_modules/playwright/cli.js', 'test', '--config', 'e2e/playwright.config.ts'];
    const ended = await start([...cli, '--project=race', ...paths, '-g', anyOf(tests)], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      TEST_DATABASE_URL: postgres.url,
    });
    return judge.race(ended, read());
  }
  const ended = await start([
    '--experimental-vm-modules',
    '--no-warnings',
    'node_modules/jest/bin/jest.js',
    '--json',
    `--outputFile=${report}`,
    `--cacheDirectory=${path.join(home, 'jest')}`,
    '--runInBand',
    '--forceExit',
    '--runTestsByPath',
    ...paths,
    '--testNamePattern',
    anyOf(tests),
  ]);
  return judge.jest(ended, read());
}

/** Plants one fault, runs its test and puts the file back. */
async function plant({ file, find, replace, test }) {
  const place = path.join(clone, file);
  const sound = readFileSync(place, 'utf8');
  writeFileSync(
    place,
    sound.replace(find, () => replace),
  );
  try {
    return await runTest(test, [test]);
  } finally {
    writeFileSync(place, sound);
  }
}

const shortly = ({ kind, paths, subject, grep }) =>
  [`${kind === 'script' ? '' : `${kind} `}${paths[0]}`, subject, grep].filter(Boolean).join(': ');
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);

const begun = Date.now();
const link = async () => {
  await run('git', ['clone', '--quiet', root, clone], { quiet: true });
  const modules = [path.join(root, 'node_modules'), path.join(clone, 'node_modules')];
  // Hard links cost nothing; another file system takes a copy.
  const linked = await run('cp', ['-al', ...modules], { quiet: true });
  if (linked.code !== 0) {
    rmSync(modules[1], { recursive: true, force: true });
    await run('cp', ['-a', ...modules], { quiet: true });
  }
};

try {
  await link();
  const lost = misfits(clone, chosen);
  for (const sentence of lost) console.error(sentence);
  if (chosen.some(({ test }) => test.kind === 'race'))
    postgres = await startPostgres(await ensurePostgres(root));

  // First every test without a fault: one that already fails would prove nothing.
  const unsound = new Set();
  for (const key of new Set(chosen.map(({ test }) => keyOf(test)))) {
    const same = chosen.filter(({ test }) => keyOf(test) === key);
    const { verdict, evidence } = await runTest(
      same[0].test,
      same.map(({ test }) => test),
    );
    if (verdict === 'green') continue;
    unsound.add(key);
    console.error(`Without any fault ${key} is ${verdict}: ${evidence}`);
  }

  row(['rule', 'file', 'test', 'red?']);
  row(['---', '---', '---', '---']);
  const wrong = [];
  const missing = new Set(lost.map((sentence) => sentence.split(':')[0]));
  for (const fault of chosen) {
    const unusable = missing.has(fault.rule)
      ? 'no longer fits'
      : unsound.has(keyOf(fault.test)) && 'test unsound';
    const { verdict, evidence } = unusable ? { verdict: unusable, evidence: '' } : await plant(fault);
    row([fault.rule, fault.file, shortly(fault.test), verdict === 'red' ? 'red' : `**${verdict}**`]);
    if (verdict !== 'red') wrong.push(`${fault.rule}: ${verdict}${evidence ? `\n${evidence}` : ''}`);
  }
  console.log(
    `\n${chosen.length - wrong.length} of ${chosen.length} planted faults noticed, ${((Date.now() - begun) / 1000).toFixed(0)} s`,
  );
  for (const sentence of wrong) console.error(sentence);
  await leave(wrong.length === 0 && lost.length === 0 ? 0 : 1);
} catch (error) {
  console.error(error);
  await leave(1);
}
