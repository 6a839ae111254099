import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { offerSchema } from './offers.ts';
import { orderSchema } from './orders.ts';
import { idParams } from './primitives.ts';
import { quantityOptionSchema } from './quantity-option.ts';

/** The option and its owner: an offer that is not yet accepted, or the order made of one. */
const optionReply = z.object({
  quantity_option: quantityOptionSchema,
  offer: z.nullable(offerSchema),
  order: z.nullable(orderSchema),
});

/**
 * Shows a hidden option or hides a shown one. For the owner of the request or the order and for staff; the selected
 * option cannot be hidden.
 */
export const toggleQuantityOption = defineEndpoint({
  method: 'POST',
  path: '/v2/quantity_options/:id/toggle_visibility',
  summary: 'Show or hide a quantity of an offer',
  audience: 'visitor',
  staffScope: 'staff:quotes:write',
  params: idParams,
  reply: optionReply,
  errors: ['offer_expired', 'offer_superseded', 'offer_accepted', 'cart_completed', 'completion_in_progress'],
});
/** Gives the line the option's quantity and price. A repeat changes nothing. */
export const selectQuantityOption = defineEndpoint({
  method: 'POST',
  path: '/v2/quantity_options/:id/select_for_order',
  summary: 'Choose the quantity of an offered line',
  audience: 'visitor',
  staffScope: 'staff:quotes:write',
  params: idParams,
  body: z.optional(
    z.object({
      /** The token of the offer's link, for a caller who did not request the offer. */
      token: z.optional(z.string().check(z.maxLength(200))),
    }),
  ),
  reply: optionReply,
  errors: [
    'offer_expired',
    'offer_superseded',
    'offer_accepted',
    'stale_cart',
    'cart_completed',
    'completion_in_progress',
  ],
});
