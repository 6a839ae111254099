import { trackEvents } from '@shop/contracts';
import { apiAddress } from '../../api/api-address.ts';
import { call } from '../../api/call.ts';
import { mayHaveHappened } from '../../api/outcome.ts';
import { currentToken } from '../../api/token.ts';
import { allows } from '../../consent/preferences.ts';
import { shopDocument } from '../../document/shop-document.ts';
import { context } from './context.ts';
import { asTracked, type Message } from './message.ts';

const perCall = 20;
const everyMs = 5_000;
/** A browser that stays offline for days must not grow for ever. */
const maxHeld = 500;

let held: Message[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let sending = false;

/** Collects events and hands them in together: 20 at a time, after 5 s, or when the page goes. */
export function toServer(message: Message): void {
  if (held.length < maxHeld) held.push(message);
  if (held.length >= perCall) void flush();
  else timer ??= setTimeout(() => void flush(), everyMs);
}

/** Consent as it stands when the events are sent: one that was withdrawn meanwhile holds. */
const batchOf = (messages: readonly Message[]) => ({
  batch: messages.map((message) => asTracked({ ...message, context: { ...message.context, ...context() } })),
  sentAt: new Date().toISOString(),
});

/** Hands in what is held. Without an answer it is tried again: the server counts an event by its id, once. */
export async function flush(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (!allows('analytics')) held = [];
  if (sending || held.length === 0) return;
  sending = true;
  const messages = held.splice(0, perCall);
  const reply = await call(trackEvents, { body: batchOf(messages) });
  sending = false;
  if (!reply.ok && (mayHaveHappened(reply.problem) || reply.problem.code === 'rate_limited'))
    held = [...messages, ...held].slice(0, maxHeld);
  else if (!reply.ok) console.warn('The server does not take these events', reply.problem);
  if (held.length > 0) timer ??= setTimeout(() => void flush(), everyMs);
}

/** The page may not come back: what is held goes in requests that outlive it. */
export function flushOnLeave(): void {
  if (!allows('analytics') || held.length === 0) return;
  const token = currentToken();
  const messages = held;
  held = [];
  for (let at = 0; at < messages.length; at += perCall)
    void fetch(apiAddress(trackEvents.path), {
      method: trackEvents.method,
      keepalive: true,
      headers: {
        'Content-Type': 'application/json',
        'X-Region': shopDocument().region,
        ...(token === undefined ? {} : { 'X-Spree-Token': token }),
      },
      body: JSON.stringify(batchOf(messages.slice(at, at + perCall))),
    })
      // The page may come back from being hidden: a reply that nobody reads would hold a connection of it.
      .then((reply) => reply.text())
      .catch((error: unknown) => console.debug('Events were lost as the page was left', error));
}
