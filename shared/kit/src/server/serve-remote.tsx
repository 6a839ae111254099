import { type RouteId, routesOf, type ServedBuild } from '@shop/contracts';
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { patternOf } from '../navigation/paths.ts';
import type { RemoteApp } from '../remote/definition.ts';
import { preloadPage } from '../remote/served-page.ts';
import { toHydrationData, toPreloadedRoute, wrapInFrame } from '../router/create-remote-router.tsx';
import { loadDictionary } from './dictionaries.ts';
import { runInRender } from './render-context.ts';
import { renderWithData } from './render-with-data.ts';

type ServedRoutes = { readonly [Id in RouteId]?: readonly string[] };

/**
 * Returns the server build of a remote, from its `src/server.ts`: its public pages, rendered as for an unknown visitor.
 *
 * @param served the pages, and for each the address parameters that affect it: all others are removed before the page
 * sees them. `o.*` matches all whose name begins with `o.`.
 *
 * @example export const { routes, parameters, render } = serveRemote(remote, { home: [], product: ['q', 'o.*'] });
 */
export function serveRemote({ name, routes }: RemoteApp, served: ServedRoutes): ServedBuild {
  const ownRoutes = routesOf(name).filter((id) => served[id] !== undefined);
  return {
    routes: ownRoutes,
    parameters: Object.fromEntries(ownRoutes.map((id) => [id, served[id] ?? []])),
    render: async ({ document, address, words: published, wordsKey, known }, askApi) => {
      const words = await loadDictionary(wordsKey, [name], { document, published, askApi });
      return runInRender({ document, words, published, askApi }, async () => {
        const preloaded = await preloadPage(name, routes, address);
        const path = preloaded && patternOf(preloaded.id);
        if (!preloaded || path === undefined)
          throw new Error(`${name} draws no page "${document.route?.id}"`);
        const router = createMemoryRouter(wrapInFrame(name, [toPreloadedRoute(preloaded, path)]), {
          initialEntries: [address],
          hydrationData: toHydrationData(preloaded),
        });
        try {
          const [routeError] = Object.values(router.state.errors ?? {});
          if (routeError !== undefined) throw new Error(`${address} is no address of "${preloaded.id}"`);
          return await renderWithData(
            (client) => (
              <I18nextProvider i18n={words}>
                <QueryClientProvider client={client}>
                  <RouterProvider router={router} />
                </QueryClientProvider>
              </I18nextProvider>
            ),
            known,
          );
        } finally {
          router.dispose();
        }
      });
    },
  };
}
