import { type Manifest, routes } from '@shop/contracts';
import type { MatchedRoute } from './resolve-route.ts';

export interface BuiltRoute {
  readonly route: MatchedRoute | null;
  /** The release that owns the page. */
  readonly remote: Manifest | undefined;
}

/** Returns the page only if the visitor's own build of its owner has it. */
export const resolveBuiltRoute = (
  route: MatchedRoute | null,
  releases: Readonly<Record<string, Manifest>>,
): BuiltRoute => {
  const owner = route === null ? null : routes[route.id].owner;
  const remote = owner === null ? undefined : releases[owner];
  const isBuilt = route !== null && remote?.provides.routes.includes(route.id) === true;
  return isBuilt ? { route, remote } : { route: null, remote: undefined };
};
