import { type Manifest, type RouteId, routes, slots } from '@shop/contracts';
import { satisfies, validRange } from 'semver';
import { buildHash, sriOf } from './build-hash.ts';

export interface GateResult {
  readonly name: 'build' | 'contract' | 'shared' | 'routes' | 'slots' | 'locales' | 'assets';
  readonly ok: boolean;
  /** What was looked at, or what is wrong. */
  readonly evidence: string;
}

export interface GateInput {
  readonly manifest: Manifest;
  /** What runs beside it in this region, one manifest a name, the release under test left out. */
  readonly others: readonly Manifest[];
  /** Languages this region can be read in. */
  readonly locales: readonly string[];
  /** The region's path patterns by language and route id. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Bytes of one asset as they are kept, or null when it is not there. */
  readonly read: (path: string) => Promise<Uint8Array | null>;
}

const verdict = (name: GateResult['name'], faults: readonly string[], fine: string): GateResult => ({
  name,
  ok: faults.length === 0,
  evidence: faults.length === 0 ? fine : faults.join(' '),
});

/** Pairs of (remote, shell) that this release forms: a remote with the region's shell, a shell with every remote. */
const pairs = ({ manifest, others }: GateInput): { remote: Manifest; shell: Manifest }[] => {
  if (manifest.name === 'shell') return others.map((remote) => ({ remote, shell: manifest }));
  const shell = others.find(({ name }) => name === 'shell');
  return shell === undefined ? [] : [{ remote: manifest, shell }];
};

const checkContract = (input: GateInput): GateResult =>
  verdict(
    'contract',
    pairs(input)
      .filter(
        ({ remote, shell }) =>
          validRange(remote.contract) === null || !satisfies(shell.contract, remote.contract),
      )
      .map(
        ({ remote, shell }) =>
          `${remote.name} needs the kit ${remote.contract}, the shell brings ${shell.contract}.`,
      ),
    `Kit ${input.manifest.contract}.`,
  );

const checkShared = (input: GateInput): GateResult =>
  verdict(
    'shared',
    pairs(input).flatMap(({ remote, shell }) =>
      Object.entries(remote.shared).flatMap(([request, range]) => {
        const version = shell.shared[request];
        if (version === undefined)
          return [`${remote.name} needs ${request}, which the shell does not share.`];
        return satisfies(version, range)
          ? []
          : [`${remote.name} needs ${request} ${range}, the shell has ${version}.`];
      }),
    ),
    `${Object.keys(input.manifest.shared).length} shared modules agree.`,
  );

/** `/a/:b?` stands for `/a` and `/a/*`: two pages that share a form cannot be told apart. */
const formsOf = (pattern: string): string[] => {
  const segments = pattern.split('/').filter(Boolean);
  const least = segments.filter((segment) => !segment.endsWith('?')).length;
  const words = segments.map((segment) => (segment.startsWith(':') ? '*' : segment));
  return Array.from(
    { length: words.length - least + 1 },
    (_, extra) => `/${words.slice(0, least + extra).join('/')}`,
  );
};

const collisions = (
  language: string,
  patterns: Readonly<Record<string, string>>,
  ids: readonly string[],
): string[] => {
  const taken = new Map<string, string>();
  return ids.flatMap((id) => {
    const pattern = patterns[id];
    if (pattern === undefined) return [`${language}: route "${id}" has no path.`];
    return formsOf(pattern).flatMap((form) => {
      const owner = taken.get(form);
      taken.set(form, id);
      return owner === undefined || owner === id ? [] : [`${language}: ${form} is both ${owner} and ${id}.`];
    });
  });
};

const isRoute = (id: string): id is RouteId => id in routes;

const checkRoutes = ({ manifest, others, paths }: GateInput): GateResult => {
  const own = manifest.provides.routes;
  const all = [...new Set([...own, ...others.flatMap(({ provides }) => provides.routes)])];
  return verdict(
    'routes',
    [
      ...own.filter((id) => !isRoute(id)).map((id) => `Route "${id}" is unknown.`),
      ...own
        .filter(isRoute)
        .filter((id) => routes[id].owner !== manifest.name)
        .map((id) => `Route "${id}" belongs to ${routes[id].owner ?? 'nobody yet'}.`),
      ...(own.length === 0
        ? []
        : Object.entries(paths).flatMap(([language, patterns]) =>
            collisions(language, patterns, all.filter(isRoute)),
          )),
    ],
    `${own.length} routes, no path claimed twice in ${Object.keys(paths).join(', ')}.`,
  );
};

const checkSlots = ({ manifest }: GateInput): GateResult =>
  verdict(
    'slots',
    Object.entries(slots)
      .filter(([name, slot]) => slot.owner === manifest.name && !manifest.provides.slots.includes(name))
      .map(([name]) => `Slot "${name}" is missing; other pages use it.`),
    `${manifest.provides.slots.length} slots.`,
  );

const checkLocales = ({ manifest, locales }: GateInput): GateResult =>
  verdict(
    'locales',
    manifest.provides.namespaces.length === 0
      ? []
      : locales
          .filter((locale) => !manifest.provides.locales.includes(locale))
          .map((locale) => `No words in ${locale}.`),
    `Words in ${locales.join(', ')}.`,
  );

const checkAssets = async ({ manifest, read }: GateInput): Promise<GateResult> => {
  const faults = await Promise.all(
    manifest.assets.map(async ({ path, sri, bytes }) => {
      const content = await read(path);
      if (content === null) return [`${path} is not there.`];
      return content.length === bytes && sriOf(content) === sri
        ? []
        : [`${path} differs from its integrity.`];
    }),
  );
  const listed = new Set(manifest.assets.map(({ path }) => path));
  const named = [manifest.entry, ...manifest.preload, ...manifest.styles].filter((path) => !listed.has(path));
  return verdict(
    'assets',
    [...faults.flat(), ...named.map((path) => `${path} is loaded by the document and not listed.`)],
    `${manifest.assets.length} files with the right integrity.`,
  );
};

/**
 * Everything that must hold before a region's visitors get a release. Runs in CI and again at promote, against what
 * runs in that region right now.
 */
export const runGate = async (input: GateInput): Promise<GateResult[]> => [
  verdict(
    'build',
    buildHash(input.manifest) === input.manifest.build ? [] : ['The build is not the hash of its content.'],
    input.manifest.build,
  ),
  checkContract(input),
  checkShared(input),
  checkRoutes(input),
  checkSlots(input),
  checkLocales(input),
  await checkAssets(input),
];
