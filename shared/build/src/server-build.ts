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

/** The class names that css-loader assigned in the browser build, by style sheet. */
export type ClassNames = Map<string, Readonly<Record<string, string>>>;

/** The folder of the server build; never served to a browser (shell/host). */
export const serverFolder = 'server';

/** Returns the package's server entry, or null if it has none. */
export const getServerEntry = (root: string, name: ReleasableName): string | null =>
  ['src/server.ts', 'src/server.tsx']
    .map((file) => path.join(getPackageFolder(root, name), file))
    .find(existsSync) ?? null;

/** Returns `x.server.ts` for `x.ts` if it exists: the server build uses it instead. */
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

/** The same data as in the browser build, computed by the same loader. */
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
 * A style sheet that is missing in the browser build: its component is on no page of this package. Drawing it without
 * styles would be a fault.
 */
const emptyStyleSheet = (sheet: string): string =>
  `export default new Proxy({}, { get() { throw new Error(${JSON.stringify(`The classes of ${sheet} are not in the browser's build.`)}); } });`;

/** The server loads no style sheets, but uses the class names of the browser build. */
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
 * Builds the same release for Node: one CommonJS file that bundles React and its kit, so that the host provides nothing
 * and two versions can run side by side. Written into `dist/`, where the manifest lists it.
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
    // Watched builds repeat, and webpack removes only its own files.
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
