import type { getEmissions, ReplyOf } from '@shop/contracts';
import { findSoldItem, resolveConfiguration } from '../../catalogue/index.ts';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';

type Reply = ReplyOf<typeof getEmissions>;
type Component = Reply['components'][number];

export interface EmissionsQuery {
  readonly quantity?: number | undefined;
  /** An older name of `quantity`. */
  readonly product_quantity?: number | undefined;
}

/** Publishers of factor sets; a set without an entry shows its id. */
const publishers: Readonly<Record<string, string>> = {
  fefco: 'FEFCO, European corrugated packaging',
  'pro-carton': 'Pro Carton with RISE, European cartons',
  'uk-gov': 'UK government, conversion factors for company reporting',
  'uk-gov-recycled': 'UK government, conversion factors for company reporting, recycled material',
};

/** Rounds to micrograms, the limit of a factor with three digits. */
const rounded = (kilograms: number): number => Math.round(kilograms * 1e6) / 1e6;

/**
 * Computes kg CO₂e of a variant from the one factor set that covers its material. It reports and
 * omits what the set does not count: figures of two sets are never added (sources.md, emissions).
 * For a sample pack it is the mailer. One statement.
 */
export async function computeSkuEmissions(
  db: Queryable,
  sku: string,
  query: EmissionsQuery,
): Promise<Result<Reply, 'unknown_product' | 'invalid_input'>> {
  if (
    query.quantity !== undefined &&
    query.product_quantity !== undefined &&
    query.quantity !== query.product_quantity
  )
    return fail('invalid_input', {
      fields: [
        {
          path: 'query.product_quantity',
          code: 'contradiction',
          message: 'Send quantity or product_quantity, or the same in both.',
        },
      ],
    });
  const found = await findSoldItem(db, sku);
  const measured = found && resolveConfiguration(found.made);
  if (!measured?.ok) return fail('unknown_product', { detail: `No product has the SKU "${sku}".` });
  const quantity = query.quantity ?? query.product_quantity ?? found?.quantity ?? 1;
  const { co2, weight } = measured.value.facts;
  return ok({
    sku,
    quantity,
    unit: 'kg CO2e',
    kg_per_piece: co2 && rounded(co2.kg),
    kg_total: co2 && rounded(co2.kg * quantity),
    weight_per_piece: Math.round(weight * 100) / 100,
    factor_set: co2 && {
      id: co2.factorSet,
      version: co2.version,
      boundary: co2.boundary,
      publisher: publishers[co2.factorSet] ?? co2.factorSet,
    },
    components: co2 ? componentsOf(co2.boundary, rounded(co2.kg)) : unknown,
  });
}

/** The components of a material that no set covers. */
const unknown: Component[] = [
  { component: 'material', status: 'no_published_factor', kg_per_piece: null },
  { component: 'print', status: 'not_counted', kg_per_piece: null },
  { component: 'freight', status: 'not_counted', kg_per_piece: null },
  { component: 'end_of_life', status: 'not_counted', kg_per_piece: null },
];

/**
 * A cradle-to-grave set includes the end of life; no material set includes print and our freight.
 */
const componentsOf = (boundary: string, kilograms: number): Component[] => [
  { component: 'material', status: 'counted', kg_per_piece: kilograms },
  { component: 'print', status: 'not_counted', kg_per_piece: null },
  { component: 'freight', status: 'not_counted', kg_per_piece: null },
  {
    component: 'end_of_life',
    status: boundary.startsWith('cradle-to-grave') ? 'within_material' : 'not_counted',
    kg_per_piece: null,
  },
];
