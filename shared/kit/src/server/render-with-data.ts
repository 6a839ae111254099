import type { ReadQuery, RenderedPage } from '@shop/contracts';
import { type Query, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { problemBehind } from '../query/problem-error.ts';

/** Allows for a chain of dependent queries, so that such a page is drawn completely. */
const maxPasses = 4;

/**
 * Renders a tree, reads its queries, and renders it again until there are no new ones. `known`: the query results of
 * the last rendering; they are read again after the first pass, and only a change in their JSON, which is what the
 * browser receives, renders the tree again. Failed queries are omitted, and the tree shows its loading state.
 */
export async function renderWithData(
  tree: (client: QueryClient) => ReactNode,
  known: readonly ReadQuery[],
): Promise<RenderedPage> {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const cache = client.getQueryCache();
  for (const [key, data] of known) client.setQueryData(key, data);
  const fetchedHashes = new Set<string>();
  try {
    for (let passes = 1; ; passes++) {
      const startUsage = process.cpuUsage();
      const html = renderToString(tree(client));
      const { user, system } = process.cpuUsage(startUsage);
      const ms = (user + system) / 1000;
      const pending = cache
        .getAll()
        .filter((query) => isEnabled(query) && !fetchedHashes.has(query.queryHash));
      if (pending.length === 0 || passes === maxPasses)
        return { html, queries: dehydrateQueries(client), passes, ms };
      const changes = await Promise.all(
        pending.map(async (query) => {
          fetchedHashes.add(query.queryHash);
          const before = query.state.data;
          try {
            const now = await query.fetch();
            return now !== before && JSON.stringify(now) !== JSON.stringify(before);
          } catch (error) {
            if (before !== undefined && !isClientError(error)) return false;
            cache.remove(query);
            return before !== undefined;
          }
        }),
      );
      if (!changes.includes(true)) return { html, queries: dehydrateQueries(client), passes, ms };
    }
  } finally {
    client.clear();
  }
}

/** The API has replied, and a retry will not help. */
function isClientError(error: unknown): boolean {
  const status = problemBehind(error)?.status ?? 0;
  return status >= 400 && status < 500 && status !== 429;
}

/** Whether the component has enabled the query. */
function isEnabled(query: Query): boolean {
  const { enabled, queryFn } = query.options as { enabled?: unknown; queryFn?: unknown };
  return enabled !== false && typeof queryFn === 'function';
}

const dehydrateQueries = (client: QueryClient): ReadQuery[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.data !== undefined && 'queryFn' in options)
    .map(({ queryKey, state }) => [queryKey, state.data]);
