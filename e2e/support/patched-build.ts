import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIn, copySources } from './checkout-copy.ts';
import { checkoutRoot } from './shop.ts';

/** A change to one file of a remote; `find` occurs there exactly once. */
export interface BuildPatch {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** Builds a remote of this checkout with a fault planted into its source, outside of the checkout. */
export async function createPatchedBuild(
  remote: string,
  plant: BuildPatch,
): Promise<{ readonly folder: string; readonly remove: () => void }> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'planted-'));
  copySources(home, ['package.json', 'tsconfig.base.json', 'shared', 'regions', remote]);
  symlinkSync(path.join(checkoutRoot(), 'node_modules'), path.join(home, 'node_modules'));
  const file = path.join(home, remote, plant.file);
  const text = readFileSync(file, 'utf8');
  if (text.split(plant.find).length !== 2) throw new Error(`${file} does not hold once: ${plant.find}`);
  writeFileSync(
    file,
    text.replace(plant.find, () => plant.replace),
  );
  return {
    folder: await buildIn(home, remote),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
