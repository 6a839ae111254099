import { type GateName, type Manifest, manifestSchema, type RouteId, routes, slots } from '@shop/contracts';
import { satisfies, validRange } from 'semver';
import { buildHash, sriOf } from './build-hash.ts';

export interface GateResult {
  readonly gate: GateName;
  readonly ok: boolean;
  /** What was looked at, or what is wrong and what to change. */
  readonly evidence: string;
  readonly took_ms: number;
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

interface Verdict extends Omit<GateResult, 'took_ms'> {}

/** What is wrong, ending in what to do about it. */
const verdict = (gate: GateName, faults: readonly string[], fine: string, advice: string): Verdict => ({
  gate,
  ok: faults.length === 0,
  evidence: faults.length === 0 ? fine : `${faults.join(' ')} ${advice}`,
});

const checkBuild = ({ manifest }: GateInput): Verdict => {
  const read = manifestSchema.safeParse(manifest);
  const odd = read.success
    ? []
    : read.error.issues.map(({ path, message }) => `${path.join('.') || 'manifest'}: ${message}.`);
  return verdict(
    'build',
    [
      ...odd,
      ...(buildHash(manifest) === manifest.build ? [] : ['The build is not the hash of its content.']),
    ],
    manifest.build,
    'Build it again with the preset of shared/build.',
  );
};

/** Pairs of (remote, shell) that this release forms: a remote with the region's shell, a shell with every remote. */
const pairs = ({ manifest, others }: GateInput): { remote: Manifest; shell: Manifest }[] => {
  if (manifest.name === 'shell') return others.map((remote) => ({ remote, shell: manifest }));
  const shell = others.find(({ name }) => name === 'shell');
  return shell === undefined ? [] : [{ remote: manifest, shell }];
};

const checkContract = (input: GateInput): Verdict =>
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
    'Build the remote with the kit of that shell, or give the region the newer shell first.',
  );

const checkShared = (input: GateInput): Verdict =>
  verdict(
    'shared',
    pairs(input).flatMap(({ remote, shell }) =>
      Object.entries(remote.shared).flatMap(([request, range]) => {
        const version = Object.hasOwn(shell.shared, request) ? shell.shared[request] : undefined;
        if (version === undefined)
          return [`${remote.name} needs ${request}, which the shell does not share.`];
        return satisfies(version, range)
          ? []
          : [`${remote.name} needs ${request} ${range}, the shell has ${version}.`];
      }),
    ),
    `${Object.keys(input.manifest.shared).length} shared modules agree.`,
    'Take the versions of the shell into the package and build again, or give the region another shell first.',
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

const isRoute = (id: string): id is RouteId => Object.hasOwn(routes, id);

const checkRoutes = ({ manifest, others, paths }: GateInput): Verdict => {
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
    'Change the paths in regions/src/paths, or the owner in shared/contracts/src/routes.ts, and build again.',
  );
};

const checkSlots = ({ manifest }: GateInput): Verdict =>
  verdict(
    'slots',
    Object.entries(slots)
      .filter(([name, slot]) => slot.owner === manifest.name && !manifest.provides.slots.includes(name))
      .map(([name]) => `Slot "${name}" is missing; other pages use it.`),
    `${manifest.provides.slots.length} slots.`,
    'Export it again from src/remote.ts, or take it out of shared/contracts/src/slots.ts and of its users first.',
  );

const checkLocales = ({ manifest, locales }: GateInput): Verdict =>
  verdict(
    'locales',
    manifest.provides.namespaces.length === 0
      ? []
      : locales
          .filter((locale) => !manifest.provides.locales.includes(locale))
          .map((locale) => `No words in ${locale}.`),
    `Words in ${locales.join(', ')}.`,
    `Add the files to ${manifest.name === 'shell' ? 'shell/browser' : manifest.name}/locales and build again.`,
  );

const checkAssets = async ({ manifest, read }: GateInput): Promise<Verdict> => {
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
  const named = [
    manifest.entry,
    ...manifest.preload,
    ...manifest.styles,
    ...Object.values(manifest.pages ?? {}).flatMap(({ preload, styles }) => [...preload, ...styles]),
    ...(manifest.server === null ? [] : [manifest.server]),
  ].filter((path) => !listed.has(path));
  return verdict(
    'assets',
    [...faults.flat(), ...named.map((path) => `${path} is loaded by document or host and not listed.`)],
    `${manifest.assets.length} files with the right integrity.`,
    'Publish the build again; the same bytes are the same release.',
  );
};

/** How long a check took. */
const timed = async (check: () => Verdict | Promise<Verdict>): Promise<GateResult> => {
  const began = performance.now();
  const result = await check();
  return { ...result, took_ms: Math.round(performance.now() - began) };
};

/**
 * Everything that must hold before a region's visitors get a release and that can be told from the manifests and the
 * bytes. Runs in CI and again at promote, against what runs in that region right now.
 */
export const runGate = async (input: GateInput): Promise<GateResult[]> => {
  const checks = [checkBuild, checkContract, checkShared, checkRoutes, checkSlots, checkLocales, checkAssets];
  const results: GateResult[] = [];
  for (const check of checks) results.push(await timed(() => check(input)));
  return results;
};
