import type { KeyboardEvent } from 'react';
import type { Session } from '../session/session.ts';
import { type Camera, stepOnSheet } from '../sheet/camera.ts';
import { duplicateSelected, nudge, removeSelected, reorderSelected } from './actions.ts';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Fields and radio groups use the arrow keys themselves. */
const ownsKeys = (target: EventTarget): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, dialog, [role="tablist"], [data-own-keys]') !== null;

export interface KeyOptions {
  readonly session: Session;
  /** The sheet's orientation on screen: arrow keys move as seen. */
  readonly camera: () => Camera | undefined;
  readonly onMoved: () => void;
  readonly onShortcuts: () => void;
}

/** Returns the action of a key, or null for other keys. */
function findKeyAction(event: KeyboardEvent, options: KeyOptions): (() => void) | null {
  const { session, onShortcuts } = options;
  const { store } = session;
  const chord = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (chord && key === 'z') return () => (event.shiftKey ? store.redo() : store.undo());
  if (chord && key === 'y') return () => store.redo();
  if (chord && key === 'a') return () => selectAll(session);
  if (key === '?' && !chord) return onShortcuts;
  if (store.getState().ephemeral.selection.length === 0) return null;
  if (chord && key === 'd') return () => duplicateSelected(session);
  if (chord || event.altKey) return null;
  if (key === 'Delete' || key === 'Backspace') return () => removeSelected(session);
  if (key === 'Escape') return () => store.setSelection([]);
  if (key === ']') return () => reorderSelected(session, 'forward');
  if (key === '[') return () => reorderSelected(session, 'backward');
  const step = steps[key];
  return step === undefined ? null : () => moveOnScreen(options, step, event.shiftKey ? 10 : 1);
}

function selectAll({ list, store }: Session): void {
  const frames = list().surfaces.find(({ surface }) => surface === 'outside')?.frames ?? [];
  store.setSelection(frames.map((frame) => frame.nodeId));
}

function moveOnScreen(
  { session, camera, onMoved }: KeyOptions,
  [x, y]: readonly [number, number],
  factor: number,
): void {
  const turn = camera()?.turn ?? 0;
  const [dx, dy] = stepOnSheet({ centre: [0, 0], zoom: 1, turn }, [x * factor, y * factor]);
  if (nudge(session, dx, dy)?.ok === true) onMoved();
}

/** The editor's shortcuts; shortcuts-dialog.tsx lists them for the buyer. */
export const createKeyHandler =
  (options: KeyOptions) =>
  (event: KeyboardEvent): void => {
    if (ownsKeys(event.target) || event.nativeEvent.isComposing) return;
    const action = findKeyAction(event, options);
    if (action === null) return;
    event.preventDefault();
    action();
  };
