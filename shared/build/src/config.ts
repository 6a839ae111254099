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
  /** `watch`: quicker output for live reload, the same modules and the same rules. */
  readonly watch?: boolean;
  /** Filled with the class names of every style sheet, for the server's build. */
  readonly classNames?: ClassNames;
}

/** One constant for webpack's chunks and for the script hook of the shell (specification 9). */
export const chunkTimeout = 120_000;

/** The name a remote has in the federation runtime: a JavaScript identifier made of the folder's name. */
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

/** Names as `mf-checkout-row-k3Fz`: readable in the inspector, never equal across remotes. */
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
      // A selector without a class of its own file would reach into other remotes: `pure` makes it an error.
      mode: name === 'shell' ? 'local' : 'pure',
    },
  },
});

const extract = { loader: MiniCssExtractPlugin.loader };

/**
 * Components of `shared/ui` and global sheets (tokens, base; only the shell may load them, see checks.ts) name their
 * own layer. A page's sheet goes into a layer above these, in whatever order the files load.
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
 * The n-th short name. Terser's own order follows the letters of the text, among them webpack's provisional hashes,
 * which depend on the folder: the same sources would come out with other names elsewhere. This function is sent to
 * other processes as text, so everything it needs is inside.
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
      // After the types rule in the list, so before it in the chain: it reads the TypeScript as it is written.
      {
        test: /[\\/]shared[\\/]contracts[\\/]src[\\/][\w-]+\.ts$/,
        loader: require.resolve('./endpoints-loader.cjs'),
      },
      // Computed here and now, so that the page carries the outcome and not the computing.
      { test: /\.static\.ts$/, loader: require.resolve('./static-loader.cjs') },
      ...slimRules(root, getPackageFolder(root, name)),
      // A package's own bare imports (`import './boot.ts'`) are meant to run, whatever its package.json says.
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
        // swc first: what it folds and drops, terser does not. Names are terser's alone.
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
    // The entry's own hash is not enough: a tampered chunk behind it would run.
    new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
  ],
});

/** A chunk of nothing but modules that the shell shares would have no file, and its integrity could not be known. */
const isScript = (module: Module): boolean => module.type.startsWith('javascript');

/** Remotes are addressed by their entry, never by a manifest: the runtime needs no snapshots, and no Node loader. */
const optimization = { disableSnapshot: true, target: 'web' as const };

const federation = { dts: false, dev: false, manifest: false, shareStrategy: 'loaded-first' as const };

/**
 * The webpack configuration of one remote: exposes `./app` from `src/remote.ts`, takes every shared module from the
 * shell and brings none itself.
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
        // No remote loads another one through the runtime: slots ask the shell.
        experiments: { externalRuntime: true, optimization: { ...optimization, disableRemote: true } },
      }),
    ],
  };
};

/** The configuration of the shell: one page, every shared module eager, vendors in an initial chunk of their own. */
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
