/**
 * Moves an element to the end of another. Who types inside keeps focus, caret and selection: by `moveBefore` where the
 * browser has it and both are in the document, otherwise they are set again.
 */
export function moveKeepingFocus(element: HTMLElement, to: HTMLElement): void {
  if (element.isConnected && to.isConnected && 'moveBefore' in to) {
    to.moveBefore(element, null);
    return;
  }
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  const selection = readSelection(focused);
  to.append(element);
  if (!(focused instanceof HTMLElement)) return;
  focused.focus({ preventScroll: true });
  if (selection) (focused as HTMLInputElement | HTMLTextAreaElement).setSelectionRange(...selection);
}

/** Returns start and end of the selection in a text field. Other fields have none. */
function readSelection(field: Element | null): [start: number, end: number] | undefined {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}
