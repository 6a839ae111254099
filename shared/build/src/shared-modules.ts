import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** One module that the shell alone provides and every remote takes from it. */
export interface SharedModule {
  /** The request as remotes write it. */
  readonly request: string;
  /** Package whose version counts. */
  readonly packageName: string;
  /** Range a remote asks for: a patch of the shell must not refuse every remote, a new minor of React may. */
  readonly range: string;
  /** Exact version the shell provides. */
  readonly version: string;
  /** Absolute file the shell provides, so that it is there even when the shell's own code never imports it. */
  readonly file: string;
  /** In the shell's first scripts. What no first page needs is a chunk of its own. */
  readonly isEager: boolean;
}

/** Third-party modules that must exist once in a page. Everything else behind the kit is reached through a facade. */
const reactModules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

const readVersion = (packageJson: string): string => {
  const { version } = JSON.parse(readFileSync(packageJson, 'utf8')) as { version: string };
  return version;
};

/** `^19.3` of "19.3.1": same major, at least this minor. Below 1.0 a minor may break, so `^0.1` means 0.1 alone. */
export const toRange = (version: string): string => `^${version.split('.').slice(0, 2).join('.')}`;

/** Entry points that no page of a remote imports: the sides of the kit for shell and server, and the tools of tests. */
const privateFacades = ['./shell', './server', './testing'];

/** Entry points that only rare parts of a page need. */
const lazyFacades = ['@shop/kit/react-i18next-trans'];

/** Entry points of the kit by request, from the `exports` of its package.json: the list of facades is that file. */
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

/** Every shared singleton of this checkout (docs/architecture.md). The manifest, the config and the gate read this list. */
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
