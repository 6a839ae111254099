import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { email } from './primitives.ts';

/**
 * For help forms: the contents of an order by its number. The caller's own order needs only the number, any other also
 * the e-mail address of the order. A wrong number and a wrong address have the same reply.
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
