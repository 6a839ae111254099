import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

/** Files of one package, addressed from whoever depends on it. */
const filesOf = (from: NodeJS.Require, name: string) => {
  const folder = path.dirname(from.resolve(`${name}/package.json`));
  return (...files: string[]) => files.map((file) => path.join(folder, file));
};

const leftOut = (files: readonly string[]): Record<string, false> =>
  Object.fromEntries(files.map((file) => [file, false]));

/** One copy of the federation runtime: its ESM and CJS builds otherwise both end up in the shell (22 kB gzip). */
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
    // The document preloads, and remotes are addressed without a manifest: nobody calls what these hold.
    [folder(runtime, '@module-federation/runtime-core', 'plugins/snapshot/SnapshotHandler.js')]:
      require.resolve('./no-snapshots.mjs'),
    [folder(runtime, '@module-federation/error-codes', 'desc.mjs')]: require.resolve('./no-error-texts.mjs'),
    [folder(runtime, '@module-federation/runtime-core', 'utils/preload.js')]: false,
    [folder(runtime, '@module-federation/sdk', 'generateSnapshotFromManifest.js')]: false,
  };
};

/** react-router's package names its development build for browsers, with every warning and check in it. */
const productionRouter = (kit: NodeJS.Require): Record<string, string> =>
  Object.fromEntries(
    filesOf(kit, 'react-router')('dist/production/index.mjs').map((file) => ['react-router$', file]),
  );

/**
 * The kit calls with JSON or a file by XMLHttpRequest, which alone reports upload progress, writes the query itself and
 * sends no token of a cookie (shared/kit/src/api/api-service.ts). What axios has for another transport, for forms and for
 * all that stays out of the page.
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

/** No list of the shop is read by an infinite query; the pages of one would need this file. */
const noInfiniteQueries = (kit: NodeJS.Require): Record<string, false> => {
  const query = createRequire(kit.resolve('@tanstack/react-query'));
  return leftOut(filesOf(query, '@tanstack/query-core')('build/modern/infiniteQueryBehavior.js'));
};

/** The same for the server's build: exact requests and the files they lead to. */
export const serverAliases = (root: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(productionRouter(createRequire(path.join(root, 'shared/kit/package.json')))).map(
      ([request, file]) => [request.replace(/\$$/, ''), file],
    ),
  );

/** react-i18next brings a stand-in for `useSyncExternalStore` that React 19 has no use for. */
const noStandIns: Record<string, string> = {
  'use-sync-external-store/shim$': require.resolve('./sync-external-store.mjs'),
};

/** A remote takes react-i18next from the shell, and of it what that gives: any other export fails the build. */
export const sharedReactI18next: Record<string, string> = {
  'react-i18next$': require.resolve('./react-i18next.mjs'),
};

/** Requests that lead to the one copy or the lean build of a library, and files nobody here needs. */
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

/** Packages whose code may end up in a page and name an icon. */
const drawing = ['shared/ui/src', 'shared/kit/src'];

/**
 * Makes droppable what libraries only seem to need, gives Fiber a clock without a deprecation warning, and leaves of the
 * icons what the package in `folder` shows.
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
