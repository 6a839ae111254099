import path from 'node:path';
import { promisify } from 'node:util';
import type { Manifest, ReleasableName } from '@shop/contracts';
import webpack, { type Configuration, type Stats, type StatsCompilation, type StatsOptions } from 'webpack';
import { checkBundle, checkDeclaration, checkPolicy } from './checks.ts';
import { currentCommit } from './commit.ts';
import { type BuildOptions, createConfig } from './config.ts';
import { type Declaration, readDeclaration } from './declaration.ts';
import { getPackageFolder } from './folders.ts';
import { listLocalesIn } from './locale-files.ts';
import { checkLocales } from './locales.ts';
import { readCsp, writeManifest } from './manifest.ts';
import { pageFiles } from './page-files.ts';
import { buildServer, type ClassNames } from './server-build.ts';
import { sharedModules } from './shared-modules.ts';

export type BuildOutcome =
  | { readonly ok: true; readonly manifest: Manifest; readonly seconds: number }
  | { readonly ok: false; readonly problems: readonly string[] };

/** The part of a compilation that the checks and the manifest read. */
export const statsOptions: StatsOptions = {
  all: false,
  errors: true,
  warnings: true,
  modules: true,
  nestedModules: true,
  chunks: true,
  entrypoints: true,
  assets: true,
  ids: true,
  modulesSpace: Number.POSITIVE_INFINITY,
  nestedModulesSpace: Number.POSITIVE_INFINITY,
};

const compile = async (config: Configuration): Promise<Stats | undefined> => {
  const compiler = webpack(config);
  const run = promisify(compiler.run.bind(compiler));
  const close = promisify(compiler.close.bind(compiler));
  const stats = await run();
  await close();
  return stats;
};

const listMessages = (stats: StatsCompilation): string[] =>
  [...(stats.errors ?? []), ...(stats.warnings ?? [])].map(
    ({ message, moduleName }) => `${moduleName === undefined ? '' : `${moduleName}: `}${message}`,
  );

const listLocales = (folder: string): string[] => listLocalesIn(path.join(folder, 'locales'));

export interface PreparedBuild {
  readonly name: ReleasableName;
  /** Null for the shell, which has no declaration. */
  readonly declared: Declaration | null;
  readonly problems: readonly string[];
}

/** Checks the declaration and the words before anything is compiled. */
export const prepareBuild = async (name: ReleasableName, root: string): Promise<PreparedBuild> => {
  const folder = getPackageFolder(root, name);
  const declared = name === 'shell' ? null : await readDeclaration(root, name);
  if (typeof declared === 'string') return { name, declared: null, problems: [declared] };
  const declarationProblems =
    name === 'shell' || declared === null
      ? []
      : [...checkDeclaration(name, declared), ...checkPolicy(name, readCsp(folder))];
  return { name, declared, problems: [...declarationProblems, ...checkLocales(folder)] };
};

export interface FinishOptions {
  readonly root: string;
  readonly started: number;
  readonly classNames: ClassNames;
}

/** Checks the compilation and, if it passes, adds the server build and writes the manifest of both. */
export const finishBuild = async (
  { name, declared, problems }: PreparedBuild,
  stats: Stats | undefined,
  { root, started, classNames }: FinishOptions,
): Promise<BuildOutcome> => {
  const json = stats?.toJson(statsOptions) ?? {};
  const found = [...problems, ...listMessages(json), ...(name === 'shell' ? [] : checkBundle(name, json))];
  if (found.length > 0) return { ok: false, problems: found };
  const server = await buildServer(name, root, classNames);
  if (!server.ok) return server;
  const manifest = writeManifest({
    root,
    name,
    stats: json,
    declared,
    shared: sharedModules(root),
    locales: listLocales(getPackageFolder(root, name)),
    commit: currentCommit(root),
    server: server.file,
    pages: stats === undefined || declared === null ? undefined : pageFiles(stats.compilation, declared),
  });
  return { ok: true, manifest, seconds: (performance.now() - started) / 1000 };
};

/**
 * Builds one remote or the shell into its `dist/` and writes the manifest. All or nothing: any violation (route, slot,
 * locale key, bundled React, global rule) fails the whole build with one sentence each.
 */
export const buildOne = async (name: ReleasableName, options: BuildOptions): Promise<BuildOutcome> => {
  const started = performance.now();
  const classNames: ClassNames = new Map();
  try {
    const prepared = await prepareBuild(name, options.root);
    if (prepared.problems.length > 0) return { ok: false, problems: prepared.problems };
    const stats = await compile(createConfig(name, { ...options, classNames }));
    return await finishBuild(prepared, stats, { root: options.root, started, classNames });
  } catch (error) {
    return { ok: false, problems: [error instanceof Error ? error.message : String(error)] };
  }
};
