import { createHash } from 'node:crypto';
import type { Manifest } from '@shop/contracts';

export const sriOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Hash of names and contents of all assets in order of name: equal sources give equal keys on every machine. */
export const buildHash = (assets: Manifest['assets']): string =>
  createHash('sha256')
    .update(
      [...assets]
        .sort((a, b) => (a.path < b.path ? -1 : 1))
        .map(({ path, sri }) => `${path} ${sri}\n`)
        .join(''),
    )
    .digest('hex')
    .slice(0, 20);
