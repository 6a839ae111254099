import type { RouteId } from '@shop/contracts';
import { useSyncExternalStore } from 'react';
import { matchPath } from './paths.ts';

const read = (): RouteId | undefined => matchPath(window.location.pathname)?.id;

/** single-spa announces every navigation; the routers of tests announce theirs by popstate. */
function subscribe(listener: () => void): () => void {
  const names = ['single-spa:routing-event', 'popstate'];
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}

/** Returns the current route, or undefined on an unknown page. Usable outside a router. */
export const useRouteId = (): RouteId | undefined => useSyncExternalStore(subscribe, read, read);
