// npm run check: types, lint, arrows, dead code, locales, painters, planted faults. Every step runs even if one before it fails; the exit code tells.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './ensure/dependencies.mjs';
import { run } from './ensure/run.mjs';
import { remotes } from './ensure/stale.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const bin = (name) => path.join(root, 'node_modules', '.bin', name);

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
      'regions',
      'shared',
      'shell',
      ...remotes(root),
      'api',
      'cli',
      'e2e',
    ],
  },
  { name: 'dead code', program: bin('knip'), args: ['--no-progress', '--no-config-hints'] },
  { name: 'locales', program: process.execPath, args: ['scripts/check-locales.mjs'] },
  { name: 'painters', program: process.execPath, args: ['scripts/check-painters.mjs'] },
  {
    name: 'planted faults still fit',
    program: process.execPath,
    args: ['scripts/planted-faults/misfits.mjs'],
  },
].filter(({ program, args }) => program !== process.execPath || existsSync(path.join(root, args[0])));

/** Runs all checks and answers how many passed and failed, printing the output of those that fail. */
export async function runChecks() {
  let passed = 0;
  const failed = [];
  for (const { name, program, args } of checks) {
    const started = Date.now();
    const { code, output } = await run(program, args, { cwd: root, quiet: true });
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    if (code === 0) passed += 1;
    else {
      failed.push(name);
      console.log(output.trim().split('\n').slice(-60).join('\n'));
    }
  }
  return { passed, failed: failed.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ensureDependencies(root);
  const { failed } = await runChecks();
  process.exit(failed ? 1 : 0);
}
