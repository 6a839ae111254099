// Builds what is stale. The steps run as separate programs, so that this file needs only Node.
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';
import { inputsOf, isStale, markBuilt, targets } from './stale.mjs';

const isWeb = ({ target }) => target.name !== 'server';
const manifestOf = (root, { result }) => path.join(root, result, 'remote.manifest.json');

/**
 * Builds the named targets (by default all) with changed inputs, or all of them with `force`. Returns the names of
 * built and failed ones.
 */
export async function ensureBuilt(root, { names, force = false } = {}) {
  const wanted = targets(root)
    .filter(({ name }) => names === undefined || names.includes(name))
    .map((target) => ({ target, inputs: inputsOf(root, target) }))
    .filter(({ target, inputs }) => force || isStale(root, target, inputs));
  const built = [];
  const failed = [];
  const finish = ({ target, inputs }, succeeded) => {
    if (succeeded) markBuilt(root, target, inputs);
    (succeeded ? built : failed).push(target.name);
  };
  const start = (args) =>
    run(process.execPath, args, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });

  if (wanted.length > 0)
    console.log(`Building ${wanted.map(({ target }) => target.name).join(', ')} (only what changed) …`);
  const web = wanted.filter(isWeb);
  if (web.length > 0) {
    // A manifest is the last file of a build: it exists only after success.
    for (const { target } of web) rmSync(manifestOf(root, target), { force: true });
    const names = web.map(({ target }) => target.name);
    await start(['--import', 'tsx', path.join(root, 'shared/build/src/main.ts'), ...names]);
    for (const entry of web) finish(entry, existsSync(manifestOf(root, entry.target)));
  }
  const server = wanted.find((entry) => !isWeb(entry));
  if (server !== undefined)
    finish(server, (await start([path.join(root, 'scripts/bundle-server.mjs')])).code === 0);
  return { built, failed };
}
