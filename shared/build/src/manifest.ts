import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, manifestSchema, type ReleasableName } from '@shop/contracts';
import { buildHash, sriOf } from '@shop/releases';
import type { StatsCompilation } from 'webpack';
import type { Declaration } from './declaration.ts';
import { getDistFolder, getPackageFolder } from './folders.ts';
import type { SharedModule } from './shared-modules.ts';

export const manifestFile = 'remote.manifest.json';

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map') && entry.name !== manifestFile)
    .filter((entry) => !entry.name.startsWith('.'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();

const listChunkFiles = (stats: StatsCompilation, name: string): string[] =>
  (stats.chunks ?? []).filter((chunk) => chunk.names?.includes(name)).flatMap((chunk) => chunk.files ?? []);

const entryFiles = (name: ReleasableName, stats: StatsCompilation) => {
  if (name !== 'shell') {
    const files = listChunkFiles(stats, 'app');
    return { entry: 'remoteEntry.js', files };
  }
  const files = (stats.entrypoints?.main?.assets ?? []).map((asset) => asset.name);
  const entry = files.find((file) => /^main\.[^/]*\.js$/.test(file)) ?? 'main.js';
  return { entry, files: files.filter((file) => file !== entry) };
};

/** Returns the CSP sources that this package needs beyond its own origin: `csp.json`, directive to sources. */
export const readCsp = (folder: string): Manifest['csp'] => {
  const file = path.join(folder, 'csp.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest['csp']) : {};
};

export interface ManifestParts {
  readonly root: string;
  readonly name: ReleasableName;
  readonly stats: StatsCompilation;
  /** Null for the shell, which has no declaration. */
  readonly declared: Declaration | null;
  readonly shared: readonly SharedModule[];
  readonly locales: readonly string[];
  readonly commit: string;
  /** The server build, relative to `dist/`. */
  readonly server: string | null;
  /** Files of each page; undefined for the shell, which has none. */
  readonly pages: Manifest['pages'];
}

/** Describes the content of `dist/` in `remote.manifest.json` beside the assets. */
export const writeManifest = (parts: ManifestParts): Manifest => {
  const { root, name, stats, declared, shared, locales, commit, server, pages } = parts;
  const dist = getDistFolder(root, name);
  const assets = listFiles(dist).map((file) => {
    const bytes = readFileSync(path.join(dist, file));
    return { path: file, sri: sriOf(bytes), bytes: bytes.length };
  });
  const { version } = JSON.parse(
    readFileSync(path.join(getPackageFolder(root, name), 'package.json'), 'utf8'),
  ) as {
    version: string;
  };
  const { entry, files } = entryFiles(name, stats);
  const kit = shared.find((module) => module.request === '@shop/kit');
  const unhashed = manifestSchema.parse({
    schema: 1,
    name,
    version,
    build: '0'.repeat(20),
    commit,
    contract: declared?.contract ?? kit?.version ?? '',
    provides: {
      routes: Object.keys(declared?.routes ?? {}),
      slots: Object.keys(declared?.slots ?? {}),
      namespaces: locales.length > 0 ? [name] : [],
      locales,
    },
    shared: Object.fromEntries(
      shared.map((module) => [module.request, declared === null ? module.version : module.range]),
    ),
    entry,
    preload: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
    assets,
    csp: readCsp(getPackageFolder(root, name)),
    server,
    ...(pages === undefined ? {} : { pages }),
  });
  const manifest = { ...unhashed, build: buildHash(unhashed) };
  // Renamed into place: a reader sees all of it or nothing.
  const draft = path.join(dist, '.manifest');
  writeFileSync(draft, `${JSON.stringify(manifest, null, 2)}\n`);
  renameSync(draft, path.join(dist, manifestFile));
  return manifest;
};
