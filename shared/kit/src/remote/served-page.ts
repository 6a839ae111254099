import { type RemoteName, type RouteId, routesOf } from '@shop/contracts';
import { shopDocument } from '../document/shop-document.ts';
import { queryClient } from '../query/query-client.ts';
import type { PageModule, RemoteApp } from './definition.ts';

/** A page whose code is there, and what its loader has answered, so that it can be drawn at once. */
export interface PreloadedPage {
  readonly id: RouteId;
  readonly page: PageModule;
  readonly data: unknown;
}

/** Fetches the page that the document was made for, with all that it needs to be drawn whole. */
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
  // The router takes "undefined" for a loader that has not run yet.
  return { id, page, data: data ?? null };
}

/**
 * What the server has read for its page stands in the document; asking for it again would draw nothing new, unless the
 * page stands in for one that could not be drawn (`data-old`): it may be minutes old, and is asked for at once.
 */
export function hydrateServedQueries(): void {
  const served = document.getElementById('shop-queries');
  const age = served?.dataset.old === undefined ? {} : { updatedAt: 0 };
  for (const [key, data] of JSON.parse(served?.textContent ?? '[]') as [readonly unknown[], unknown][])
    queryClient.setQueryData(key, data, age);
}
