import type { Order } from '@shop/contracts';

/** Stores whom the order is for. Answers the order as it is then; null: refused, and its field says why. */
export type SaveBuyer = () => Promise<Order | null>;

/** Where the details page asks for it: `#order-for`. */
export const buyerAnchor = 'order-for';
