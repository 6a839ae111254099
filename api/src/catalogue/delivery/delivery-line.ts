import type { DeliveryPromise } from '@shop/contracts';
import type { Money } from '@shop/money';
import type { Failure } from '../../platform/index.ts';
import type { VariantFacts } from '../variants/priced-variant.ts';

/** A line with the facts that production and delivery need. */
export interface DeliveryLine {
  readonly id: number;
  readonly item: Pick<VariantFacts, 'slug' | 'configuration'>;
  readonly quantity: number;
  readonly expressId: number | null;
}

/**
 * The estimate for a whole order. `slowest_line_id` is set when other lines would arrive earlier.
 */
export type OrderPromise = DeliveryPromise & { readonly slowest_line_id: number | null };

/** The cost of a line's express production, or why it is not available. */
export type ExpressOutcome =
  | { readonly ok: true; readonly net: Money }
  | Failure<'express_not_offered'>
  /** No option has ever had this id. */
  | undefined;
