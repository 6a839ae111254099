import { useDelivery, useEmissions, useExpress } from '../delivery/delivery.query.ts';
import { type Choice, toConfiguration } from './choice.ts';
import { usePrice } from './price.query.ts';
import { type Made, shapeOf } from './use-die.ts';
import { useLast } from './use-last.ts';
import { useSettled } from './use-settled.ts';

const settleMilliseconds = 250;

/** What the shop says to a choice once it has settled: its price, the paces it can be made at, the day, the climate. */
export function useOffer(made: Made, choice: Choice) {
  const settled = useSettled(choice, settleMilliseconds);
  const { quantity } = settled;
  const asked = usePrice(toConfiguration(made.product, settled), quantity, shapeOf(made, settled).ok);
  const reply = asked.data;
  const price = reply?.variant.volume_prices.find(({ range_start }) => range_start === quantity);
  const shown = useLast(price);
  const sku = price ? reply?.variant.sku : undefined;
  const express = useExpress(sku, quantity);
  // A pace that this quantity cannot have is shown as such, and not asked for.
  const pace = express.data?.express_delivery_options.find(
    ({ id, unavailable }) => id === choice.express && unavailable === null,
  );
  const delivery = useDelivery(sku, quantity, pace?.id);
  const emissions = useEmissions(sku, quantity);
  return {
    reply,
    /** Of the settled quantity. */
    price,
    /** The same, or the one before it for as long as it is worked out. */
    shown,
    express: express.data,
    pace,
    delivery: delivery.data,
    emissions: emissions.data,
    /** There has been no reply at all yet. */
    first: asked.isPending,
    /** What is said belongs to a choice before this one. */
    pending: asked.isFetching || settled !== choice,
    error: asked.error,
    again: asked.refetch,
  };
}
export type Offer = ReturnType<typeof useOffer>;
