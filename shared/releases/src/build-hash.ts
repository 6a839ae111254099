import { createHash } from 'node:crypto';
import type { Manifest } from '@shop/contracts';

export const sriOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Returns the same text for the same value, regardless of member order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );

/**
 * Returns the content hash of a build: all assets and the manifest's claims about them. Equal sources give equal keys
 * on every machine, regardless of folder and commit.
 */
export const buildHash = (manifest: Omit<Manifest, 'build' | 'commit'>): string => {
  const { name, version, contract, provides, shared, entry, preload, styles, csp, server, pages } = manifest;
  const assets = [...manifest.assets].sort((a, b) => (a.path < b.path ? -1 : 1));
  return createHash('sha256')
    .update(
      canonical({
        ...{ name, version, contract, provides, shared, entry, preload, styles, csp, server, assets },
        // Builds older than `pages` retain their hash: undefined members are omitted.
        pages,
      }),
    )
    .digest('hex')
    .slice(0, 20);
};
