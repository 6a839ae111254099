import { type RemoteName, type RouteId, routeIds, routesOf, type SlotName, slots } from '@shop/contracts';
import type { StatsCompilation, StatsModule } from 'webpack';
import type { Declaration } from './declaration.ts';

const isRoute = (id: string): id is RouteId => (routeIds as string[]).includes(id);
const isSlot = (name: string): name is SlotName => name in slots;

/** What the declaration promises against what the contract gives this remote. One sentence per fault. */
export const checkDeclaration = (name: RemoteName, declared: Declaration): string[] => {
  const owed = routesOf(name);
  const owedSlots = Object.entries(slots).filter(([, slot]) => slot.owner === name);
  return [
    ...(declared.name === name ? [] : [`defineRemote says "${declared.name}", the folder is "${name}".`]),
    ...declared.routes
      .filter((id) => !isRoute(id))
      .map((id) => `Route "${id}" is not in shared/contracts/src/routes.ts.`),
    ...declared.routes
      .filter(isRoute)
      .filter((id) => !owed.includes(id))
      .map((id) => `Route "${id}" does not belong to ${name}.`),
    ...owed
      .filter((id) => !declared.routes.includes(id))
      .map((id) => `Route "${id}" belongs to ${name}, but src/remote.ts does not implement it.`),
    ...Object.entries(declared.slots).flatMap(([slot, { file, exported }]) => {
      if (!isSlot(slot)) return [`Slot "${slot}" is not in shared/contracts/src/slots.ts.`];
      if (slots[slot].owner !== name) return [`Slot "${slot}" does not belong to ${name}.`];
      if (file === null) return [`Slot "${slot}" must be () => import('./…').`];
      return exported.includes('default') ? [] : [`Slot "${slot}": ${file} has no default export.`];
    }),
    ...owedSlots
      .filter(([slot]) => !(slot in declared.slots))
      .map(([slot]) => `Slot "${slot}" belongs to ${name}, but src/remote.ts does not offer it.`),
  ];
};

const allModules = (modules: readonly StatsModule[]): StatsModule[] =>
  modules.flatMap((module) => [module, ...allModules(module.modules ?? [])]);

const forbidden: readonly [RegExp, string][] = [
  [/[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, 'React; it comes from the shell'],
  [
    /[\\/]node_modules[\\/](react-router|@tanstack[\\/]|i18next|react-i18next|axios|single-spa)/,
    'a library that is reached through the kit only',
  ],
  [/[\\/]shared[\\/]kit[\\/]src[\\/]/, 'the kit; it comes from the shell'],
  [/[\\/]node_modules[\\/]zod[\\/]v4[\\/]classic[\\/]/, 'the large build of zod; write zod/mini'],
];

/** What must never be inside a remote: a second React, a second kit, a style rule that reaches beyond the remote. */
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
