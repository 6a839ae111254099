import { routes as contracts, type RemoteName, type RouteId, routesOf } from '@shop/contracts';
import type { ComponentType } from 'react';
import { createBrowserRouter, type DataRouter, Outlet, type RouteObject } from 'react-router';
import { patternOf } from '../navigation/paths.ts';
import type { PageModule, RemoteApp } from '../remote/definition.ts';
import { PageError } from '../remote/page-error.tsx';
import { PageLoadError } from '../remote/page-load-error.ts';
import { useAnnouncePageShown } from '../remote/router-controls.ts';
import type { PreloadedPage } from '../remote/served-page.ts';
import { MembersOnly } from '../session/members-only.tsx';
import { captureOrderToken, orderToken } from '../session/order-link.ts';
import { routerWindow } from './router-window.ts';
import { ScrollRestoration } from './scroll-restoration.ts';

/** Creates the data router of one remote's pages. `ready` is drawn at once. */
export function createRemoteRouter(
  remote: RemoteName,
  routes: RemoteApp['routes'],
  preloaded?: PreloadedPage,
): DataRouter {
  captureOrderToken();
  let router: DataRouter | undefined;
  router = createBrowserRouter(wrapInFrame(remote, toRouteObjects(remote, routes, preloaded)), {
    window: routerWindow(remote, () => router),
    ...(preloaded ? { hydrationData: toHydrationData(preloaded) } : {}),
  });
  return router;
}

/** The boundary is on a pathless parent: on the failing lazy route itself react-router would render a blank page. */
export const wrapInFrame = (remote: RemoteName, children: RouteObject[]): RouteObject[] => [
  { id: remote, Component: Frame, ErrorBoundary: PageError, HydrateFallback: EmptyFallback, children },
];

function toRouteObjects(
  remote: RemoteName,
  routes: RemoteApp['routes'],
  preloaded: PreloadedPage | undefined,
): RouteObject[] {
  return routesOf(remote).flatMap((id): RouteObject[] => {
    const load = routes[id]?.lazy;
    const path = patternOf(id);
    if (!load || path === undefined) return [];
    if (preloaded?.id === id) return [toPreloadedRoute(preloaded, path)];
    const lazy = async () => {
      try {
        const page = await load();
        const { loader, handle } = page;
        return {
          Component: toPageComponent(id, page),
          ...(loader ? { loader } : {}),
          ...(handle === undefined ? {} : { handle }),
        };
      } catch (cause) {
        throw new PageLoadError(`The page "${id}" could not be loaded`, { cause });
      }
    };
    return [{ id, path, lazy }];
  });
}

/** Returns a route whose page is already loaded: the same in the browser and on the server. */
export const toPreloadedRoute = ({ id, page }: PreloadedPage, path: string): RouteObject => ({
  id,
  path,
  Component: toPageComponent(id, page),
  ...(page.loader ? { loader: page.loader } : {}),
});

/** Returns the loader data of a preloaded page, for the router that starts with it. */
export const toHydrationData = ({ id, data }: PreloadedPage) => ({ loaderData: { [id]: data } });

function toPageComponent(id: RouteId, { Component }: PageModule): ComponentType {
  const { access } = contracts[id];
  return access === 'public' ? Component : toMembersPage(Component, access === 'link');
}

const toMembersPage = (Page: ComponentType, allowsOrderLink: boolean): ComponentType =>
  function MembersPage() {
    if (allowsOrderLink && orderToken() !== undefined) return <Page />;
    return (
      <MembersOnly>
        <Page />
      </MembersOnly>
    );
  };

function Frame() {
  useAnnouncePageShown();
  return (
    <>
      <ScrollRestoration />
      <Outlet />
    </>
  );
}

/** While the first page loads the guard still shows the old view, so the fallback is empty. */
const EmptyFallback = () => null;
