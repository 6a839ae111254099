// npm run release|staff|worker: runs one command of the bundled tools.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt } from './ensure/built.mjs';
import { ensureDependencies } from './ensure/dependencies.mjs';
import { refuse } from './ensure/run.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
await ensureDependencies(root);
const { failed } = await ensureBuilt(root, { names: ['server'] });
if (failed.length > 0) refuse('The tools could not be built; the reason is above.');
process.argv[1] = path.join(root, 'cli/dist/cli.mjs');
await import(pathToFileURL(process.argv[1]).href);
