import type { AnchorProps } from '@shop/kit/router';
import { type MouseEvent, useState } from 'react';
import { resolveSwitchAddress } from './region-switch.ts';

/**
 * The document's addresses are those of its first page; after a navigation the current page's are requested on hover or
 * focus, because a new tab and "copy link" use the href.
 */
export function SwitchAnchor({ href = '', onClick, children, ...anchor }: AnchorProps) {
  const [currentHref, setCurrentHref] = useState(href);
  const updateHref = () => void resolveSwitchAddress(href, false).then(setCurrentHref);
  const handleClick = async (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    window.location.assign(await resolveSwitchAddress(href, true));
  };
  return (
    <a
      {...anchor}
      href={currentHref}
      onPointerEnter={updateHref}
      onFocus={updateHref}
      onClick={(event) => void handleClick(event)}
    >
      {children}
    </a>
  );
}
