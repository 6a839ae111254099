import { defineEvent } from '../../platform/index.ts';

/** A refund was recorded, under the order's lock: its pieces must no longer be shipped. */
export const refundCreated = defineEvent<{ readonly orderId: number }>('refundCreated');
