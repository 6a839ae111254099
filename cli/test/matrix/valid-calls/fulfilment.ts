import { type Entries, link, owned, self, signed, staff } from '../entry.ts';
import type { Stage } from '../stage.ts';

const toSend = async (stage: Stage) => {
  const order = await stage.placed();
  return { order_number: order.number, line_item_id: order.line_items[0]?.id ?? 0 };
};
const packing = async (stage: Stage) => {
  const { order_number, line_item_id } = await toSend(stage);
  return { order_number, carrier: 'dhl', line_items: [{ line_item_id, quantity: 40 }] };
};
const packed = async (stage: Stage) =>
  stage.byStaff<{ id: number; packing_list_url: string }>('POST', '/shipments', await packing(stage));

/** Production, quality checks and shipments. */
export const fulfilment: Entries = {
  'GET /production_list': staff(),
  'GET /production_list/csv': staff(),
  'GET /qa_comments': self(),
  'GET /qa_state_changes': self(),
  'POST /qa_comments': staff(async (stage) => ({
    body: { ...(await stage.once('to send', () => toSend(stage))), text: 'The crease is clean.' },
  })),
  'POST /qa_state_changes': staff(async (stage) => ({
    body: { ...(await toSend(stage)), state: 'in_check' },
  })),
  'GET /shipments': self(),
  'GET /shipments/:id': owned(async (stage) => ({
    params: { id: (await stage.once('packed', () => packed(stage))).id },
  })),
  'GET /shipments/:id/packing_list': link(async (stage) => {
    const { id, packing_list_url } = await stage.once('packed', () => packed(stage));
    return { params: { id }, query: signed(packing_list_url) };
  }),
  'POST /shipments': staff(async (stage) => ({ body: await packing(stage) })),
  'PUT /shipments/:id': staff(async (stage) => ({
    params: { id: (await packed(stage)).id },
    body: { state: 'shipped', tracking_number: 'JD014600003' },
  })),
};
