import { useDelivery, useEmissions, useExpress } from '../delivery/delivery.query.ts';
import { type Choice, toConfiguration } from './choice.ts';
import { usePrice } from './price.query.ts';
import { useDebouncedValue } from './use-debounced-value.ts';
import { type ConfigurableProduct, computeDie } from './use-die.ts';
import { useLatestValue } from './use-latest-value.ts';

const debounceMilliseconds = 250;

/** Returns the shop's data for a settled configuration: price, production speeds, delivery date, footprint. */
export function useOffer(configurable: ConfigurableProduct, choice: Choice) {
  const settled = useDebouncedValue(choice, debounceMilliseconds);
  const { quantity } = settled;
  const asked = usePrice(
    toConfiguration(configurable.product, settled),
    quantity,
    computeDie(configurable, settled).ok,
  );
  const reply = asked.data;
  const price = reply?.variant.volume_prices.find(({ range_start }) => range_start === quantity);
  const shown = useLatestValue(price);
  const sku = price ? reply?.variant.sku : undefined;
  const express = useExpress(sku, quantity);
  // A speed that is unavailable for this quantity is shown as such, and not requested.
  const pace = express.data?.express_delivery_options.find(
    ({ id, unavailable }) => id === choice.express && unavailable === null,
  );
  const delivery = useDelivery(sku, quantity, pace?.id);
  const emissions = useEmissions(sku, quantity);
  return {
    reply,
    /** Of the settled quantity. */
    price,
    /** The current price, or the previous one while it loads. */
    shown,
    express: express.data,
    pace,
    delivery: delivery.data,
    emissions: emissions.data,
    /** Whether there has been no reply yet. */
    first: asked.isPending,
    /** Whether the displayed data belongs to a previous configuration. */
    pending: asked.isFetching || settled !== choice,
    error: asked.error,
    again: asked.refetch,
  };
}
export type Offer = ReturnType<typeof useOffer>;
