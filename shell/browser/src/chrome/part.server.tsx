import type { ReactNode } from 'react';

interface PartProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** What stands in the flow of the page. Dialogs, toasts and notices come with the browser, over it. */
const inTheFlow = new Set(['header', 'announcements', 'footer']);

/** On the server: a part that has its place on the page from the start, or nothing. */
export function ChromePart({ name, children }: PartProps) {
  return inTheFlow.has(name) ? children : null;
}
