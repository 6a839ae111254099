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
import { createGateMessage, formatGateMessages } from './gate-messages.ts';

export interface GateResult {
  readonly gate: GateName;
  readonly ok: boolean;
  /** What was checked, or what is wrong and how to fix it. */
  readonly evidence: string;
  /** The same as closed codes, for translation. */
  readonly said: GateMessage[];
  readonly took_ms: number;
}

export interface GateInput {
  readonly manifest: Manifest;
  /** The other releases in this region, one manifest per name, without the release under test. */
  readonly others: readonly Manifest[];
  /** The languages of this region. */
  readonly locales: readonly string[];
  /** The region's path patterns by language and route id. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Reads the stored bytes of one asset, or null when it does not exist. */
  readonly read: (path: string) => Promise<Uint8Array | null>;
}

interface UntimedResult extends Omit<GateResult, 'took_ms'> {}

/** Returns a failure text that ends in how to fix it. */
const toResult = (
  gate: GateName,
  problems: readonly GateMessage[],
  success: GateMessage,
  advice: GateMessage,
): UntimedResult => {
  const said = problems.length === 0 ? [success] : [...problems, advice];
  return { gate, ok: problems.length === 0, evidence: formatGateMessages(said), said };
};

const checkBuild = ({ manifest }: GateInput): UntimedResult => {
  const read = manifestSchema.safeParse(manifest);
  const issues = read.success
    ? []
    : read.error.issues.map(({ path, message }) =>
        createGateMessage('build_odd', { field: path.join('.') || 'manifest', message }),
      );
  return toResult(
    'build',
    [...issues, ...(buildHash(manifest) === manifest.build ? [] : [createGateMessage('build_other_hash')])],
    createGateMessage('build_whole', { build: manifest.build }),
    createGateMessage('build_advice'),
  );
};

/**
 * Returns the pairs of remote and shell of this release: a remote with the region's shell, a shell with every remote.
 */
const pairs = ({ manifest, others }: GateInput): { remote: Manifest; shell: Manifest }[] => {
  if (manifest.name === 'shell') return others.map((remote) => ({ remote, shell: manifest }));
  const shell = others.find(({ name }) => name === 'shell');
  return shell === undefined ? [] : [{ remote: manifest, shell }];
};

const checkContract = (input: GateInput): UntimedResult =>
  toResult(
    'contract',
    pairs(input)
      .filter(
        ({ remote, shell }) =>
          validRange(remote.contract) === null || !satisfies(shell.contract, remote.contract),
      )
      .map(({ remote, shell }) =>
        createGateMessage('contract_apart', {
          remote: remote.name,
          range: remote.contract,
          version: shell.contract,
        }),
      ),
    createGateMessage('contract_fits', { range: input.manifest.contract }),
    createGateMessage('contract_advice'),
  );

const checkShared = (input: GateInput): UntimedResult =>
  toResult(
    'shared',
    pairs(input).flatMap(({ remote, shell }) =>
      Object.entries(remote.shared).flatMap(([request, range]) => {
        const version = Object.hasOwn(shell.shared, request) ? shell.shared[request] : undefined;
        if (version === undefined)
          return [createGateMessage('shared_missing', { remote: remote.name, module: request })];
        return satisfies(version, range)
          ? []
          : [createGateMessage('shared_apart', { remote: remote.name, module: request, range, version })];
      }),
    ),
    createGateMessage('shared_agree', { number: Object.keys(input.manifest.shared).length }),
    createGateMessage('shared_advice'),
  );

/** `/a/:b?` expands to `/a` and `/a/*`: two pages that share a form are ambiguous. */
const expandPattern = (pattern: string): string[] => {
  const segments = pattern.split('/').filter(Boolean);
  const least = segments.filter((segment) => !segment.endsWith('?')).length;
  const words = segments.map((segment) => (segment.startsWith(':') ? '*' : segment));
  return Array.from(
    { length: words.length - least + 1 },
    (_, extra) => `/${words.slice(0, least + extra).join('/')}`,
  );
};

const findCollisions = (
  language: string,
  patterns: Readonly<Record<string, string>>,
  ids: readonly string[],
): GateMessage[] => {
  const taken = new Map<string, string>();
  return ids.flatMap((id) => {
    const pattern = patterns[id];
    if (pattern === undefined) return [createGateMessage('route_pathless', { language, route: id })];
    return expandPattern(pattern).flatMap((form) => {
      const owner = taken.get(form);
      taken.set(form, id);
      return owner === undefined || owner === id
        ? []
        : [createGateMessage('route_twice', { language, path: form, first: owner, second: id })];
    });
  });
};

const isRoute = (id: string): id is RouteId => Object.hasOwn(routes, id);

const checkRoutes = ({ manifest, others, paths }: GateInput): UntimedResult => {
  const own = manifest.provides.routes;
  const all = [...new Set([...own, ...others.flatMap(({ provides }) => provides.routes)])];
  return toResult(
    'routes',
    [
      ...own.filter((id) => !isRoute(id)).map((id) => createGateMessage('route_unknown', { route: id })),
      ...own
        .filter(isRoute)
        .filter((id) => routes[id].owner !== manifest.name)
        .map((id) => {
          const { owner } = routes[id];
          return owner === null
            ? createGateMessage('route_ownerless', { route: id })
            : createGateMessage('route_foreign', { route: id, owner });
        }),
      ...(own.length === 0
        ? []
        : Object.entries(paths).flatMap(([language, patterns]) =>
            findCollisions(language, patterns, all.filter(isRoute)),
          )),
    ],
    createGateMessage('routes_free', { number: own.length, languages: Object.keys(paths).join(', ') }),
    createGateMessage('routes_advice'),
  );
};

const checkSlots = ({ manifest }: GateInput): UntimedResult =>
  toResult(
    'slots',
    Object.entries(slots)
      .filter(([name, slot]) => slot.owner === manifest.name && !manifest.provides.slots.includes(name))
      .map(([slot]) => createGateMessage('slot_missing', { slot })),
    createGateMessage('slots_there', { number: manifest.provides.slots.length }),
    createGateMessage('slots_advice'),
  );

const checkLocales = ({ manifest, locales }: GateInput): UntimedResult =>
  toResult(
    'locales',
    manifest.provides.namespaces.length === 0
      ? []
      : locales
          .filter((locale) => !manifest.provides.locales.includes(locale))
          .map((locale) => createGateMessage('words_missing', { language: locale })),
    createGateMessage('words_there', { languages: locales.join(', ') }),
    createGateMessage('words_advice', {
      folder: manifest.name === 'shell' ? 'shell/browser' : manifest.name,
    }),
  );

const checkAssets = async ({ manifest, read }: GateInput): Promise<UntimedResult> => {
  const faults = await Promise.all(
    manifest.assets.map(async ({ path, sri, bytes }) => {
      const content = await read(path);
      if (content === null) return [createGateMessage('asset_gone', { file: path })];
      return content.length === bytes && sriOf(content) === sri
        ? []
        : [createGateMessage('asset_changed', { file: path })];
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
  return toResult(
    'assets',
    [...faults.flat(), ...named.map((path) => createGateMessage('asset_unlisted', { file: path }))],
    createGateMessage('assets_whole', { number: manifest.assets.length }),
    createGateMessage('assets_advice'),
  );
};

/** Measures the duration of a check. */
const measure = async (check: () => UntimedResult | Promise<UntimedResult>): Promise<GateResult> => {
  const began = performance.now();
  const result = await check();
  return { ...result, took_ms: Math.round(performance.now() - began) };
};

/**
 * Runs every check of a release for a region's visitors that needs only manifests and bytes. Runs in CI and again at
 * promotion, against what currently runs in that region.
 */
export const runGate = async (input: GateInput): Promise<GateResult[]> => {
  const checks = [checkBuild, checkContract, checkShared, checkRoutes, checkSlots, checkLocales, checkAssets];
  const results: GateResult[] = [];
  for (const check of checks) results.push(await measure(() => check(input)));
  return results;
};
