import { type RouteId, type RouteParams, routes } from '@shop/contracts';
import { confirmLeave, navigateUnguarded } from './leave-guards.ts';
import { mountedRouter } from './mounted-router.ts';
import { hrefOf, matchPath, type NeedsParams, type QueryValues } from './paths.ts';

export interface NavigateOptions {
  readonly query?: QueryValues;
  /** Replaces the current history entry instead of adding one. */
  readonly replace?: boolean;
  /** Stored in the history entry; read it with `useLocation().state`. */
  readonly state?: unknown;
}

type HrefArgs<Id extends RouteId> =
  NeedsParams<Id> extends true
    ? [params: RouteParams<Id>, query?: QueryValues]
    : [params?: RouteParams<Id>, query?: QueryValues];
type NavigateArgs<Id extends RouteId> =
  NeedsParams<Id> extends true
    ? [params: RouteParams<Id>, options?: NavigateOptions]
    : [params?: RouteParams<Id>, options?: NavigateOptions];

/** Returns the address of a page in this region and language. @example href('accountOrder', { orderNumber: 'R12' }) */
export function href<Id extends RouteId>(id: Id, ...[params, query]: HrefArgs<Id>): string {
  return hrefOf(id, params, query);
}

/**
 * Navigates to a page of any remote, without a page load. The mounted router comes first, so that its blockers and
 * scroll positions work.
 *
 * @example await navigate('orderDetails', {}, { query: { from: 'cart' } })
 */
export async function navigate<Id extends RouteId>(
  id: Id,
  ...[params, options]: NavigateArgs<Id>
): Promise<void> {
  await navigateTo(hrefOf(id, params, options?.query), options);
}

/** The same for an address of this origin. Addresses without a remote are loaded as documents. */
export async function navigateTo(url: string, options: NavigateOptions = {}): Promise<void> {
  const target = new URL(url, window.location.href);
  const match = target.origin === window.location.origin ? matchPath(target.pathname) : undefined;
  const owner = match ? routes[match.id].owner : null;
  if (owner === null) {
    window.location.assign(target.href);
    return;
  }
  const path = target.pathname + target.search + target.hash;
  const mounted = mountedRouter();
  if (mounted?.remote === owner) {
    await mounted.router.navigate(path, { replace: options.replace ?? false, state: options.state });
    return;
  }
  if (await confirmLeave()) navigateUnguarded(path, () => writeHistoryEntry(path, options));
}

/** Writes a history entry from which the next remote's router reads its `location.state`. */
function writeHistoryEntry(path: string, { replace, state }: NavigateOptions): void {
  const index = Number((window.history.state as { idx?: number } | null)?.idx ?? 0);
  const entry = {
    usr: state ?? null,
    key: Math.random().toString(36).slice(2, 10),
    idx: index + (replace ? 0 : 1),
  };
  if (replace) window.history.replaceState(entry, '', path);
  else window.history.pushState(entry, '', path);
}
