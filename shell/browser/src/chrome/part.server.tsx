import type { ReactNode } from 'react';

interface PartProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Parts in the page flow. Dialogs, toasts and notices overlay the page and render only in the browser. */
const inTheFlow = new Set(['header', 'announcements', 'footer']);

/** On the server: a part that is in the page from the start, or nothing. */
export function ChromePart({ name, children }: PartProps) {
  return inTheFlow.has(name) ? children : null;
}
