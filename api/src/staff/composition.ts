/** Staff, as the composition root sees it: its domains and what a process starts them with. */

// The staff's desk.

export { loadPriceBooks } from './desk/price-books.ts';
export { staffPersonal } from './desk/staff.personal.ts';
export { staff } from './desk/staff.ts';
