/**
 * The face of the catalogue for the composition root: its domains and what a process needs to start
 * them.
 */

// Products and what they are made of.

export { products } from './products/products.ts';

// Dies and their drawings.

export { dies } from './dies/dies.ts';

// Variants: sizes with their prices.

export { cataloguePersonal } from './variants/catalogue.personal.ts';
export { catalogue } from './variants/catalogue.ts';
export { seedCatalogue } from './variants/seed-catalogue.ts';
export { toSku } from './variants/sku.ts';
export { saveVariants } from './variants/variants.repo.ts';

// Price books and the calculation of prices.

export { eu2026 } from './pricing/books/eu-2026.ts';
export { priceLadder, priceLine } from './pricing/price-ladder.ts';
export { listProcesses, printModeRows } from './pricing/print-modes.ts';

// Stock and reservations.

export { stock } from './stock/stock.ts';

// Delivery dates and express.

export { loadClosedDays } from './delivery/closed-days.ts';
export { delivery } from './delivery/delivery.ts';
