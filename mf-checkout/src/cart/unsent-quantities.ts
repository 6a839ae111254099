/**
 * Quantities that the server does not have yet. What is typed is kept at once, sent in turn, and sent again when the
 * connection is back, whatever page of the shop is open by then; a reload of this tab does not lose it either.
 */
import { type Order, queryKeys } from '@shop/contracts';
import type { ApiProblem, Result } from '@shop/kit/api';
import { queryClient } from '@shop/kit/query';
import { changeBundle } from './change-bundle.ts';
import { changeQuantity } from './change-line.ts';
import { isRetryable, retryDelay } from './retryable-problems.ts';
import { readStoredQuantity, removeStoredQuantity, storeQuantity } from './stored-quantity.ts';

/** Whose quantity it is. */
export interface QuantityTarget {
  readonly order: string;
  readonly kind: 'line' | 'bundle';
  readonly id: number;
}

export interface UnsentQuantity {
  readonly target: QuantityTarget;
  readonly quantity: number;
  /** What the server had when it was typed. */
  readonly from: number;
  /** Under way, held until the connection is back, or refused for good. */
  readonly state: 'sending' | 'waiting' | 'refused';
  readonly problem?: ApiProblem;
}

const senders: Readonly<
  Record<
    QuantityTarget['kind'],
    (order: string, id: number, quantity: number) => Promise<Result<Order, ApiProblem>>
  >
> = { line: changeQuantity, bundle: changeBundle };

const keyOf = ({ order, kind, id }: QuantityTarget): string => `${order}/${kind}/${id}`;

const entries = new Map<string, UnsentQuantity>();
const listeners = new Set<() => void>();
let sending: Promise<void> | undefined;
let failures = 0;
let cancelRetry: () => void = () => undefined;

const notifyListeners = () => {
  for (const listener of [...listeners]) listener();
};
function setEntry(entry: UnsentQuantity): void {
  const key = keyOf(entry.target);
  entries.set(key, entry);
  if (entry.state === 'refused') removeStoredQuantity(key);
  else storeQuantity(key, { quantity: entry.quantity, from: entry.from });
  notifyListeners();
}

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const getUnsentQuantity = (target: QuantityTarget): UnsentQuantity | undefined =>
  entries.get(keyOf(target));

/** Drops what was typed for a place: it is taken out of the cart. */
export function discardUnsentQuantity(target: QuantityTarget): void {
  entries.delete(keyOf(target));
  removeStoredQuantity(keyOf(target));
  notifyListeners();
}

/** A refusal has been read where it was said; what is on its way or waits stays. */
export function clearRefusedQuantity(target: QuantityTarget): void {
  if (getUnsentQuantity(target)?.state === 'refused') discardUnsentQuantity(target);
}

/** Takes a typed quantity and sends it, now or when it can be; `known` is what the server had. */
export function sendQuantity(target: QuantityTarget, quantity: number, serverQuantity: number): void {
  const previous = getUnsentQuantity(target);
  const pending = previous && previous.state !== 'refused' ? previous : undefined;
  if (quantity === (pending?.quantity ?? serverQuantity)) return;
  setEntry({ target, quantity, from: pending?.from ?? serverQuantity, state: pending?.state ?? 'sending' });
  void sendAll();
}

/** Takes up what this tab kept over a reload. A quantity that was changed elsewhere meanwhile is the newer one. */
export function restoreStoredQuantity(target: QuantityTarget, serverQuantity: number): void {
  const key = keyOf(target);
  if (entries.has(key)) return;
  const stored = readStoredQuantity(key);
  if (stored?.from === serverQuantity) {
    setEntry({ target, ...stored, state: 'waiting' });
    void sendAll();
  } else if (stored) removeStoredQuantity(key);
}

/** Tries everything unsent of an order now. False when something is still here, or was refused just now. */
export async function flushQuantities(order: string): Promise<boolean> {
  const pending = [...entries.values()].filter(
    ({ target, state }) => target.order === order && state !== 'refused',
  );
  if (pending.length === 0) return true;
  await sendAll();
  return pending.every(({ target }) => !getUnsentQuantity(target));
}

function sendAll(): Promise<void> {
  cancelRetry();
  sending ??= sendSequentially().finally(() => {
    sending = undefined;
  });
  return sending;
}

/** One after the other, since the server would take them so anyway; of several typed for one place only the last. */
async function sendSequentially(): Promise<void> {
  for (;;) {
    const next = [...entries.values()].find(({ state }) => state !== 'refused');
    if (!next) {
      failures = 0;
      return;
    }
    const { target, quantity } = next;
    const sent = await senders[target.kind](target.order, target.id, quantity);
    if (!sent.ok && isRetryable(sent.problem.code)) return scheduleRetry();
    applyReply(target, quantity, sent);
  }
}

function applyReply(target: QuantityTarget, quantity: number, sent: Result<Order, ApiProblem>): void {
  const current = getUnsentQuantity(target);
  if (!current) return;
  // Typed on meanwhile: that goes next.
  const hasChanged = current.quantity !== quantity;
  if (sent.ok && hasChanged) setEntry({ ...current, from: quantity });
  else if (sent.ok) discardUnsentQuantity(target);
  else if (!hasChanged) {
    setEntry({ ...current, state: 'refused', problem: sent.problem });
    // It may have been refused because the cart is no longer what is shown.
    void queryClient.invalidateQueries({ queryKey: queryKeys.cart });
  }
}

/** The browser tells of its own connection only; a server that cannot be reached is asked again after a while. */
function scheduleRetry(): void {
  for (const entry of [...entries.values()])
    if (entry.state === 'sending') setEntry({ ...entry, state: 'waiting' });
  const retry = () => void sendAll();
  const timer = setTimeout(retry, retryDelay(failures));
  failures += 1;
  window.addEventListener('online', retry);
  cancelRetry = () => {
    clearTimeout(timer);
    window.removeEventListener('online', retry);
    cancelRetry = () => undefined;
  };
}
