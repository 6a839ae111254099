import type { AnchorProps } from '@shop/kit/router';
import { type MouseEvent, useState } from 'react';
import { placeOf } from './kept-form.ts';

/**
 * The document's addresses are those of the page it was made for; after a move the current page's are asked for, as soon
 * as the link is reached for: a new tab and "copy link" take the address as it stands.
 */
export function PlaceAnchor({ href = '', onClick, children, ...anchor }: AnchorProps) {
  const [fresh, setFresh] = useState(href);
  const look = () => void placeOf(href, false).then(setFresh);
  const follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    window.location.assign(await placeOf(href, true));
  };
  return (
    <a {...anchor} href={fresh} onPointerEnter={look} onFocus={look} onClick={(event) => void follow(event)}>
      {children}
    </a>
  );
}
