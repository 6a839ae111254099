import { useDelivery, useEmissions, useExpress } from '../delivery/delivery.query.ts';
import { type Choice, toConfiguration } from './choice.ts';
import { usePrice } from './price.query.ts';
import { useDebouncedValue } from './use-debounced-value.ts';
import { type ConfigurableProduct, computeDie } from './use-die.ts';
import { useLatestValue } from './use-latest-value.ts';

const debounceMilliseconds = 250;

/** Returns the shop's data for the debounced configuration: price, production speeds, delivery date, footprint. */
export function useOffer(configurable: ConfigurableProduct, choice: Choice) {
  const debouncedChoice = useDebouncedValue(choice, debounceMilliseconds);
  const { quantity } = debouncedChoice;
  const pricing = usePrice(
    toConfiguration(configurable.product, debouncedChoice),
    quantity,
    computeDie(configurable, debouncedChoice).ok,
  );
  const reply = pricing.data;
  const price = reply?.variant.volume_prices.find(({ range_start }) => range_start === quantity);
  const displayedPrice = useLatestValue(price);
  const sku = price ? reply?.variant.sku : undefined;
  const express = useExpress(sku, quantity);
  // A speed that is unavailable for this quantity is shown as such, and not requested.
  const expressOption = express.data?.express_delivery_options.find(
    ({ id, unavailable }) => id === choice.express && unavailable === null,
  );
  const delivery = useDelivery(sku, quantity, expressOption?.id);
  const emissions = useEmissions(sku, quantity);
  return {
    reply,
    /** The price of the debounced quantity. */
    price,
    /** The current price, or the previous one while it loads. */
    displayedPrice,
    express: express.data,
    expressOption,
    delivery: delivery.data,
    emissions: emissions.data,
    /** Whether there has been no reply yet. */
    isFirstLoad: pricing.isPending,
    /** Whether the displayed data belongs to a previous configuration. */
    pending: pricing.isFetching || debouncedChoice !== choice,
    error: pricing.error,
    refetch: pricing.refetch,
  };
}
export type Offer = ReturnType<typeof useOffer>;
