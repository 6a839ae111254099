/** The face of fulfilment for other contexts, which import nothing else of this folder. */

// Holds.

export { holdOrder, releaseOrder } from './holds/hold-order.ts';

// Quality checks and pieces of a line, as SQL.

export { qaStateSql } from './qa/qa.repo.ts';
export { linePiecesSql } from './shipments/update-fulfilment.ts';

// Shipments.

export { presentShipment } from './shipments/present-shipment.ts';
export { listShipments } from './shipments/shipments.repo.ts';
