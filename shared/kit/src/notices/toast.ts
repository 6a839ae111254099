import { createStore } from '../store/store.ts';

export interface Toast {
  readonly id: number;
  readonly severity: 'info' | 'success' | 'warning' | 'error';
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

/**
 * Shows a short message over the page; returns a function that removes it. Errors stay until closed. A message that is
 * already on screen is not repeated.
 */
export function toast(
  severity: Toast['severity'],
  text: string,
  action?: NonNullable<Toast['action']>,
): () => void {
  const id = ++lastId;
  const others = toasts.get().filter((entry) => entry.text !== text);
  toasts.set([...others, { id, severity, text, ...(action ? { action } : {}) }].slice(-4));
  return () => dismissToast(id);
}

export const dismissToast = (id: number): void => toasts.set(toasts.get().filter((entry) => entry.id !== id));
