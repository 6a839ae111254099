import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { checkoutRoot } from './shop.ts';

const run = promisify(execFile);

/** A change to one file of a remote; `find` stands there exactly once. */
export interface Plant {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** Builds a remote of this checkout with a fault planted into its source, apart from the checkout. */
export async function plantedBuild(
  remote: string,
  plant: Plant,
): Promise<{ readonly folder: string; readonly remove: () => void }> {
  const root = checkoutRoot();
  const home = mkdtempSync(path.join(os.tmpdir(), 'planted-'));
  const own = (source: string) => !/[\\/](node_modules|dist|test-results)$/.test(source);
  for (const name of ['package.json', 'tsconfig.base.json', 'shared', 'regions', remote])
    cpSync(path.join(root, name), path.join(home, name), { recursive: true, filter: own });
  symlinkSync(path.join(root, 'node_modules'), path.join(home, 'node_modules'));
  const file = path.join(home, remote, plant.file);
  const text = readFileSync(file, 'utf8');
  if (text.split(plant.find).length !== 2) throw new Error(`${file} does not hold once: ${plant.find}`);
  writeFileSync(
    file,
    text.replace(plant.find, () => plant.replace),
  );
  await run(process.execPath, ['--import', 'tsx', 'shared/build/src/main.ts', remote], {
    cwd: home,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return {
    folder: path.join(home, remote, 'dist'),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
