import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { orderSchema } from './orders.ts';
import { quantity, queryQuantity } from './primitives.ts';

const askedQuantity = z.optional(queryQuantity);

/** A published set of emission factors. Sets have different scopes: their figures are never added or compared. */
export const factorSetSchema = z.object({
  id: z.string(),
  version: z.string(),
  boundary: z.string(),
  publisher: z.string(),
});

/**
 * The components of a footprint. `counted`: a separate figure; `within_material`: included in the set's material
 * factor; `not_counted`: not in the set, and no other set is used; `no_published_factor`: not published at all.
 */
export const emissionComponentSchema = z.object({
  component: z.enum(['material', 'print', 'freight', 'end_of_life']),
  status: z.enum(['counted', 'within_material', 'not_counted', 'no_published_factor']),
  kg_per_piece: z.nullable(z.number()),
});

/**
 * kg CO₂e of one piece and of the quantity, by one factor set. Figure and set are null where no factor is published for
 * the material; the component `material` then says so. `quantity` and `product_quantity` are the same.
 */
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

/** Customs codes (six digits) of the sold goods; with `sku`, only that of one structure or product. */
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
        /** In the customs notation: "4819.10". */
        code: z.string(),
        title: z.string(),
        products: z.array(z.string()),
        structures: z.array(z.string()),
      }),
    ),
  }),
  errors: ['unknown_product', 'unknown_structure'],
});

/** The most trees per order. */
export const maxTrees = 10_000;
const trees = z.int().check(z.gte(1), z.lte(maxTrees));
/** By number or id; defaults to the caller's open cart of the region. */
const orderId = z.optional(z.union([z.int(), z.string().check(z.maxLength(64))]));
const treeErrors = [
  'stale_cart',
  'cart_completed',
  'completion_in_progress',
  'service_not_offered',
  'quantity_out_of_range',
] as const;

/** Adds trees to the order, one by default, in a single line that accumulates them. */
export const addTreeLineItem = defineEndpoint({
  method: 'POST',
  path: '/v1/sustainability/add_tree_line_item',
  summary: 'Have trees planted with an order',
  audience: 'visitor',
  body: z.object({ order_id: orderId, quantity: z.optional(trees) }),
  reply: orderSchema,
  errors: [...treeErrors],
});
/** Sets the number of trees; 0 removes them. 404 for an order without trees. */
export const updateQuantityOfTrees = defineEndpoint({
  method: 'PUT',
  path: '/v1/sustainability/update_quantity_of_trees',
  summary: 'Change how many trees an order plants',
  audience: 'visitor',
  body: z.object({ order_id: orderId, quantity: z.int().check(z.gte(0), z.lte(maxTrees)) }),
  reply: orderSchema,
  errors: [...treeErrors],
});
/** The trees of all orders that are placed, paid and neither canceled nor refunded. */
export const getTotalPlantedTrees = defineEndpoint({
  method: 'GET',
  path: '/v1/sustainability/total_planted_trees',
  summary: 'Trees paid for by all orders',
  audience: 'anyone',
  reply: z.object({ total_planted_trees: z.int() }),
  errors: [],
});
/** The caller's own trees; another user's id answers 404. */
export const getUsersPlantedTrees = defineEndpoint({
  method: 'GET',
  path: '/v1/sustainability/users_planted_trees/:userId',
  summary: 'Trees paid for by the caller’s orders',
  audience: 'visitor',
  params: z.object({ userId: z.string().check(z.maxLength(20)) }),
  reply: z.object({ user_id: z.int(), users_planted_trees: z.int() }),
  errors: [],
});
