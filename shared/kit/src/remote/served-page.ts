import { type RemoteName, type RouteId, routesOf } from '@shop/contracts';
import { shopDocument } from '../document/shop-document.ts';
import { queryClient } from '../query/query-client.ts';
import type { PageModule, RemoteApp } from './definition.ts';

/** A page with loaded code and loader data, so that it can be drawn at once. */
export interface PreloadedPage {
  readonly id: RouteId;
  readonly page: PageModule;
  readonly data: unknown;
}

/** Loads the document's page with everything that it needs to be drawn completely. */
export async function preloadPage(
  remote: RemoteName,
  routes: RemoteApp['routes'],
  address: string,
): Promise<PreloadedPage | undefined> {
  const { route } = shopDocument();
  const id = routesOf(remote).find((own) => own === route?.id);
  const page = id && (await routes[id]?.lazy());
  if (!page) return undefined;
  const url = new URL(address, 'http://page.invalid');
  const request = new Request(url);
  const data: unknown = await page.loader?.({
    params: route?.params ?? {},
    request,
    url,
    pattern: '',
    context: {},
  });
  // The router interprets "undefined" as a loader that has not run.
  return { id, page, data: data ?? null };
}

/**
 * Loads the server's query results from the document into the cache, so they are not requested again. If the page
 * stands in for one that could not be drawn (`data-old`), they may be minutes old and are refetched at once.
 */
export function hydrateServedQueries(): void {
  const served = document.getElementById('shop-queries');
  const age = served?.dataset.old === undefined ? {} : { updatedAt: 0 };
  for (const [key, data] of JSON.parse(served?.textContent ?? '[]') as [readonly unknown[], unknown][])
    queryClient.setQueryData(key, data, age);
}
