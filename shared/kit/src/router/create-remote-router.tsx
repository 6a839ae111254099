import { routes as contracts, type RemoteName, routesOf } from '@shop/contracts';
import type { ComponentType } from 'react';
import { createBrowserRouter, type DataRouter, Outlet, type RouteObject } from 'react-router';
import { patternOf } from '../navigation/paths.ts';
import type { RemoteApp } from '../remote/definition.ts';
import { PageError } from '../remote/page-error.tsx';
import { PageLoadError } from '../remote/page-load-error.ts';
import { useArrival } from '../remote/router-controls.ts';
import { MembersOnly } from '../session/members-only.tsx';
import { orderToken, takeOrderToken } from '../session/order-link.ts';
import { routerWindow } from './router-window.ts';
import { ScrollRestoration } from './scroll-restoration.ts';

/**
 * One data router for the pages of one remote. The boundary stands on a pathless parent: on the failing lazy route
 * itself react-router would render a blank page.
 */
export function createRemoteRouter(remote: RemoteName, routes: RemoteApp['routes']): DataRouter {
  takeOrderToken();
  let router: DataRouter | undefined;
  router = createBrowserRouter(
    [
      {
        id: remote,
        Component: Frame,
        ErrorBoundary: PageError,
        HydrateFallback: Nothing,
        children: pages(remote, routes),
      },
    ],
    { window: routerWindow(remote, () => router) },
  );
  return router;
}

function pages(remote: RemoteName, routes: RemoteApp['routes']): RouteObject[] {
  return routesOf(remote).flatMap((id) => {
    const load = routes[id]?.lazy;
    const path = patternOf(id);
    if (!load || path === undefined) return [];
    const lazy = async () => {
      try {
        const { Component, loader, handle } = await load();
        const { access } = contracts[id];
        const Page = access === 'public' ? Component : membersOnly(Component, access === 'link');
        return {
          Component: Page,
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
