import type { Order } from '@shop/contracts';

/** Stores the buyer of the order. Returns the updated order; null: refused, with the reason at its field. */
export type SaveBuyer = () => Promise<Order | null>;

/** Its anchor on the details page: `#order-for`. */
export const buyerAnchor = 'order-for';
