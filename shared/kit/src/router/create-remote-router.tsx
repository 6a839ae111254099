import { routes as contracts, type RemoteName, type RouteId, routesOf } from '@shop/contracts';
import type { ComponentType } from 'react';
import { createBrowserRouter, type DataRouter, Outlet, type RouteObject } from 'react-router';
import { patternOf } from '../navigation/paths.ts';
import type { PageModule, RemoteApp } from '../remote/definition.ts';
import { PageError } from '../remote/page-error.tsx';
import { PageLoadError } from '../remote/page-load-error.ts';
import { useArrival } from '../remote/router-controls.ts';
import type { ReadyPage } from '../remote/served.ts';
import { MembersOnly } from '../session/members-only.tsx';
import { orderToken, takeOrderToken } from '../session/order-link.ts';
import { routerWindow } from './router-window.ts';
import { ScrollRestoration } from './scroll-restoration.ts';

/** One data router for the pages of one remote. `ready` is drawn at once. */
export function createRemoteRouter(
  remote: RemoteName,
  routes: RemoteApp['routes'],
  ready?: ReadyPage,
): DataRouter {
  takeOrderToken();
  let router: DataRouter | undefined;
  router = createBrowserRouter(framed(remote, pages(remote, routes, ready)), {
    window: routerWindow(remote, () => router),
    ...(ready ? { hydrationData: loadedBy(ready) } : {}),
  });
  return router;
}

/**
 * The boundary stands on a pathless parent: on the failing lazy route itself react-router would render a blank page.
 */
export const framed = (remote: RemoteName, children: RouteObject[]): RouteObject[] => [
  { id: remote, Component: Frame, ErrorBoundary: PageError, HydrateFallback: Nothing, children },
];

function pages(remote: RemoteName, routes: RemoteApp['routes'], ready: ReadyPage | undefined): RouteObject[] {
  return routesOf(remote).flatMap((id): RouteObject[] => {
    const load = routes[id]?.lazy;
    const path = patternOf(id);
    if (!load || path === undefined) return [];
    if (ready?.id === id) return [readyRoute(ready, path)];
    const lazy = async () => {
      try {
        const page = await load();
        const { loader, handle } = page;
        return {
          Component: pageOf(id, page),
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

/** A route whose page is there already: the same in the browser and on the server. */
export const readyRoute = ({ id, page }: ReadyPage, path: string): RouteObject => ({
  id,
  path,
  Component: pageOf(id, page),
  ...(page.loader ? { loader: page.loader } : {}),
});

/** What the loader of a page that is there has answered, for the router that starts with it. */
export const loadedBy = ({ id, data }: ReadyPage) => ({ loaderData: { [id]: data } });

function pageOf(id: RouteId, { Component }: PageModule): ComponentType {
  const { access } = contracts[id];
  return access === 'public' ? Component : membersOnly(Component, access === 'link');
}

const membersOnly = (Page: ComponentType, orByLink: boolean): ComponentType =>
  function MembersPage() {
    if (orByLink && orderToken() !== undefined) return <Page />;
    return (
      <MembersOnly>
        <Page />
      </MembersOnly>
    );
  };

function Frame() {
  useArrival();
  return (
    <>
      <ScrollRestoration />
      <Outlet />
    </>
  );
}

/** While the first page loads the guard still shows the old view, so there is nothing to add. */
const Nothing = () => null;
