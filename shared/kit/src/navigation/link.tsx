import type { RouteId, RouteParams } from '@shop/contracts';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { isPlainClick } from './anchor.tsx';
import { navigateTo } from './navigate.ts';
import { hrefOf, type NeedsParams, type QueryValues } from './paths.ts';

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;
type Params<Id extends RouteId> =
  NeedsParams<Id> extends true ? { readonly params: RouteParams<Id> } : { readonly params?: RouteParams<Id> };

export type LinkProps<Id extends RouteId> = Anchor &
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
  ...anchor
}: LinkProps<Id>) {
  const address = hrefOf(to, params, query) + (hash ? `#${hash}` : '');
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event, anchor.target)) return;
    event.preventDefault();
    void navigateTo(address, { replace: replace ?? false, state });
  };
  return <a {...anchor} href={address} onClick={follow} />;
}
