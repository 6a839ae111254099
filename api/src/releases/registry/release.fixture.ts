import { type Manifest, type ReleasableName, routesOf, slots } from '@shop/contracts';
import { openRegions } from '@shop/regions';
import { buildHash, keyOf, sriOf } from '@shop/releases';
import type { Publication } from './publish-release.ts';

const locales = [...new Set(openRegions.flatMap((region) => region.locales))];

/** A small real build: files with correct integrity, and a manifest sealed over them. `text` makes it another build. */
export const makeBuild = (
  name: ReleasableName,
  text: string,
  change: Partial<Manifest> = {},
): Publication & { readonly key: string; readonly files: Record<string, string> } => {
  const entry = name === 'shell' ? 'main.js' : 'remoteEntry.js';
  const contents: Record<string, Buffer> = { [entry]: Buffer.from(`/* ${name} ${text} */`) };
  const isShell = name === 'shell';
  const unsealed: Manifest = {
    schema: 1,
    name,
    version: '1.0.0',
    build: '',
    commit: '',
    contract: isShell ? '1.0.0' : '^1.0',
    provides: {
      routes: isShell ? [] : routesOf(name),
      slots: Object.entries(slots)
        .filter(([, slot]) => slot.owner === name)
        .map(([slot]) => slot),
      namespaces: [name],
      locales,
    },
    shared: isShell ? { react: '19.3.1', '@shop/kit': '1.0.0' } : { react: '^19.3', '@shop/kit': '^1.0' },
    entry,
    preload: [],
    styles: [],
    assets: Object.entries(contents).map(([path, bytes]) => ({
      path,
      sri: sriOf(bytes),
      bytes: bytes.length,
    })),
    csp: {},
    server: null,
    ...change,
  };
  const manifest = { ...unsealed, build: buildHash(unsealed) };
  return {
    manifest,
    key: keyOf(manifest),
    read: async (path) => contents[path] ?? null,
    files: Object.fromEntries(
      Object.entries(contents).map(([path, bytes]) => [path, bytes.toString('base64')]),
    ),
  };
};
