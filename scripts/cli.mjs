// npm run release|seed|staff|worker: runs one command of the bundled tools. A team's checkout has no server to bundle; there
// the release tool runs from its source.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt } from './ensure/built.mjs';
import { ensureDependencies } from './ensure/dependencies.mjs';
import { refuse, run } from './ensure/run.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
await ensureDependencies(root);
if (existsSync(path.join(root, 'cli/src/main.ts'))) {
  const { failed } = await ensureBuilt(root, { names: ['server'] });
  if (failed.length > 0) refuse('The tools could not be built; see the messages above.');
  process.argv[1] = path.join(root, 'cli/dist/cli.mjs');
  await import(pathToFileURL(process.argv[1]).href);
} else {
  const [command, ...rest] = process.argv.slice(2);
  if (command !== 'release') refuse(`This checkout has no server; run "${command}" in a checkout with cli/.`);
  const { code } = await run(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'shared/release-tool/src/main.ts'), ...rest],
    { cwd: root },
  );
  process.exit(code);
}
