import {
  type Manifest,
  type RemoteName,
  type RouteId,
  routeIds,
  routesOf,
  type SlotName,
  slots,
  wasmRealmPath,
} from '@shop/contracts';
import type { StatsCompilation, StatsModule } from 'webpack';
import type { Declaration, LazyPart } from './declaration.ts';

const isRoute = (id: string): id is RouteId => (routeIds as string[]).includes(id);
const isSlot = (name: string): name is SlotName => name in slots;

/** A page or slot is a lazy import of a file of this remote that exports `Component`. */
const checkPart = (what: string, { file, exported }: LazyPart): string[] => {
  if (file === null) return [`${what} must be a lazy import: () => import('./…').`];
  return exported.includes('Component') ? [] : [`${what}: ${file} does not export "Component".`];
};

const checkRoutes = (name: RemoteName, declared: Declaration): string[] => {
  const required = routesOf(name);
  const declaredRoutes = Object.entries(declared.routes);
  return [
    ...declaredRoutes.flatMap(([id, part]) => {
      if (!isRoute(id)) return [`Route "${id}" is not in shared/contracts/src/routes.ts.`];
      if (!required.includes(id)) return [`Route "${id}" does not belong to ${name}.`];
      return checkPart(`Route "${id}"`, part);
    }),
    ...required
      .filter((id) => !(id in declared.routes))
      .map((id) => `Route "${id}" belongs to ${name}, but src/remote.ts does not implement it.`),
  ];
};

const checkSlots = (name: RemoteName, declared: Declaration): string[] => [
  ...Object.entries(declared.slots).flatMap(([slot, part]) => {
    if (!isSlot(slot)) return [`Slot "${slot}" is not in shared/contracts/src/slots.ts.`];
    if (slots[slot].owner !== name) return [`Slot "${slot}" does not belong to ${name}.`];
    return checkPart(`Slot "${slot}"`, part);
  }),
  ...Object.entries(slots)
    .filter(([slot, { owner }]) => owner === name && !(slot in declared.slots))
    .map(([slot]) => `Slot "${slot}" belongs to ${name}, but src/remote.ts does not offer it.`),
];

/** Compares the declaration with the contract of this remote. Returns one sentence per fault. */
export const checkDeclaration = (name: RemoteName, declared: Declaration): string[] => [
  ...(declared.name === name ? [] : [`defineRemote says "${declared.name}", the folder is "${name}".`]),
  ...checkRoutes(name, declared),
  ...checkSlots(name, declared),
];

/** WebAssembly is compiled in a separate document, so that the policy of pages need not allow it. */
export const checkPolicy = (name: RemoteName, csp: Manifest['csp']): string[] =>
  Object.values(csp).some((sources) => sources.includes("'wasm-unsafe-eval'"))
    ? [
        `${name}/csp.json asks for 'wasm-unsafe-eval' on every page; compile in the document at ${wasmRealmPath} instead.`,
      ]
    : [];

const allModules = (modules: readonly StatsModule[]): StatsModule[] =>
  modules.flatMap((module) => [module, ...allModules(module.modules ?? [])]);

const forbidden: readonly [RegExp, string][] = [
  // The scheduler alone is no second React: canvas and 3D renderers bring their own version.
  [/[\\/]node_modules[\\/](react|react-dom)[\\/]/, 'React; it comes from the shell'],
  [
    /[\\/]node_modules[\\/](react-router|@tanstack[\\/](react-query|query-core)[\\/]|i18next|react-i18next|axios|single-spa)/,
    'a library that is reached through the kit only',
  ],
  [/[\\/]shared[\\/]kit[\\/]src[\\/]/, 'the kit; it comes from the shell'],
  [/[\\/]node_modules[\\/]zod[\\/]v4[\\/]classic[\\/]/, 'the large build of zod; write zod/mini'],
];

/** Finds what a remote must not contain: a second React, a second kit, a style rule that affects other remotes. */
export const checkBundle = (name: RemoteName, stats: StatsCompilation): string[] => {
  const modules = allModules(stats.modules ?? []).map((module) => module.nameForCondition ?? '');
  const bundled = forbidden.flatMap(([pattern, what]) => {
    const found = modules.find((module) => pattern.test(module));
    return found === undefined ? [] : [`${name} bundles ${what} (${found}).`];
  });
  const globals = [...new Set(modules)]
    .filter((module) => module.endsWith('.css') && !module.endsWith('.module.css'))
    .map((module) => `${name} loads a global style sheet (${module}); only *.module.css may be used.`);
  return [...bundled, ...globals];
};
