import { defineEvent } from '../../platform/index.ts';

/** An order was placed, under its cart's lock, before its mail is enqueued and its invoice written. */
export const orderPlaced = defineEvent<{ readonly orderId: number; readonly number: string }>('orderPlaced');
