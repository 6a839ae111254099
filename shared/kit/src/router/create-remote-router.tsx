import { type RemoteName, routesOf } from '@shop/contracts';
import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router';
import { patternOf } from '../navigation/paths.ts';
import type { RemoteApp } from '../remote/definition.ts';
import { PageError } from '../remote/page-error.tsx';
import { routerWindow } from './router-window.ts';

/** One data router for the pages of one remote, under a pathless parent that catches whatever they throw. */
export function createRemoteRouter(remote: RemoteName, routes: RemoteApp['routes']): DataRouter {
  let router: DataRouter | undefined;
  router = createBrowserRouter(
    [{ id: remote, ErrorBoundary: PageError, HydrateFallback: Nothing, children: pages(remote, routes) }],
    { window: routerWindow(() => router) },
  );
  return router;
}

function pages(remote: RemoteName, routes: RemoteApp['routes']): RouteObject[] {
  return routesOf(remote).flatMap((id) => {
    const route = routes[id];
    const path = patternOf(id);
    if (!route || path === undefined) return [];
    return [{ id, path, lazy: async () => ({ ...(await route.lazy()) }) }];
  });
}

/** While the first page loads the guard still shows the old view, so there is nothing to add. */
const Nothing = () => null;
