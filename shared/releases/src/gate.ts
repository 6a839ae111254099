import {
  type GateMessage,
  type GateName,
  type Manifest,
  manifestSchema,
  type RouteId,
  routes,
  slots,
} from '@shop/contracts';
import { satisfies, validRange } from 'semver';
import { buildHash, sriOf } from './build-hash.ts';
import { gateSays, gateText } from './gate-sentences.ts';

export interface GateResult {
  readonly gate: GateName;
  readonly ok: boolean;
  /** What was looked at, or what is wrong and what to change. */
  readonly evidence: string;
  /** The same in closed codes, for whoever says it in another language. */
  readonly said: GateMessage[];
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
const verdict = (
  gate: GateName,
  faults: readonly GateMessage[],
  fine: GateMessage,
  advice: GateMessage,
): Verdict => {
  const said = faults.length === 0 ? [fine] : [...faults, advice];
  return { gate, ok: faults.length === 0, evidence: gateText(said), said };
};

const checkBuild = ({ manifest }: GateInput): Verdict => {
  const read = manifestSchema.safeParse(manifest);
  const odd = read.success
    ? []
    : read.error.issues.map(({ path, message }) =>
        gateSays('build_odd', { field: path.join('.') || 'manifest', message }),
      );
  return verdict(
    'build',
    [...odd, ...(buildHash(manifest) === manifest.build ? [] : [gateSays('build_other_hash')])],
    gateSays('build_whole', { build: manifest.build }),
    gateSays('build_advice'),
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
      .map(({ remote, shell }) =>
        gateSays('contract_apart', {
          remote: remote.name,
          range: remote.contract,
          version: shell.contract,
        }),
      ),
    gateSays('contract_fits', { range: input.manifest.contract }),
    gateSays('contract_advice'),
  );

const checkShared = (input: GateInput): Verdict =>
  verdict(
    'shared',
    pairs(input).flatMap(({ remote, shell }) =>
      Object.entries(remote.shared).flatMap(([request, range]) => {
        const version = Object.hasOwn(shell.shared, request) ? shell.shared[request] : undefined;
        if (version === undefined)
          return [gateSays('shared_missing', { remote: remote.name, module: request })];
        return satisfies(version, range)
          ? []
          : [gateSays('shared_apart', { remote: remote.name, module: request, range, version })];
      }),
    ),
    gateSays('shared_agree', { number: Object.keys(input.manifest.shared).length }),
    gateSays('shared_advice'),
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
): GateMessage[] => {
  const taken = new Map<string, string>();
  return ids.flatMap((id) => {
    const pattern = patterns[id];
    if (pattern === undefined) return [gateSays('route_pathless', { language, route: id })];
    return formsOf(pattern).flatMap((form) => {
      const owner = taken.get(form);
      taken.set(form, id);
      return owner === undefined || owner === id
        ? []
        : [gateSays('route_twice', { language, path: form, first: owner, second: id })];
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
      ...own.filter((id) => !isRoute(id)).map((id) => gateSays('route_unknown', { route: id })),
      ...own
        .filter(isRoute)
        .filter((id) => routes[id].owner !== manifest.name)
        .map((id) => {
          const { owner } = routes[id];
          return owner === null
            ? gateSays('route_ownerless', { route: id })
            : gateSays('route_foreign', { route: id, owner });
        }),
      ...(own.length === 0
        ? []
        : Object.entries(paths).flatMap(([language, patterns]) =>
            collisions(language, patterns, all.filter(isRoute)),
          )),
    ],
    gateSays('routes_free', { number: own.length, languages: Object.keys(paths).join(', ') }),
    gateSays('routes_advice'),
  );
};

const checkSlots = ({ manifest }: GateInput): Verdict =>
  verdict(
    'slots',
    Object.entries(slots)
      .filter(([name, slot]) => slot.owner === manifest.name && !manifest.provides.slots.includes(name))
      .map(([slot]) => gateSays('slot_missing', { slot })),
    gateSays('slots_there', { number: manifest.provides.slots.length }),
    gateSays('slots_advice'),
  );

const checkLocales = ({ manifest, locales }: GateInput): Verdict =>
  verdict(
    'locales',
    manifest.provides.namespaces.length === 0
      ? []
      : locales
          .filter((locale) => !manifest.provides.locales.includes(locale))
          .map((locale) => gateSays('words_missing', { language: locale })),
    gateSays('words_there', { languages: locales.join(', ') }),
    gateSays('words_advice', { folder: manifest.name === 'shell' ? 'shell/browser' : manifest.name }),
  );

const checkAssets = async ({ manifest, read }: GateInput): Promise<Verdict> => {
  const faults = await Promise.all(
    manifest.assets.map(async ({ path, sri, bytes }) => {
      const content = await read(path);
      if (content === null) return [gateSays('asset_gone', { file: path })];
      return content.length === bytes && sriOf(content) === sri
        ? []
        : [gateSays('asset_changed', { file: path })];
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
    [...faults.flat(), ...named.map((path) => gateSays('asset_unlisted', { file: path }))],
    gateSays('assets_whole', { number: manifest.assets.length }),
    gateSays('assets_advice'),
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
