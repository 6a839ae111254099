import type { ReadQuery, RenderedPage } from '@shop/contracts';
import { type Query, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { problemBehind } from '../query/problem-error.ts';

/** A page that asks for something, then for what depends on it, then for what depends on that, is drawn whole. */
const maxPasses = 4;

/**
 * Draws a tree, reads what it asked for, and draws it again until it asks for nothing new. `known`: what it had read when
 * it was drawn last; it is read again after the first drawing, and only where it has changed as JSON, which is all that
 * the browser gets of it, the tree is drawn anew. What cannot be read is left out, and the tree shows that it waits.
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

/** The API has answered, and asking again will not help. */
function isClientError(error: unknown): boolean {
  const status = problemBehind(error)?.status ?? 0;
  return status >= 400 && status < 500 && status !== 429;
}

/** Wanted on screen, by what the component said when it was drawn. */
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
