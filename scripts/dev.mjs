// npm run dev [-- NAME …]: the shop with live reload. Named packages (by default all) are rebuilt on changes; the shop
// adopts the build, and open pages reload.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './ensure/built.mjs';
import { ensureDependencies } from './ensure/dependencies.mjs';
import { refuse } from './ensure/run.mjs';
import { targets } from './ensure/stale.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const web = targets(root).filter(({ name }) => name !== 'server');
const asked = process.argv.slice(2);
const unknown = asked.find((arg) => !web.some(({ name }) => name === arg));
if (unknown !== undefined)
  refuse(`There is no "${unknown}" to develop. Known: ${web.map(({ name }) => name).join(', ')}.`);
const watched = web.filter(({ name }) => asked.length === 0 || asked.includes(name));

await ensureDependencies(root);
const { failed } = await ensureBuilt(root, { names: web.map(({ name }) => name) });
if (failed.length > 0) refuse(`${failed.join(', ')} could not be built; see the messages above.`);
// From now on dist/ has development builds: the next start builds again.
for (const { result } of watched) rmSync(path.join(root, result, '.inputs'), { force: true });

const start = (args, env = {}) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
const children = [
  start(['--watch', '--watch-preserve-output', '--import', 'tsx', 'cli/src/main.ts', 'start'], {
    LIVE_RELOAD: '1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  }),
  start(['--import', 'tsx', 'shared/build/src/main.ts', '--watch', ...watched.map(({ name }) => name)]),
];
const stop = () => {
  for (const child of children) child.kill('SIGTERM');
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children)
  child.on('exit', (code) => {
    stop();
    process.exitCode = code ?? 0;
  });
