import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleasableName } from '@shop/contracts';

/** The root of this checkout. */
export const checkoutRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Returns the folder of a remote or of the shell's browser package inside a checkout. */
export const getPackageFolder = (root: string, name: ReleasableName): string =>
  name === 'shell' ? path.join(root, 'shell/browser') : path.join(root, name);

export const getDistFolder = (root: string, name: ReleasableName): string =>
  path.join(getPackageFolder(root, name), 'dist');

/** Returns every package of the checkout with dictionaries. */
export const listPackagesWithLocales = (): string[] =>
  ['.', 'shared', 'shell']
    .map((parent) => path.join(checkoutRoot, parent))
    .filter((parent) => existsSync(parent))
    .flatMap((parent) => readdirSync(parent).map((name) => path.join(parent, name)))
    .filter((folder) => existsSync(path.join(folder, 'locales')));
