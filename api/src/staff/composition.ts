/**
 * The face of staff for the composition root: its domains and what a process needs to start them.
 */

// The staff's desk.

export { loadPriceBooks } from './desk/price-books.ts';
export { staffPersonal } from './desk/staff.personal.ts';
export { staff } from './desk/staff.ts';

// Orders.

export { staffOrders } from './orders/staff-orders.ts';
