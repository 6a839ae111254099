import type { Db, Tx } from '../db/db.ts';
import type { DomainEvent } from './domain-event.ts';

/**
 * Defines an event.
 * @example const orderPlaced = defineEvent<{ orderId: number }>('orderPlaced')
 */
export const defineEvent = <Payload>(name: string): DomainEvent<Payload> => ({ name });

/** A reaction to one event. Made by `subscribe`. */
export interface Subscriber {
  readonly event: DomainEvent<unknown>;
  readonly react: (tx: Tx, payload: unknown) => Promise<void>;
}

/**
 * Binds a handler to an event. The handler runs in the publisher's transaction: it writes rows or
 * enqueues jobs, and does nothing slow or remote. When it throws, the publisher's work rolls back
 * too.
 */
export const subscribe = <Payload>(
  event: DomainEvent<Payload>,
  react: (tx: Tx, payload: Payload) => Promise<void>,
): Subscriber => ({ event, react: (tx, payload) => react(tx, payload as Payload) });

/**
 * Returns the same store with transactions that publish to these subscribers, in this order.
 * `createApi` collects them from the domains. On any other store `publish` throws.
 */
export const withSubscribers = (db: Db, subscribers: readonly Subscriber[]): Db => ({
  ...db,
  transaction: (work) =>
    db.transaction((open) => {
      const tx: Tx = {
        ...open,
        publish: async (event, payload) => {
          for (const subscriber of subscribers)
            if (subscriber.event.name === event.name) await subscriber.react(tx, payload);
        },
      };
      return work(tx);
    }),
});

/**
 * `publish` of a store without subscribers: throws, since an event that no handler can receive is a
 * bug.
 */
export const refuseToPublish: Tx['publish'] = async ({ name }) => {
  throw new Error(`"${name}" was published on a store without subscribers; use the one createApi hands on.`);
};
