/** Prints every fault in the words of all packages and fails if there is any. Used by `npm run check`. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', path.join(root, 'shared/build/src/check-locales.ts')],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
