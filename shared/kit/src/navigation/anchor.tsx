import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { navigateTo } from './navigate.ts';

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly ref?: Ref<HTMLAnchorElement> };

/**
 * An anchor with a complete address that navigates inside the shop without a page load; for `component` of `@shop/ui`.
 *
 * @example <TextLink component={Anchor} href={href('cart')}>{t('cart')}</TextLink>
 */
export function Anchor({ href, onClick, ...anchor }: AnchorProps) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (href === undefined || anchor.download !== undefined || !isPlainClick(event, anchor.target)) return;
    event.preventDefault();
    void navigateTo(href);
  };
  return <a {...anchor} href={href} onClick={handleClick} />;
}

/** Whether the page may handle a click itself: no new tab, no download, no other button. */
export const isPlainClick = (event: MouseEvent, target: string | undefined): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
