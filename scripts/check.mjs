// npm run check [-- REMOTE]: types, lint, arrows, dead code, locales, painters, planted faults, scripts. Every step
// runs even after a failure; the exit code reports failures. With a remote's name: only the checks that work in a
// checkout of the remote, shared/ and regions/.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './ensure/dependencies.mjs';
import { refuse, run } from './ensure/run.mjs';
import { remotes } from './ensure/stale.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

/** Tests of the scripts, run by Node itself. */
const testsOfScripts = readdirSync(path.join(root, 'scripts'), { recursive: true })
  .filter((file) => file.endsWith('.test.mjs'))
  .map((file) => path.join('scripts', file))
  .sort();

/** The checks by name; `npm test` runs the same list. */
export const checks = [
  { name: 'types', program: bin('tsc'), args: ['-p', 'tsconfig.json'] },
  {
    name: 'lint and format',
    program: bin('biome'),
    args: ['ci', '--colors=off', '--error-on-warnings', '.'],
  },
  {
    name: 'arrows',
    program: bin('depcruise'),
    args: [
      '--config',
      '.dependency-cruiser.cjs',
      // A team's checkout has only some of them.
      ...['regions', 'shared', 'shell', ...remotes(root), 'api', 'cli', 'e2e'].filter((folder) =>
        existsSync(path.join(root, folder)),
      ),
    ],
  },
  { name: 'contexts', program: process.execPath, args: ['--import', 'tsx', 'scripts/check-contexts.mjs'] },
  { name: 'dead code', program: bin('knip'), args: ['--no-progress', '--no-config-hints'] },
  { name: 'locales', program: process.execPath, args: ['scripts/check-locales.mjs'] },
  { name: 'vocabulary', program: process.execPath, args: ['scripts/check-vocabulary.mjs'] },
  { name: 'painters', program: process.execPath, args: ['scripts/check-painters.mjs'] },
  {
    name: 'planted faults still fit',
    program: process.execPath,
    args: ['scripts/planted-faults/misfits.mjs'],
  },
  {
    name: 'tests of the scripts',
    program: process.execPath,
    args: ['--test', ...testsOfScripts],
  },
].filter(
  ({ program, args }) => program !== process.execPath || existsSync(path.join(root, args.at(-1) ?? '')),
);

/**
 * Runs all checks, two at a time, and returns the number of passed and the failed ones, printing the output of
 * failures.
 */
export async function runChecks(list = checks) {
  let passed = 0;
  const failed = [];
  const waiting = [...list];
  const runNext = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const { name, program, args } = check;
      const started = Date.now();
      const { code, output } = await run(program, args, { cwd: root, quiet: true });
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      if (code === 0) passed += 1;
      else {
        failed.push(name);
        console.log(output.trim().split('\n').slice(-60).join('\n'));
      }
    }
  };
  await Promise.all([runNext(), runNext()]);
  return { passed, failed };
}

/** Returns the checks of one remote: types, style, arrows, words and painters. */
const checksOf = (remote) => [
  { name: `types of ${remote}`, program: bin('tsc'), args: ['-p', remote] },
  {
    name: 'lint and format',
    program: bin('biome'),
    args: ['ci', '--colors=off', '--error-on-warnings', remote],
  },
  { name: 'arrows', program: bin('depcruise'), args: ['--config', '.dependency-cruiser.cjs', remote] },
  ...checks.filter(({ name }) => ['locales', 'painters'].includes(name)),
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [remote] = process.argv.slice(2);
  if (remote !== undefined && !remotes(root).includes(remote))
    refuse(`There is no "${remote}" to check. Known: ${remotes(root).join(', ')}.`);
  await ensureDependencies(root);
  const { failed } = await runChecks(remote === undefined ? checks : checksOf(remote));
  process.exit(failed.length > 0 ? 1 : 0);
}
