import type { AnchorProps } from '@shop/kit/router';
import type { MouseEvent } from 'react';
import { leaveFor } from './kept-form.ts';

/** The document's addresses are those of the page it was made for; after a move the current page's are asked for. */
export function PlaceAnchor({ href = '', onClick, children, ...anchor }: AnchorProps) {
  const follow = async (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    window.location.assign(await leaveFor(href));
  };
  return (
    <a {...anchor} href={href} onClick={(event) => void follow(event)}>
      {children}
    </a>
  );
}
