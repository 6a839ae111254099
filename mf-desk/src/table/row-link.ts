import type { KeyboardEvent, MouseEvent } from 'react';

/** For a link in a row of a list: it does not open the row as well. */
export const rowLink = {
  onClick: (event: MouseEvent) => event.stopPropagation(),
  onKeyDown: (event: KeyboardEvent) => event.stopPropagation(),
};
