// npm run build [-- NAME …] [--force]: builds the shell, the remotes and the server, each only when it is stale.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './ensure/built.mjs';
import { ensureDependencies } from './ensure/dependencies.mjs';
import { refuse } from './ensure/run.mjs';
import { targets } from './ensure/stale.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const args = process.argv.slice(2);
const force = args.includes('--force');
const names = args.filter((arg) => !arg.startsWith('--'));
const known = targets(root).map(({ name }) => name);
const unknown = names.find((name) => !known.includes(name));
if (unknown !== undefined) refuse(`There is no "${unknown}" to build. Known: ${known.join(', ')}.`);

await ensureDependencies(root);
const { built, failed } = await ensureBuilt(root, names.length > 0 ? { names, force } : { force });
const fresh = (names.length > 0 ? names : known).filter(
  (name) => !built.includes(name) && !failed.includes(name),
);
if (fresh.length > 0) console.log(`up to date: ${fresh.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
