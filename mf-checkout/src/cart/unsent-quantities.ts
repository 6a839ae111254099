/**
 * Quantities that the server does not have yet. What is typed is kept at once, sent in turn, and sent again when the
 * connection is back, whatever page of the shop is open by then; a reload of this tab does not lose it either.
 */
import { type Order, queryKeys } from '@shop/contracts';
import type { ApiProblem, Result } from '@shop/kit/api';
import { queryClient } from '@shop/kit/query';
import { changeBundle } from './change-bundle.ts';
import { changeQuantity } from './change-line.ts';
import { forgetKept, keep, keptAt } from './kept-quantity.ts';
import { isPassing, retryDelay } from './passing-problems.ts';

/** Whose quantity it is. */
export interface Place {
  readonly order: string;
  readonly kind: 'line' | 'bundle';
  readonly id: number;
}

export interface Unsent {
  readonly place: Place;
  readonly quantity: number;
  /** What the server had when it was typed. */
  readonly from: number;
  /** Under way, held until the connection is back, or refused for good. */
  readonly state: 'sending' | 'waiting' | 'refused';
  readonly problem?: ApiProblem;
}

const senders: Readonly<
  Record<Place['kind'], (order: string, id: number, quantity: number) => Promise<Result<Order, ApiProblem>>>
> = { line: changeQuantity, bundle: changeBundle };

const keyOf = ({ order, kind, id }: Place): string => `${order}/${kind}/${id}`;

const entries = new Map<string, Unsent>();
const listeners = new Set<() => void>();
let sending: Promise<void> | undefined;
let failures = 0;
let callOff: () => void = () => undefined;

const tell = () => {
  for (const listener of [...listeners]) listener();
};
function put(entry: Unsent): void {
  const key = keyOf(entry.place);
  entries.set(key, entry);
  if (entry.state === 'refused') forgetKept(key);
  else keep(key, { quantity: entry.quantity, from: entry.from });
  tell();
}

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const unsentAt = (place: Place): Unsent | undefined => entries.get(keyOf(place));

/** Drops what was typed for a place: it is taken out of the cart. */
export function forgetUnsent(place: Place): void {
  entries.delete(keyOf(place));
  forgetKept(keyOf(place));
  tell();
}

/** A refusal has been read where it was said; what is on its way or waits stays. */
export function forgetRefused(place: Place): void {
  if (unsentAt(place)?.state === 'refused') forgetUnsent(place);
}

/** Takes a typed quantity and sends it, now or when it can be; `known` is what the server had. */
export function sendQuantity(place: Place, quantity: number, known: number): void {
  const before = unsentAt(place);
  const open = before && before.state !== 'refused' ? before : undefined;
  if (quantity === (open?.quantity ?? known)) return;
  put({ place, quantity, from: open?.from ?? known, state: open?.state ?? 'sending' });
  void sendAll();
}

/** Takes up what this tab kept over a reload. A quantity that was changed elsewhere meanwhile is the newer one. */
export function takeUpKept(place: Place, known: number): void {
  const key = keyOf(place);
  if (entries.has(key)) return;
  const kept = keptAt(key);
  if (kept?.from === known) {
    put({ place, ...kept, state: 'waiting' });
    void sendAll();
  } else if (kept) forgetKept(key);
}

/** Tries everything unsent of an order now. False when something is still here, or was refused just now. */
export async function sendNow(order: string): Promise<boolean> {
  const open = [...entries.values()].filter(
    ({ place, state }) => place.order === order && state !== 'refused',
  );
  if (open.length === 0) return true;
  await sendAll();
  return open.every(({ place }) => !unsentAt(place));
}

function sendAll(): Promise<void> {
  callOff();
  sending ??= sendInTurn().finally(() => {
    sending = undefined;
  });
  return sending;
}

/** One after the other, since the server would take them so anyway; of several typed for one place only the last. */
async function sendInTurn(): Promise<void> {
  for (;;) {
    const next = [...entries.values()].find(({ state }) => state !== 'refused');
    if (!next) {
      failures = 0;
      return;
    }
    const { place, quantity } = next;
    const sent = await senders[place.kind](place.order, place.id, quantity);
    if (!sent.ok && isPassing(sent.problem.code)) return waitForConnection();
    settle(place, quantity, sent);
  }
}

function settle(place: Place, quantity: number, sent: Result<Order, ApiProblem>): void {
  const now = unsentAt(place);
  if (!now) return;
  // Typed on meanwhile: that goes next.
  const typedOn = now.quantity !== quantity;
  if (sent.ok && typedOn) put({ ...now, from: quantity });
  else if (sent.ok) forgetUnsent(place);
  else if (!typedOn) {
    put({ ...now, state: 'refused', problem: sent.problem });
    // It may have been refused because the cart is no longer what is shown.
    void queryClient.invalidateQueries({ queryKey: queryKeys.cart });
  }
}

/** The browser tells of its own connection only; a server that cannot be reached is asked again after a while. */
function waitForConnection(): void {
  for (const entry of [...entries.values()])
    if (entry.state === 'sending') put({ ...entry, state: 'waiting' });
  const again = () => void sendAll();
  const timer = setTimeout(again, retryDelay(failures));
  failures += 1;
  window.addEventListener('online', again);
  callOff = () => {
    clearTimeout(timer);
    window.removeEventListener('online', again);
    callOff = () => undefined;
  };
}
