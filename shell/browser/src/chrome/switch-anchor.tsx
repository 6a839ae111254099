import type { AnchorProps } from '@shop/kit/router';
import { type MouseEvent, useState } from 'react';
import { resolveSwitchAddress } from './region-switch.ts';

/**
 * The document's addresses are those of the page it was made for; after a move the current page's are asked for, as soon
 * as the link is reached for: a new tab and "copy link" take the address as it stands.
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
