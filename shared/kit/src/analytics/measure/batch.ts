import { trackEvents } from '@shop/contracts';
import { apiAddress } from '../../api/api-address.ts';
import { call } from '../../api/call.ts';
import { mayHaveHappened } from '../../api/outcome.ts';
import { currentToken } from '../../api/token.ts';
import { allows } from '../../consent/preferences.ts';
import { shopDocument } from '../../document/shop-document.ts';
import { getAnalyticsContext } from './context.ts';
import { type Message, toTrackedEvent } from './message.ts';

const batchSize = 20;
const flushIntervalMs = 5_000;
/** A browser that stays offline for days must not grow for ever. */
const maxQueued = 500;

let queue: Message[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isSending = false;

/** Collects events and hands them in together: 20 at a time, after 5 s, or when the page goes. */
export function queueForServer(message: Message): void {
  if (queue.length < maxQueued) queue.push(message);
  if (queue.length >= batchSize) void flush();
  else timer ??= setTimeout(() => void flush(), flushIntervalMs);
}

/** Consent as it stands when the events are sent: one that was withdrawn meanwhile holds. */
const createBatch = (messages: readonly Message[]) => ({
  batch: messages.map((message) =>
    toTrackedEvent({ ...message, context: { ...message.context, ...getAnalyticsContext() } }),
  ),
  sentAt: new Date().toISOString(),
});

/** Hands in what is held. Without an answer it is tried again: the server counts an event by its id, once. */
export async function flush(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (!allows('analytics')) queue = [];
  if (isSending || queue.length === 0) return;
  isSending = true;
  const messages = queue.splice(0, batchSize);
  const reply = await call(trackEvents, { body: createBatch(messages) });
  isSending = false;
  if (!reply.ok && (mayHaveHappened(reply.problem) || reply.problem.code === 'rate_limited'))
    queue = [...messages, ...queue].slice(0, maxQueued);
  else if (!reply.ok) console.warn('The server does not take these events', reply.problem);
  if (queue.length > 0) timer ??= setTimeout(() => void flush(), flushIntervalMs);
}

/** The page may not come back: what is held goes in requests that outlive it. */
export function flushOnLeave(): void {
  if (!allows('analytics') || queue.length === 0) return;
  const token = currentToken();
  const messages = queue;
  queue = [];
  for (let at = 0; at < messages.length; at += batchSize)
    void fetch(apiAddress(trackEvents.path), {
      method: trackEvents.method,
      keepalive: true,
      headers: {
        'Content-Type': 'application/json',
        'X-Region': shopDocument().region,
        ...(token === undefined ? {} : { 'X-Spree-Token': token }),
      },
      body: JSON.stringify(createBatch(messages.slice(at, at + batchSize))),
    })
      // The page may come back from being hidden: a reply that nobody reads would hold a connection of it.
      .then((reply) => reply.text())
      .catch((error: unknown) => console.debug('Events were lost as the page was left', error));
}
