import type { Order, Shipment, StaffOrder } from '@shop/contracts';
import { testOrder } from '@shop/kit/testing';

/** A paid order of one plain mailer. */
const order: Order = {
  ...testOrder,
  number: 'R000000001',
  state: 'complete',
  email: 'ada@example.com',
  payment_method: 'card',
  payment_status: 'OK',
  payment_state: 'paid',
  payment_total: testOrder.total,
  fulfilment_status: 'none',
  completed_at: testOrder.created_at,
};

/** An order as staff see it: paid, nothing made yet. */
export const staffOrderOf = (change: Partial<StaffOrder> = {}, ofOrder: Partial<Order> = {}): StaffOrder => ({
  order: { ...order, ...ofOrder },
  region: 'pl',
  stage: 'check',
  dispatch_on: '2026-11-27',
  deliver_by: '2026-12-01',
  late: 'dispatch',
  obstacles: [],
  revision: 3,
  customer: { id: 5, name: 'Ada Nowak', email: 'ada@example.com', locale: 'en-US', orders: 1 },
  hold: null,
  lines: [
    {
      line_item_id: 11,
      quantity: 500,
      packed: 0,
      shipped: 0,
      refunded: 0,
      quality: 'waiting',
      print_file: { status: 'ready', url: '/production_files/1/file?signature=x', problem: null },
    },
  ],
  approvals: [],
  invoices: [],
  refunds: [],
  shipments: [],
  dunning: [],
  mails: [],
  events: [],
  notes: [],
  ...change,
});

/** A packed shipment without a tracking number. */
export const shipmentOf = (change: Partial<Shipment> = {}): Shipment => ({
  id: 41,
  order_number: 'R000000001',
  carrier: 'dpd',
  tracking_number: null,
  tracking_url: null,
  state: 'packed',
  fulfilment_status: 'in_production',
  line_items: [
    { line_item_id: 11, sku: 'SKU-1', name: 'Plain mailer box', quantity: 500, pieces_per_carton: null },
  ],
  weight_grams: null,
  packing_list_url: '/shipments/41/packing_list?signature=x',
  packed_at: '2026-11-28T10:00:00Z',
  shipped_at: null,
  delivered_at: null,
  ...change,
});
