import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReleasableName } from '@shop/contracts';
import { type BuildFailure, build, type Plugin } from 'esbuild';
import { getDistFolder, getPackageFolder } from './folders.ts';
import { serverAliases } from './slim.ts';

const require = createRequire(import.meta.url);
const { evaluate } = require('./static-loader.cjs') as {
  evaluate: (file: string, addDependency: (file: string) => void) => Promise<string>;
};

/** What css-loader has named the classes of each style sheet of the browser's build, by file. */
export type ClassNames = Map<string, Readonly<Record<string, string>>>;

/** Its folder inside a build: never served to a browser (shell/host). */
export const serverFolder = 'server';

/** The file that makes a package draw pages on the server, or null where it does not. */
export const getServerEntry = (root: string, name: ReleasableName): string | null =>
  ['src/server.ts', 'src/server.tsx']
    .map((file) => path.join(getPackageFolder(root, name), file))
    .find(existsSync) ?? null;

/** `x.ts` with an `x.server.ts` beside it: on the server the latter is meant. */
export const findServerVariant = (file: string): string | undefined => {
  const plain = file.replace(/\.tsx?$/, '');
  return [`${plain}.server.ts`, `${plain}.server.tsx`].find(existsSync);
};

export const serverVariants: Plugin = {
  name: 'server-variants',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      const variant = findServerVariant(file);
      return variant === undefined
        ? undefined
        : { contents: readFileSync(variant), loader: 'tsx', resolveDir: path.dirname(file) };
    });
  },
};

/** The same data as in the browser's build, computed by the same loader. */
const staticData: Plugin = {
  name: 'static-data',
  setup({ onLoad }) {
    onLoad({ filter: /\.static\.ts$/ }, async ({ path: file }) => ({
      contents: await evaluate(file, () => undefined),
      loader: 'js',
    }));
  },
};

/**
 * A sheet that the browser's build never read: its component is on none of this package's pages. Whoever draws it all the
 * same would draw it bare, so that is a fault.
 */
const emptyStyleSheet = (sheet: string): string =>
  `export default new Proxy({}, { get() { throw new Error(${JSON.stringify(`The classes of ${sheet} are not in the browser's build.`)}); } });`;

/** No sheet is loaded on the server, but every class has the name that the browser's sheet gives it. */
const reuseClassNames = (classNames: ClassNames): Plugin => ({
  name: 'same-classes',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, ({ path: file }) => {
      if (!file.endsWith('.module.css')) return { contents: '', loader: 'js' };
      const names = classNames.get(file);
      return names === undefined
        ? { contents: emptyStyleSheet(path.basename(file)), loader: 'js' }
        : { contents: JSON.stringify(names), loader: 'json' };
    });
  },
});

const aliases = (root: string): Plugin => ({
  name: 'aliases',
  setup({ onResolve }) {
    for (const [request, file] of Object.entries(serverAliases(root)))
      onResolve({ filter: new RegExp(`^${request}$`) }, () => ({ path: file }));
  },
});

export type ServerOutcome =
  | { readonly ok: true /** Relative to `dist/`. */; readonly file: string | null }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * The second build of the same release, for Node: one CommonJS file that brings React and its kit along, so that the
 * host needs nothing of them and two versions stand side by side. Written into `dist/`, where the manifest lists it.
 */
export const buildServer = async (
  name: ReleasableName,
  root: string,
  classNames: ClassNames,
): Promise<ServerOutcome> => {
  const entry = getServerEntry(root, name);
  if (entry === null) return { ok: true, file: null };
  try {
    const { outputFiles } = await build({
      entryPoints: [entry],
      absWorkingDir: root,
      bundle: true,
      write: false,
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      jsx: 'automatic',
      minify: true,
      legalComments: 'none',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
      plugins: [aliases(root), staticData, reuseClassNames(classNames), serverVariants],
    });
    const bytes = outputFiles[0]?.contents ?? new Uint8Array();
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const file = `${serverFolder}/render.${hash}.cjs`;
    // One that is watched is built again and again, and webpack clears away only what it made itself.
    rmSync(path.join(getDistFolder(root, name), serverFolder), { recursive: true, force: true });
    mkdirSync(path.join(getDistFolder(root, name), serverFolder), { recursive: true });
    writeFileSync(path.join(getDistFolder(root, name), file), bytes);
    return { ok: true, file };
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    if (errors === undefined) throw error;
    return { ok: false, problems: errors.map(({ text, location }) => `${location?.file ?? entry}: ${text}`) };
  }
};
