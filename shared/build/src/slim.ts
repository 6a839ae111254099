import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** Returns paths of one package, resolved from its dependent. */
const filesOf = (from: NodeJS.Require, name: string) => {
  const folder = path.dirname(from.resolve(`${name}/package.json`));
  return (...files: string[]) => files.map((file) => path.join(folder, file));
};

const leftOut = (files: readonly string[]): Record<string, false> =>
  Object.fromEntries(files.map((file) => [file, false]));

/** A single federation runtime: otherwise both its ESM and CJS builds end up in the shell (22 kB gzip). */
const oneRuntime = (): Record<string, string | false> => {
  const enhanced = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  const runtime = createRequire(enhanced.resolve('@module-federation/runtime'));
  const folder = (from: NodeJS.Require, name: string, file: string) =>
    path.join(path.dirname(from.resolve(name)), file);
  return {
    '@module-federation/runtime$': folder(enhanced, '@module-federation/runtime', 'index.js'),
    '@module-federation/runtime-core$': folder(runtime, '@module-federation/runtime-core', 'index.js'),
    '@module-federation/sdk$': folder(runtime, '@module-federation/sdk', 'index.js'),
    '@module-federation/enhanced/runtime$': folder(enhanced, '@module-federation/runtime', 'index.js'),
    // The document preloads, and remotes have no manifest: nothing calls this code.
    [folder(runtime, '@module-federation/runtime-core', 'plugins/snapshot/SnapshotHandler.js')]:
      require.resolve('./no-snapshots.mjs'),
    [folder(runtime, '@module-federation/error-codes', 'desc.mjs')]: require.resolve('./no-error-texts.mjs'),
    [folder(runtime, '@module-federation/runtime-core', 'utils/preload.js')]: false,
    [folder(runtime, '@module-federation/sdk', 'generateSnapshotFromManifest.js')]: false,
  };
};

/** react-router's package selects its development build for browsers, with all warnings and checks. */
const productionRouter = (kit: NodeJS.Require): Record<string, string> =>
  Object.fromEntries(
    filesOf(kit, 'react-router')('dist/production/index.mjs').map((file) => ['react-router$', file]),
  );

/**
 * The kit sends JSON or a file by XMLHttpRequest, which alone reports upload progress, builds the query itself and
 * sends no token of a cookie (shared/kit/src/api/api-service.ts). axios code for other transports, forms and all that
 * is omitted from the page.
 */
const oneTransport = (kit: NodeJS.Require): Record<string, false> =>
  leftOut(
    filesOf(kit, 'axios')(
      'lib/adapters/fetch.js',
      'lib/helpers/AxiosURLSearchParams.js',
      'lib/helpers/cookies.js',
      'lib/helpers/formDataToJSON.js',
      'lib/helpers/isURLSameOrigin.js',
      'lib/helpers/toFormData.js',
      'lib/helpers/toURLEncodedForm.js',
      'lib/helpers/HttpStatusCode.js',
      'lib/helpers/spread.js',
      'lib/cancel/CancelToken.js',
    ),
  );

/** The shop uses no infinite query (the linter refuses its import), and only its pages need this file. */
const noInfiniteQueries = (kit: NodeJS.Require): Record<string, false> => {
  const query = createRequire(kit.resolve('@tanstack/react-query'));
  return leftOut(filesOf(query, '@tanstack/query-core')('build/modern/infiniteQueryBehavior.js'));
};

/** Returns the same for the server build: exact specifiers and their files. */
export const serverAliases = (root: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(productionRouter(createRequire(path.join(root, 'shared/kit/package.json')))).map(
      ([request, file]) => [request.replace(/\$$/, ''), file],
    ),
  );

/** react-i18next brings a shim for `useSyncExternalStore`, which React 19 does not need. */
const noStandIns: Record<string, string> = {
  'use-sync-external-store/shim$': require.resolve('./sync-external-store.mjs'),
};

/** A remote takes react-i18next from the shell with only its exports: any other export fails the build. */
export const sharedReactI18next: Record<string, string> = {
  'react-i18next$': require.resolve('./react-i18next.mjs'),
};

/** Returns the specifiers that map to a single copy or a lean build of a library, and unused files. */
export const slimAliases = (root: string, watch: boolean): Record<string, string | false> => {
  const kit = createRequire(path.join(root, 'shared/kit/package.json'));
  return {
    ...oneRuntime(),
    ...oneTransport(kit),
    ...noInfiniteQueries(kit),
    ...noStandIns,
    ...(watch ? {} : productionRouter(kit)),
  };
};

/** Packages whose code may be in a page and name an icon. */
const drawing = ['shared/ui/src', 'shared/kit/src'];

/**
 * Returns rules that make library code droppable, give Fiber a clock without a deprecation warning, and retain only the
 * icons that the package in `folder` uses.
 */
export const slimRules = (root: string, folder: string): RuleSetRule[] => [
  {
    test: /[\\/]react-router[\\/]dist[\\/]production[\\/][\w-]+\.mjs$/,
    loader: require.resolve('./pure-components-loader.cjs'),
  },
  {
    test: /[\\/]@react-three[\\/]fiber[\\/]dist[\\/]/,
    resolve: { alias: { three$: path.join(folder, 'src/box/three-for-fiber.ts') } },
  },
  {
    test: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
    loader: require.resolve('./lean-i18next-loader.cjs'),
  },
  {
    test: /[\\/]shared[\\/]ui[\\/]src[\\/]icon[\\/]shapes\.ts$/,
    loader: require.resolve('./used-icons-loader.cjs'),
    options: { folders: [path.join(folder, 'src'), ...drawing.map((place) => path.join(root, place))] },
  },
];
