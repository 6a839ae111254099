// npm start: installs if needed, builds what is stale, then serves shell and API on one port.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt } from './ensure/built.mjs';
import { ensureDependencies } from './ensure/dependencies.mjs';
import { ensurePortFree } from './ensure/port.mjs';
import { refuse } from './ensure/run.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
await ensurePortFree();
await ensureDependencies(root);
const { failed } = await ensureBuilt(root);
if (failed.length > 0) refuse(`${failed.join(', ')} could not be built; see the messages above.`);

// In this very process: signals reach the shop itself, and its supervisor sees it directly.
process.chdir(root);
const bundle = path.join(root, 'cli/dist/cli.mjs');
process.argv = [process.execPath, bundle, 'start'];
await import(pathToFileURL(bundle).href);
