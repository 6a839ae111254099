import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Manifest, ReleasableName } from '@shop/contracts';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';
import { checkBundle, checkDeclaration } from './checks.ts';
import { currentCommit } from './commit.ts';
import { type BuildOptions, remoteConfig, shellConfig } from './config.ts';
import { readDeclaration } from './declaration.ts';
import { folderOf } from './folders.ts';
import { checkLocales } from './locales.ts';
import { writeManifest } from './manifest.ts';
import { sharedModules } from './shared-modules.ts';

export type BuildOutcome =
  | { readonly ok: true; readonly manifest: Manifest; readonly seconds: number }
  | { readonly ok: false; readonly problems: readonly string[] };

const compile = async (config: Configuration): Promise<StatsCompilation> => {
  const compiler = webpack(config);
  const run = promisify(compiler.run.bind(compiler));
  const close = promisify(compiler.close.bind(compiler));
  const stats = await run();
  const json = stats?.toJson({
    all: false,
    errors: true,
    warnings: true,
    modules: true,
    nestedModules: true,
    chunks: true,
    chunkModules: false,
    entrypoints: true,
    assets: true,
    ids: true,
    modulesSpace: Number.POSITIVE_INFINITY,
    nestedModulesSpace: Number.POSITIVE_INFINITY,
  });
  await close();
  return json ?? {};
};

const complaints = (stats: StatsCompilation): string[] =>
  [...(stats.errors ?? []), ...(stats.warnings ?? [])].map(
    ({ message, moduleName }) => `${moduleName === undefined ? '' : `${moduleName}: `}${message}`,
  );

/** Locale files of a package, by locale: `locales/pl-PL.json` gives "pl-PL". */
const localesOf = (folder: string): string[] => {
  const locales = path.join(folder, 'locales');
  return existsSync(locales)
    ? readdirSync(locales)
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
        .sort()
    : [];
};

/**
 * Builds one remote or the shell into its `dist/` and writes the manifest. Nothing is half built: any broken promise
 * (route, slot, locale key, bundled React, global rule) fails the whole build with one sentence each.
 */
export const buildOne = async (name: ReleasableName, options: BuildOptions): Promise<BuildOutcome> => {
  const started = performance.now();
  const { root } = options;
  const folder = folderOf(root, name);
  const declared = name === 'shell' ? null : await readDeclaration(root, name);
  if (typeof declared === 'string') return { ok: false, problems: [declared] };
  const before = [
    ...(name === 'shell' || declared === null ? [] : checkDeclaration(name, declared, localesOf(folder))),
    ...checkLocales(folder),
  ];
  if (before.length > 0) return { ok: false, problems: before };
  const stats = await compile(name === 'shell' ? shellConfig(options) : remoteConfig(name, options));
  const after = [...complaints(stats), ...(name === 'shell' ? [] : checkBundle(name, stats))];
  if (after.length > 0) return { ok: false, problems: after };
  const manifest = writeManifest({
    root,
    name,
    stats,
    declared,
    shared: sharedModules(root),
    locales: localesOf(folder),
    commit: currentCommit(root),
  });
  return { ok: true, manifest, seconds: (performance.now() - started) / 1000 };
};
