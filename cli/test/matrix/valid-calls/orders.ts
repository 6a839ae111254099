import { randomUUID } from 'node:crypto';
import type { Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { berlin } from '../../conformance/world.ts';
import { byStaffToo, type Entries, link, owned, self, staff } from '../entry.ts';
import type { Stage } from '../stage.ts';

const line = async (stage: Stage, quantity = 100) => ({
  variant_id: (await stage.variants())[0]?.id ?? 0,
  quantity,
});
/** An open cart and its first line. */
const cartLine = async (stage: Stage) => {
  const order = await stage.cart();
  return { order, id: order.number, itemId: order.line_items[0]?.id ?? 0 };
};
const orderOnce = (stage: Stage): Promise<Order> => stage.once('placed', () => stage.placed());
const bundled = async (stage: Stage) => {
  const { number } = await stage.cart();
  const { id } = await stage.own<{ id: number }>('POST', '/v2/bundles', {
    order_id: number,
    quantity: 2,
    line_items_params: [await line(stage)],
  });
  return { order_id: number, bundle_id: id };
};
const withTree = async (stage: Stage) => {
  const { number } = await stage.cart();
  return stage.own<Order>('POST', '/v1/sustainability/add_tree_line_item', { order_id: number, quantity: 1 });
};
/** A cart with a printed line item that an expert can check. */
const printed = async (stage: Stage) => {
  const order = await stage.cart();
  const { line_items } = await stage.own<Order>('POST', `/orders/${order.number}/line_items`, {
    line_item: await stage.printedLine(),
  });
  return line_items.at(-1)?.id ?? 0;
};
const checked = async (stage: Stage) => {
  const parent_id = await printed(stage);
  await stage.own('POST', '/v2/expert_checks', { parent_id });
  return parent_id;
};
/** An order with its print file. */
const withFile = async (stage: Stage): Promise<Order> => {
  const order = await stage.placed();
  await stage.shop.db.execute(sql`
    insert into production_files (order_id, order_line_id, status, sha256, bytes)
    select order_id, id, 'ready', repeat('ab', 32), 1234 from order_lines
    where order_id = (select id from orders where number = ${order.number})
    on conflict do nothing`);
  return order;
};
const proof = async (stage: Stage) => {
  const { number } = await withFile(stage);
  return stage.byStaff<{ uuid: string }>('POST', '/client_approval_filesets', { order_number: number });
};
const decision = () => ({ status: 'approved', email: 'boss@example.com' });
const optionOf = async (stage: Stage) => {
  const { offer } = await stage.offer();
  const options = offer.line_items[0]?.quantity_options ?? [];
  return (options.find(({ selected }) => !selected) ?? options[0])?.id ?? 0;
};
const consents = [{ type: 'marketing', status: 'granted' }];

const offeredByStaff = 'staff shape an offer with its buyer on the telephone';

/** Carts, checkout, placed orders and what belongs to them. */
export const orders: Entries = {
  'POST /v2/orders': self({ body: { currency: 'EUR' } }),
  'GET /v2/orders/current': self(async (stage) => {
    await stage.once('cart', stage.cart);
    return {};
  }),
  'GET /orders/:number': owned(async (stage) => ({
    params: { number: (await stage.once('cart', stage.cart)).number },
  })),
  'GET /orders/mine': self(),
  'GET /orders/managers/current': self(),
  'POST /v2/orders/:id/line_item': owned(async (stage) => ({
    params: { id: (await stage.cart()).number },
    body: { line_item: await line(stage) },
  })),
  'POST /orders/:id/line_items': owned(async (stage) => ({
    params: { id: (await stage.cart()).number },
    body: { line_item: await line(stage) },
  })),
  'PUT /orders/:id/line_items/:itemId': owned(async (stage) => {
    const { id, itemId } = await cartLine(stage);
    return { params: { id, itemId }, body: { line_item: { quantity: 250 } } };
  }),
  'DELETE /orders/:id/line_items/:itemId': owned(async (stage) => {
    const { id, itemId } = await cartLine(stage);
    return { params: { id, itemId } };
  }),
  'DELETE /v2/orders/:id/line_items/:itemId': owned(async (stage) => {
    const { id, itemId } = await cartLine(stage);
    return { params: { id, itemId } };
  }),
  'PUT /orders/:id': owned(async (stage) => ({
    params: { id: (await stage.cart()).number },
    body: { order: { tax_country_iso: 'SE' } },
  })),
  'PUT /orders/:id/apply_coupon_code': owned(async (stage) => {
    const { number } = await stage.cart();
    await stage.own('POST', `/orders/${number}/line_items`, { line_item: await line(stage, 1000) });
    return { params: { id: number }, body: { coupon_code: 'DEMO10' } };
  }),
  'DELETE /orders/:id/coupon_code': owned(async (stage) => ({ params: { id: (await stage.cart()).number } })),
  'POST /v2/orders/consents': owned(async (stage) => ({
    body: { order_number: (await stage.cart()).number, consents },
  })),
  'PUT /checkouts/:number': owned(async (stage) => ({
    params: { number: (await stage.cart()).number },
    query: { state: 'address' },
    body: { order: { ship_address_attributes: berlin } },
  })),
  'PUT /checkouts/:number/next': owned(async (stage) => ({
    params: { number: (await stage.ready('check')).number },
    body: {},
  })),
  'PUT /orders/:number/cancel': owned(async (stage) => ({
    params: { number: (await stage.awaiting()).number },
    body: { reason: 'changed_mind' },
  })),
  'PUT /v1/orders/:number/cancel': staff(async (stage) => ({
    params: { number: (await stage.awaiting()).number },
    body: { reason: 'buyer_asked', note: 'By telephone.' },
  })),
  'PUT /v1/orders/:number/begin_production': staff(async (stage) => ({
    params: { number: (await stage.placed()).number },
  })),
  'POST /v2/orders/:number/reorder': owned(async (stage) => ({
    params: { number: (await orderOnce(stage)).number },
  })),
  'GET /production_files': owned(async (stage) => ({
    query: { order_number: (await orderOnce(stage)).number },
  })),
  'POST /v2/bundles': owned(async (stage) => ({
    body: { order_id: (await stage.cart()).number, quantity: 2, line_items_params: [await line(stage)] },
  })),
  'PATCH /v2/bundles': owned(async (stage) => ({ body: { ...(await bundled(stage)), quantity: 3 } })),
  'POST /v2/bundles/destroy': owned(async (stage) => ({ body: await bundled(stage) })),
  'POST /v2/orders/:id/line_items/bulk_create': owned(async (stage) => ({
    params: { id: (await stage.cart()).number },
    body: { line_items_params: [await line(stage)] },
  })),
  'POST /custom_sample_pack': self(async (stage) => {
    await stage.renew();
    return {
      body: {
        sku: 'box-eu--samples--samples--samples--samples--samples',
        samples: ['mailer-box-eco--cardboard-natural', 'paper-mailer--paper-kraft'],
      },
    };
  }),
  'POST /v2/quantity_options/:id/toggle_visibility': byStaffToo(
    offeredByStaff,
    owned(async (stage) => ({
      params: { id: await optionOf(stage) },
    })),
  ),
  'POST /v2/quantity_options/:id/select_for_order': byStaffToo(
    offeredByStaff,
    owned(async (stage) => ({
      params: { id: await optionOf(stage) },
      body: {},
    })),
  ),
  'POST /v1/sustainability/add_tree_line_item': owned(async (stage) => {
    await stage.renew();
    return { body: { order_id: (await stage.cart()).number, quantity: 1 } };
  }),
  'PUT /v1/sustainability/update_quantity_of_trees': owned(async (stage) => {
    await stage.renew();
    return { body: { order_id: (await withTree(stage)).number, quantity: 3 } };
  }),
  'GET /v1/sustainability/users_planted_trees/:userId': owned(async (stage) => ({
    params: { userId: (await stage.owner()).id },
  })),
  'POST /v2/expert_checks': owned(async (stage) => ({ body: { parent_id: await printed(stage) } })),
  'DELETE /v2/expert_checks': owned(async (stage) => ({ body: { parent_id: await checked(stage) } })),
  'POST /v2/line_items/:id/remove_from_order': owned(async (stage) => ({
    params: { id: (await cartLine(stage)).itemId },
  })),
  'GET /support/order': owned(async (stage) => ({ query: { number: (await orderOnce(stage)).number } })),
  'POST /client_approval_filesets': staff(async (stage) => ({
    body: { order_number: (await withFile(stage)).number, note: `Proof ${randomUUID().slice(0, 4)}` },
  })),
  'GET /client_approval_filesets': staff(),
  'GET /client_approval_filesets/:uuid': link(async (stage) => ({
    params: { uuid: (await stage.once('proof', () => proof(stage))).uuid },
  })),
  'PUT /client_approval_filesets/:uuid': link(async (stage) => ({
    params: { uuid: (await proof(stage)).uuid },
    body: decision(),
  })),
  'GET /client_approval_filesets/:uuid/review': link(async (stage) => ({
    params: { uuid: (await stage.once('proof', () => proof(stage))).uuid },
  })),
  'POST /client_approval_filesets/:uuid/review': link(async (stage) => ({
    params: { uuid: (await proof(stage)).uuid },
    body: decision(),
  })),
};
