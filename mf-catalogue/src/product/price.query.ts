import { type Configuration, getDeliveryEstimates, priceConfiguration } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { call } from '@shop/kit/api';
import { keepPreviousData, unwrap, useQuery } from '@shop/kit/query';

/** The region's ladder and the chosen quantity, ascending; the API prices at most 20 at once. */
export const askedQuantities = (ladder: readonly number[], chosen: number): number[] =>
  [...new Set([...ladder.slice(0, 19), chosen])].sort((a, b) => a - b);

/** Price of a configuration, explained. The last price stays on screen while the next one is worked out. */
export function usePrice(configuration: Configuration, quantity: number, enabled: boolean) {
  const { market } = useRegion();
  const quantities = askedQuantities(market.quantityRanges, quantity);
  return useQuery({
    queryKey: ['dynamic_prices', configuration, quantities, market.defaultShippingCountryCode],
    queryFn: ({ signal }) =>
      unwrap(
        call(priceConfiguration, {
          body: { configuration, quantities, tax_country_iso: market.defaultShippingCountryCode },
          signal,
        }),
      ),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}

/** When an order placed now arrives. */
export function useDelivery(sku: string | undefined) {
  const { market } = useRegion();
  return useQuery({
    queryKey: ['delivery_estimates', sku, market.defaultShippingCountryCode],
    queryFn: ({ signal }) =>
      unwrap(
        call(getDeliveryEstimates, {
          query: { variant_skus: sku ?? '', country_iso: market.defaultShippingCountryCode },
          signal,
        }),
      ),
    select: ({ delivery_estimates: [estimate] }) => estimate,
    enabled: sku !== undefined,
    placeholderData: keepPreviousData,
  });
}
