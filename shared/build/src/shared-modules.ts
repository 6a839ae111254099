import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A module that the shell provides to every remote. */
export interface SharedModule {
  /** The import specifier in remotes. */
  readonly request: string;
  /** The package that determines the version. */
  readonly packageName: string;
  /** The range that remotes require: a patch of the shell must not exclude every remote, a new minor of React may. */
  readonly range: string;
  /** Exact version the shell provides. */
  readonly version: string;
  /** The absolute file that the shell provides, so that it exists even when the shell's own code never imports it. */
  readonly file: string;
  /** Whether it is in the shell's first scripts. Modules that no first page needs are separate chunks. */
  readonly isEager: boolean;
}

/** Third-party modules that must exist once per page. Everything else behind the kit is reached through a facade. */
const reactModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

const readVersion = (packageJson: string): string => {
  const { version } = JSON.parse(readFileSync(packageJson, 'utf8')) as { version: string };
  return version;
};

/** `^19.3` of "19.3.1": same major, at least this minor. Below 1.0 a minor may break, so `^0.1` means 0.1 alone. */
export const toRange = (version: string): string => `^${version.split('.').slice(0, 2).join('.')}`;

/** Entry points that remotes must not import: the kit's entries for shell and server, and test tools. */
const privateFacades = ['./shell', './server', './testing'];

/** Entry points that only rarely used parts of a page need. */
const lazyFacades = ['@shop/kit/react-i18next-trans', '@shop/kit/intake'];

/** Returns the kit's entry points by specifier, from the `exports` of its package.json. */
const kitFacades = (root: string): { request: string; file: string }[] => {
  const folder = path.join(root, 'shared/kit');
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(manifest.exports)
    .filter(([key]) => !privateFacades.includes(key))
    .map(([key, file]) => ({
      request: key === '.' ? '@shop/kit' : `@shop/kit/${key.slice(2)}`,
      file: path.join(folder, file),
    }))
    .filter(({ file }) => existsSync(file));
};

/**
 * Returns every shared singleton of this checkout (docs/architecture.md), for the manifest, the config and the gate.
 */
export const sharedModules = (root: string): SharedModule[] => {
  const require = createRequire(path.join(root, 'shared/kit/package.json'));
  const react = reactModules.map((request) => {
    const packageName = request.split('/')[0] ?? request;
    const version = readVersion(require.resolve(`${packageName}/package.json`));
    return {
      request,
      packageName,
      version,
      range: toRange(version),
      file: require.resolve(request),
      isEager: true,
    };
  });
  const kitVersion = readVersion(path.join(root, 'shared/kit/package.json'));
  const kit = kitFacades(root).map(({ request, file }) => ({
    request,
    packageName: '@shop/kit',
    version: kitVersion,
    range: toRange(kitVersion),
    file,
    isEager: !lazyFacades.includes(request),
  }));
  return [...react, ...kit];
};
