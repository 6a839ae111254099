import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleasableName } from '@shop/contracts';

/** The checkout this file lives in. */
export const checkoutRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Folder of a remote or of the shell's browser half inside a checkout. */
export const folderOf = (root: string, name: ReleasableName): string =>
  name === 'shell' ? path.join(root, 'shell/browser') : path.join(root, name);

export const distOf = (root: string, name: ReleasableName): string => path.join(folderOf(root, name), 'dist');
