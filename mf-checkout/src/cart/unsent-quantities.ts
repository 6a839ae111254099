/**
 * Quantities that the server does not have yet. A typed quantity is stored at once, sent in order, and sent again when
 * the connection returns, on any page of the shop; it also survives a reload of this tab.
 */
import { type Order, queryKeys } from '@shop/contracts';
import type { ApiProblem, Result } from '@shop/kit/api';
import { queryClient } from '@shop/kit/query';
import { changeBundle } from './change-bundle.ts';
import { changeQuantity } from './change-line.ts';
import { isRetryable, retryDelay } from './retryable-problems.ts';
import { readStoredQuantity, removeStoredQuantity, storeQuantity } from './stored-quantity.ts';

/** The line or bundle of the quantity. */
export interface QuantityTarget {
  readonly order: string;
  readonly kind: 'line' | 'bundle';
  readonly id: number;
}

export interface UnsentQuantity {
  readonly target: QuantityTarget;
  readonly quantity: number;
  /** The server's quantity when it was typed. */
  readonly from: number;
  /** In flight, waiting for the connection, or refused. */
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

/** Discards the typed quantity of a removed line or bundle. */
export function discardUnsentQuantity(target: QuantityTarget): void {
  entries.delete(keyOf(target));
  removeStoredQuantity(keyOf(target));
  notifyListeners();
}

/** Clears a refusal that has been shown; quantities in flight or waiting stay. */
export function clearRefusedQuantity(target: QuantityTarget): void {
  if (getUnsentQuantity(target)?.state === 'refused') discardUnsentQuantity(target);
}

/** Sends a typed quantity now or as soon as possible; `known` is the server's quantity. */
export function sendQuantity(target: QuantityTarget, quantity: number, serverQuantity: number): void {
  const previous = getUnsentQuantity(target);
  const pending = previous && previous.state !== 'refused' ? previous : undefined;
  if (quantity === (pending?.quantity ?? serverQuantity)) return;
  setEntry({ target, quantity, from: pending?.from ?? serverQuantity, state: pending?.state ?? 'sending' });
  void sendAll();
}

/** Restores a quantity stored before a reload. If it was changed elsewhere in the meantime, that is newer. */
export function restoreStoredQuantity(target: QuantityTarget, serverQuantity: number): void {
  const key = keyOf(target);
  if (entries.has(key)) return;
  const stored = readStoredQuantity(key);
  if (stored?.from === serverQuantity) {
    setEntry({ target, ...stored, state: 'waiting' });
    void sendAll();
  } else if (stored) removeStoredQuantity(key);
}

/** Sends all unsent quantities of an order now. False if any remain or were just refused. */
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

/** Sends one at a time, because the server serialises them anyway; of several for one target only the last. */
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
  // Changed in the meantime: send the new value next.
  const hasChanged = current.quantity !== quantity;
  if (sent.ok && hasChanged) setEntry({ ...current, from: quantity });
  else if (sent.ok) discardUnsentQuantity(target);
  else if (!hasChanged) {
    setEntry({ ...current, state: 'refused', problem: sent.problem });
    // The refusal may mean that the displayed cart is outdated.
    void queryClient.invalidateQueries({ queryKey: queryKeys.cart });
  }
}

/** The browser reports only its own connection; an unreachable server is retried after a delay. */
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
