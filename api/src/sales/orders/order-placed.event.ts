import { defineEvent } from '../../platform/events/events.ts';

/** An order was placed, under its cart's lock, before its mail is enqueued and its invoice written. */
export const orderPlaced = defineEvent<{ readonly orderId: number; readonly number: string }>('orderPlaced');
