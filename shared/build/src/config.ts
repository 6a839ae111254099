import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { ReleasableName, RemoteName } from '@shop/contracts';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, Module } from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { getDistFolder, getPackageFolder } from './folders.ts';
import { LocaleFilesPlugin } from './locale-files.ts';
import type { ClassNames } from './server-build.ts';
import { sharedModules } from './shared-modules.ts';
import { sharedReactI18next, slimAliases, slimRules } from './slim.ts';
import { StableModuleIds } from './stable-ids.ts';

const require = createRequire(import.meta.url);

export interface BuildOptions {
  readonly root: string;
  /** `watch`: faster output for live reload, with the same modules and rules. */
  readonly watch?: boolean;
  /** Filled with the class names of every style sheet, for the server build. */
  readonly classNames?: ClassNames;
}

/** The chunk timeout, shared by webpack and the shell's script hook (specification 9). */
export const chunkTimeout = 120_000;

/** Returns the remote's name in the federation runtime: the folder's name as a JavaScript identifier. */
export const containerName = (name: ReleasableName): string => name.replaceAll('-', '_');

const swc = {
  test: /\.[cm]?[jt]sx?$/,
  exclude: /node_modules/,
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

interface NamedExport {
  readonly name: string;
  readonly value: string;
}

/** Class names such as `mf-checkout-row-k3Fz`: readable in the inspector, unique across remotes. */
const cssModules = (name: ReleasableName, classNames: ClassNames | undefined) => ({
  loader: require.resolve('css-loader'),
  options: {
    importLoaders: 1,
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: `${name}-[local]-[hash:base64:3]`,
      getJSON: ({ resourcePath, exports }: { resourcePath: string; exports: readonly NamedExport[] }) => {
        classNames?.set(resourcePath, Object.fromEntries(exports.map(({ name, value }) => [name, value])));
      },
      // A selector without a class of its own file would affect other remotes: `pure` makes it an error.
      mode: name === 'shell' ? 'local' : 'pure',
    },
  },
});

const extract = { loader: MiniCssExtractPlugin.loader };

/**
 * Components of `shared/ui` and global sheets (tokens, base; only the shell may load them, see checks.ts) name their
 * layer. A page's sheet goes into a layer above these, regardless of load order.
 */
const styles = (name: ReleasableName, classNames: ClassNames | undefined) => ({
  test: /\.css$/,
  sideEffects: true,
  oneOf: [
    {
      test: /\.module\.css$/,
      exclude: /[\\/]shared[\\/]ui[\\/]/,
      use: [
        extract,
        cssModules(name, classNames),
        { loader: require.resolve('./layer-loader.cjs'), options: { name: `remote.${name}` } },
      ],
    },
    { use: [extract, cssModules(name, classNames)] },
  ],
});

/**
 * Returns the n-th short name. Terser's own order depends on the letters of the text, which include webpack's
 * provisional hashes and so depend on the folder: the same sources would get other names elsewhere. This function is
 * sent to other processes as text, so it must be self-contained.
 */
const nthName = (n: number): string => {
  const letters = 'etnrisouaflchpdvmgybwESxTNCkLAOM_DPHBjFIqRUzWXV$JKQGYZ0516372984';
  let name = letters.charAt(n % 54);
  for (let rest = Math.floor(n / 54); rest > 0; rest = Math.floor((rest - 1) / 64))
    name += letters.charAt((rest - 1) % 64);
  return name;
};

const common = (name: ReleasableName, { root, watch = false, classNames }: BuildOptions): Configuration => ({
  name,
  context: getPackageFolder(root, name),
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: watch ? false : 'hidden-source-map',
  performance: false,
  output: {
    path: getDistFolder(root, name),
    clean: true,
    // The folder's name, so that two remotes never share a chunk array (webpack#14011).
    uniqueName: name,
    publicPath: 'auto',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: chunkTimeout,
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    alias: slimAliases(root, watch),
  },
  module: {
    rules: [
      swc,
      // After the types rule in the list, so before it in the chain: it reads the original TypeScript.
      {
        test: /[\\/]shared[\\/]contracts[\\/]src[\\/][\w-]+\.ts$/,
        loader: require.resolve('./endpoints-loader.cjs'),
      },
      // Computed at build time, so that the page contains only the result.
      { test: /\.static\.ts$/, loader: require.resolve('./static-loader.cjs') },
      ...slimRules(root, getPackageFolder(root, name)),
      // A package's own bare imports (`import './boot.ts'`) must run, whatever its package.json says.
      { include: path.join(getPackageFolder(root, name), 'src'), sideEffects: true },
      styles(name, classNames),
      { test: /\.(woff2?|ttf|otf|wasm|png|jpe?g|webp|avif|svg|icc)$/, type: 'asset/resource' },
    ],
  },
  optimization: {
    moduleIds: false,
    chunkIds: 'deterministic',
    mangleExports: 'size',
    minimize: !watch,
    minimizer: [
      new TerserPlugin({
        // swc first: it folds and drops code that terser does not. Only terser mangles names.
        minify: [TerserPlugin.swcMinify, TerserPlugin.terserMinify],
        extractComments: false,
        terserOptions: [
          { compress: { passes: 2 }, mangle: false, format: { comments: false } },
          {
            compress: { passes: 2 },
            format: { comments: false },
            mangle: { nth_identifier: { get: nthName } },
          },
        ],
      }),
      new CssMinimizerPlugin(),
    ],
  },
  plugins: [
    new StableModuleIds(root),
    new LocaleFilesPlugin(root, name),
    new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', ignoreOrder: true }),
    // The entry's own hash is not enough: a tampered chunk behind it would still run.
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
  ],
});

/** A chunk with only shared modules would have no file and therefore no known integrity. */
const isScript = (module: Module): boolean => module.type.startsWith('javascript');

/** Remotes are loaded by their entry, never by a manifest: the runtime needs no snapshots and no Node loader. */
const optimization = { disableSnapshot: true, target: 'web' as const };

const federation = { dts: false, dev: false, manifest: false, shareStrategy: 'loaded-first' as const };

/**
 * Returns the webpack configuration of one remote: exposes `./app` from `src/remote.ts`, takes every shared module from
 * the shell and bundles none.
 *
 * @example export default remoteConfig('mf-checkout', { root: checkoutRoot })
 */
export const remoteConfig = (name: RemoteName, options: BuildOptions): Configuration => {
  const base = common(name, options);
  const shared = Object.fromEntries(
    sharedModules(options.root).map(({ request, range }) => [
      request,
      { import: false as const, singleton: true, strictVersion: true, requiredVersion: range },
    ]),
  );
  return {
    ...base,
    entry: {},
    resolve: {
      ...base.resolve,
      alias: { ...slimAliases(options.root, options.watch ?? false), ...sharedReactI18next },
    },
    optimization: {
      ...base.optimization,
      // One chunk behind the exposed module; only lazy pages may share a further, large one (webpack#19351).
      splitChunks: {
        chunks: (chunk) => chunk.name !== 'app' && chunk.name !== containerName(name),
        minSize: 100_000,
        cacheGroups: {
          default: { test: isScript, minChunks: 2, reuseExistingChunk: true },
          defaultVendors: false,
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        ...federation,
        name: containerName(name),
        filename: 'remoteEntry.js',
        exposes: { './app': { import: './src/remote.ts', name: 'app' } },
        shared,
        // No remote loads another one through the runtime: slots go through the shell.
        experiments: { externalRuntime: true, optimization: { ...optimization, disableRemote: true } },
      }),
    ],
  };
};

/** Returns the configuration of the shell: one page, every shared module eager, vendors in a separate initial chunk. */
export const shellConfig = (options: BuildOptions): Configuration => {
  const base = common('shell', options);
  const shared = Object.fromEntries(
    sharedModules(options.root).map(({ request, file, version, range, isEager }) => [
      request,
      {
        import: file,
        shareKey: request,
        version,
        requiredVersion: range,
        singleton: true,
        strictVersion: true,
        eager: isEager,
      },
    ]),
  );
  return {
    ...base,
    entry: { main: './src/main.ts' },
    optimization: {
      ...base.optimization,
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: {
            name: 'vendors',
            test: /[\\/]node_modules[\\/]/,
            chunks: 'initial',
            enforce: true,
          },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        ...federation,
        name: containerName('shell'),
        remotes: {},
        shared,
        experiments: { provideExternalRuntime: true, optimization },
      }),
    ],
  };
};

export const createConfig = (name: ReleasableName, options: BuildOptions): Configuration =>
  name === 'shell' ? shellConfig(options) : remoteConfig(name, options);
