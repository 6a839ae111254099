import type { RouteId } from '@shop/contracts';
import { useSyncExternalStore } from 'react';
import { matchPath } from './paths.ts';

const read = (): RouteId | undefined => matchPath(window.location.pathname)?.id;

/** single-spa announces every move, whoever made it; the tests' routers announce theirs by popstate. */
function subscribe(listener: () => void): () => void {
  const names = ['single-spa:routing-event', 'popstate'];
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
}

/** The route on the page, or undefined on a page that the shop does not know. Usable outside a router. */
export const useRouteId = (): RouteId | undefined => useSyncExternalStore(subscribe, read, read);
