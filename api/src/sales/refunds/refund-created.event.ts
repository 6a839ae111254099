import { defineEvent } from '../../platform/index.ts';

/** A refund was written down, under the order's lock: pieces it gives back are no longer to be sent. */
export const refundCreated = defineEvent<{ readonly orderId: number }>('refundCreated');
