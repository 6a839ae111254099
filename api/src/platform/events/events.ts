import type { Db, Tx } from '../db/db.ts';
import type { DomainEvent } from './domain-event.ts';

/** @example const orderPlaced = defineEvent<{ orderId: number }>('orderPlaced') */
export const defineEvent = <Payload>(name: string): DomainEvent<Payload> => ({ name });

/** A reaction to one event. Made by `subscribe`. */
export interface Subscriber {
  readonly event: DomainEvent<unknown>;
  readonly react: (tx: Tx, payload: unknown) => Promise<void>;
}

/**
 * Binds a reaction to an event. It runs in the transaction of the publisher: it writes rows or enqueues jobs, and does
 * nothing slow or remote. When it throws, the publisher's work is undone with it.
 */
export const subscribe = <Payload>(
  event: DomainEvent<Payload>,
  react: (tx: Tx, payload: Payload) => Promise<void>,
): Subscriber => ({ event, react: (tx, payload) => react(tx, payload as Payload) });

/**
 * The same store, whose transactions publish to these subscribers, one after another in this order. `createApi` makes it
 * of what the domains subscribe to; on any other store publishing throws.
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

/** How a store without subscribers publishes: an event that nobody can hear is a mistake of ours. */
export const refuseToPublish: Tx['publish'] = async ({ name }) => {
  throw new Error(`"${name}" was published on a store without subscribers; use the one createApi hands on.`);
};
