import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { email } from './primitives.ts';

/**
 * For help forms: what was ordered under a number. The caller's own order by its number alone, any other with the
 * e-mail address it was placed with. A wrong number and a wrong address are answered alike.
 */
export const lookUpOrder = defineEndpoint({
  method: 'GET',
  path: '/support/order',
  summary: 'Look the products of an order up',
  audience: 'visitor',
  query: z.strictObject({
    number: z.string().check(z.minLength(1), z.maxLength(64)),
    email: z.optional(email),
  }),
  reply: z.object({
    number: z.string(),
    state: z.enum(['complete', 'canceled']),
    completed_at: z.string(),
    products: z.array(
      z.object({
        line_item_id: z.int(),
        sku: z.string(),
        name: z.string(),
        product_type: z.string(),
        quantity: z.int(),
      }),
    ),
  }),
  errors: [],
});
