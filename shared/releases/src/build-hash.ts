import { createHash } from 'node:crypto';
import type { Manifest } from '@shop/contracts';

export const sriOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The same text for the same value, whatever order its members were written in. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );

/**
 * Names a build by its content: all assets and all that the manifest promises about them. Equal sources give equal
 * keys on every machine; where and from which commit it was built does not count.
 */
export const buildHash = (manifest: Omit<Manifest, 'build' | 'commit'>): string => {
  const { name, version, contract, provides, shared, entry, preload, styles, csp, server, pages } = manifest;
  const assets = [...manifest.assets].sort((a, b) => (a.path < b.path ? -1 : 1));
  return createHash('sha256')
    .update(
      canonical({
        ...{ name, version, contract, provides, shared, entry, preload, styles, csp, server, assets },
        // Builds from before there were pages keep their names: what is undefined leaves no trace.
        pages,
      }),
    )
    .digest('hex')
    .slice(0, 20);
};
