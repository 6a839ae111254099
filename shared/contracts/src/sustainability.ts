import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { orderSchema } from './orders.ts';
import { quantity, queryQuantity } from './primitives.ts';

const askedQuantity = z.optional(queryQuantity);

/** A published set of emission factors. Two sets count different things: their figures are never added or compared. */
export const factorSetSchema = z.object({
  id: z.string(),
  version: z.string(),
  boundary: z.string(),
  publisher: z.string(),
});

/**
 * The parts of a footprint. `counted`: the figure is its own; `within_material`: the set's material factor contains it;
 * `not_counted`: the set says nothing about it, and no other set is asked; `no_published_factor`: nobody does.
 */
export const emissionComponentSchema = z.object({
  component: z.enum(['material', 'print', 'freight', 'end_of_life']),
  status: z.enum(['counted', 'within_material', 'not_counted', 'no_published_factor']),
  kg_per_piece: z.nullable(z.number()),
});

/** kg CO₂e of one piece and of the quantity, by one factor set; no figure and no set where none is published
 * for the material, which the component `material` then says. `quantity` and `product_quantity` are the same thing. */
export const getEmissions = defineEndpoint({
  method: 'GET',
  path: '/v2/products/:sku/emissions',
  summary: 'CO₂e of a product, with the factor set it is counted by',
  audience: 'anyone',
  params: z.object({ sku: z.string().check(z.minLength(1), z.maxLength(200)) }),
  query: z.strictObject({ quantity: askedQuantity, product_quantity: askedQuantity }),
  reply: z.object({
    sku: z.string(),
    quantity,
    unit: z.literal('kg CO2e'),
    kg_per_piece: z.nullable(z.number()),
    kg_total: z.nullable(z.number()),
    /** g of material in one piece. */
    weight_per_piece: z.number(),
    factor_set: z.nullable(factorSetSchema),
    components: z.array(emissionComponentSchema),
  }),
  errors: ['unknown_product'],
});
export type ProductEmissions = z.output<NonNullable<(typeof getEmissions)['reply']>>;

/** Customs codes (six digits) of what is sold; one with `sku`, those of a structure or product with these. */
export const listHsCodes = defineEndpoint({
  method: 'GET',
  path: '/hs_codes',
  summary: 'Customs codes of the range',
  audience: 'anyone',
  query: z.strictObject({
    sku: z.optional(z.string().check(z.maxLength(200))),
    structure: z.optional(z.string().check(z.maxLength(60))),
    product: z.optional(z.string().check(z.maxLength(60))),
  }),
  reply: z.object({
    hs_codes: z.array(
      z.object({
        /** As customs write it: "4819.10". */
        code: z.string(),
        title: z.string(),
        products: z.array(z.string()),
        structures: z.array(z.string()),
      }),
    ),
  }),
  errors: ['unknown_product', 'unknown_structure'],
});

/** More trees no order plants. */
export const maxTrees = 10_000;
const trees = z.int().check(z.gte(1), z.lte(maxTrees));
/** By number or id; the caller's open cart of the region without it. */
const orderId = z.optional(z.union([z.int(), z.string().check(z.maxLength(64))]));
const treeErrors = [
  'stale_cart',
  'cart_completed',
  'completion_in_progress',
  'service_not_offered',
  'quantity_out_of_range',
] as const;

/** Adds trees to the order, one without `quantity`: they are one line, and further trees add up. */
export const addTreeLineItem = defineEndpoint({
  method: 'POST',
  path: '/v1/sustainability/add_tree_line_item',
  summary: 'Have trees planted with an order',
  audience: 'visitor',
  body: z.object({ order_id: orderId, quantity: z.optional(trees) }),
  reply: orderSchema,
  errors: [...treeErrors],
});
/** Sets how many trees the order plants; 0 removes them. Not found where it has none. */
export const updateQuantityOfTrees = defineEndpoint({
  method: 'PUT',
  path: '/v1/sustainability/update_quantity_of_trees',
  summary: 'Change how many trees an order plants',
  audience: 'visitor',
  body: z.object({ order_id: orderId, quantity: z.int().check(z.gte(0), z.lte(maxTrees)) }),
  reply: orderSchema,
  errors: [...treeErrors],
});
/** Trees of all orders that are placed, paid and neither canceled nor refunded. */
export const getTotalPlantedTrees = defineEndpoint({
  method: 'GET',
  path: '/v1/sustainability/total_planted_trees',
  summary: 'Trees paid for by all orders',
  audience: 'anyone',
  reply: z.object({ total_planted_trees: z.int() }),
  errors: [],
});
/** The caller's own; anybody else's id is not found. */
export const getUsersPlantedTrees = defineEndpoint({
  method: 'GET',
  path: '/v1/sustainability/users_planted_trees/:userId',
  summary: 'Trees paid for by the caller’s orders',
  audience: 'visitor',
  params: z.object({ userId: z.string().check(z.maxLength(20)) }),
  reply: z.object({ user_id: z.int(), users_planted_trees: z.int() }),
  errors: [],
});
