import { existsSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { RemoteName } from '@shop/contracts';
import { build, type Plugin } from 'esbuild';
import { getPackageFolder } from './folders.ts';

/** A page or slot: the file behind its lazy import (null when it cannot be read) and the exports of that file. */
export interface LazyPart {
  readonly file: string | null;
  readonly exported: readonly string[];
}

/** The content of `defineRemote({...})` in `src/remote.ts`. */
export interface Declaration {
  readonly name: string;
  readonly contract: string;
  readonly routes: Readonly<Record<string, LazyPart>>;
  readonly slots: Readonly<Record<string, LazyPart>>;
}

interface DeclaredRemote {
  name?: unknown;
  contract?: unknown;
  routes?: Record<string, { lazy?: unknown }>;
  slots?: Record<string, unknown>;
}

/** Lazy parts stay lazy (an absolute path, unread), packages become stubs, files of the remote itself run. */
const declarationOnlyPlugin: Plugin = {
  name: 'only-the-declaration',
  setup(build) {
    build.onResolve({ filter: /.*/ }, (args) => {
      if (args.kind === 'entry-point') return undefined;
      const own = args.path.startsWith('.');
      if (args.kind === 'dynamic-import')
        return { path: own ? path.resolve(args.resolveDir, args.path) : args.path, external: true };
      if (own && !/\.(css|svg|png|woff2|wasm)$/.test(args.path)) return undefined;
      return { path: args.path, namespace: 'bystander' };
    });
    build.onLoad({ filter: /.*/, namespace: 'bystander' }, () => ({
      // As a prototype: esbuild copies own names of a module, which a stub cannot list in advance.
      contents: 'module.exports = Object.create(globalThis.bystander);',
      loader: 'js',
    }));
  },
};

/** Returns a stub that returns itself for everything: enough for code that only references it. */
const createStub = (defineRemote: (declared: DeclaredRemote) => unknown): unknown => {
  const self: unknown = new Proxy(() => self, {
    get: (_target, key) =>
      key === 'defineRemote' ? defineRemote : key === Symbol.toPrimitive ? () => 'bystander' : self,
    apply: () => self,
    construct: () => Object(self),
  });
  return self;
};

const lazyFile = (load: unknown): string | null =>
  typeof load === 'function'
    ? (/import\(\s*["'`]([^"'`]+)["'`]\s*\)/.exec(load.toString())?.[1] ?? null)
    : null;

const listExports = async (file: string): Promise<readonly string[]> => {
  if (!existsSync(file)) return [];
  const { metafile } = await build({
    entryPoints: [file],
    bundle: false,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'out',
    logLevel: 'silent',
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
};

const readParts = async (loaders: Readonly<Record<string, unknown>>): Promise<Record<string, LazyPart>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(loaders).map(async ([key, load]) => {
        const file = lazyFile(load);
        return [key, { file, exported: file === null ? [] : await listExports(file) }] as const;
      }),
    ),
  );

/**
 * Runs `src/remote.ts` until it calls `defineRemote({...})` and reads its slots. Loads no page, library or style sheet.
 *
 * @returns the declaration, or a sentence that says why there is none
 */
export const readDeclaration = async (root: string, name: RemoteName): Promise<Declaration | string> => {
  const entry = path.join(getPackageFolder(root, name), 'src/remote.ts');
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [declarationOnlyPlugin],
  });
  const declarations: DeclaredRemote[] = [];
  const context = {
    module: { exports: {} },
    exports: {},
    bystander: createStub((declared) => declarations.push(declared)),
  };
  vm.runInNewContext(outputFiles[0]?.text ?? '', context, { filename: entry, timeout: 5000 });
  const declared = declarations[0];
  if (declared === undefined || declarations.length > 1)
    return `${name}/src/remote.ts must call defineRemote({...}) exactly once.`;
  if (typeof declared.name !== 'string' || typeof declared.contract !== 'string')
    return `${name}/src/remote.ts: defineRemote needs "name" and "contract" as plain strings.`;
  const routes = Object.entries(declared.routes ?? {}).map(([id, route]) => [id, route.lazy] as const);
  return {
    name: declared.name,
    contract: declared.contract,
    routes: await readParts(Object.fromEntries(routes)),
    slots: await readParts(declared.slots ?? {}),
  };
};
