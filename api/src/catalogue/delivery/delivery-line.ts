import type { DeliveryPromise } from '@shop/contracts';
import type { Money } from '@shop/money';
import type { Failure } from '../../platform/index.ts';
import type { VariantFacts } from '../variants/priced-variant.ts';

/** A line as the plant and the courier see it. */
export interface DeliveryLine {
  readonly id: number;
  readonly item: Pick<VariantFacts, 'slug' | 'configuration'>;
  readonly quantity: number;
  readonly expressId: number | null;
}

/** The promise of a whole order. `slowest_line_id` is set where other lines would arrive earlier. */
export type OrderPromise = DeliveryPromise & { readonly slowest_line_id: number | null };

/** What express production of a line costs, or why it cannot be had. */
export type ExpressOutcome =
  | { readonly ok: true; readonly net: Money }
  | Failure<'express_not_offered'>
  /** There never was an option of this id. */
  | undefined;
