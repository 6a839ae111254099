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
/** Limits the queue of a browser that stays offline for days. */
const maxQueued = 500;

let queue: Message[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isSending = false;

/** Queues events and sends them in batches: 20 at a time, after 5 s, or when the page is left. */
export function queueForServer(message: Message): void {
  if (queue.length < maxQueued) queue.push(message);
  if (queue.length >= batchSize) void flush();
  else timer ??= setTimeout(() => void flush(), flushIntervalMs);
}

/** Uses the consent at sending time, so a withdrawn consent takes effect. */
const createBatch = (messages: readonly Message[]) => ({
  batch: messages.map((message) =>
    toTrackedEvent({ ...message, context: { ...message.context, ...getAnalyticsContext() } }),
  ),
  sentAt: new Date().toISOString(),
});

/** Sends the queued events. A failed request is retried; the server counts each event id once. */
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

/** The page may not come back: send the queue in requests that outlive it. */
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
      // The page may become visible again: an unread reply would block a connection.
      .then((reply) => reply.text())
      .catch((error: unknown) => console.debug('Events were lost as the page was left', error));
}
