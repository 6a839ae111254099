import { defineEvent } from '../../platform/index.ts';

/**
 * An order was placed. Published under its cart's lock, before its mail is enqueued and its invoice
 * issued.
 */
export const orderPlaced = defineEvent<{ readonly orderId: number; readonly number: string }>('orderPlaced');
