import { type RouteId, type RouteParams, routes } from '@shop/contracts';
import type { AnchorHTMLAttributes, MouseEvent, PointerEvent, ReactNode, Ref } from 'react';
import { prefetchRemote } from '../slots/registry.ts';
import { isPlainClick } from './anchor.tsx';
import { navigateTo } from './navigate.ts';
import { hrefOf, type NeedsParams, type QueryValues } from './paths.ts';

type AnchorAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;
type Params<Id extends RouteId> =
  NeedsParams<Id> extends true ? { readonly params: RouteParams<Id> } : { readonly params?: RouteParams<Id> };

export type LinkProps<Id extends RouteId> = AnchorAttributes &
  Params<Id> & {
    readonly to: Id;
    readonly query?: QueryValues;
    readonly hash?: string;
    readonly replace?: boolean;
    readonly state?: unknown;
    readonly children?: ReactNode;
    readonly ref?: Ref<HTMLAnchorElement>;
  };

/**
 * A link to a page of the shop, in this remote or any other. Works outside a router too (chrome, slots).
 *
 * @example <Link to="accountOrder" params={{ orderNumber }}>{orderNumber}</Link>
 */
export function Link<Id extends RouteId>({
  to,
  params,
  query,
  hash,
  replace,
  state,
  onClick,
  onPointerEnter,
  ...anchor
}: LinkProps<Id>) {
  const href = hrefOf(to, params, query) + (hash ? `#${hash}` : '');
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event, anchor.target)) return;
    event.preventDefault();
    void navigateTo(href, { replace: replace ?? false, state });
  };
  // Prefetches the code of the remote behind the link before the click.
  const prefetch = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerEnter?.(event);
    const { owner } = routes[to];
    if (owner !== null) prefetchRemote(owner);
  };
  return <a {...anchor} href={href} onClick={handleClick} onPointerEnter={prefetch} />;
}
