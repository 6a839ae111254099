import { fetchDeliveryEstimates, fetchEmissions, fetchExpressOptions, useRegion } from '@shop/kit';
import { keepPreviousData, useQuery } from '@shop/kit/query';

/** Returns the delivery date of an order placed now, at the selected speed. */
export function useDelivery(sku: string | undefined, quantity: number, expressId: number | undefined) {
  const { market } = useRegion();
  const country_iso = market.defaultShippingCountryCode;
  return useQuery({
    queryKey: ['delivery_estimates', sku, country_iso, quantity, expressId],
    queryFn: ({ signal }) =>
      fetchDeliveryEstimates(
        {
          variant_skus: sku ?? '',
          country_iso,
          quantity,
          ...(expressId === undefined ? {} : { express_delivery_option_id: expressId }),
        },
        { signal },
      ),
    select: ({ delivery_estimates: [estimate] }) => estimate,
    enabled: sku !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** Returns the express options for this quantity. */
export function useExpress(sku: string | undefined, quantity: number) {
  const { market } = useRegion();
  const country = market.defaultShippingCountryCode;
  return useQuery({
    queryKey: ['express_delivery', sku, country, quantity],
    queryFn: ({ signal }) => fetchExpressOptions({ sku: sku ?? '', country, quantity }, { signal }),
    enabled: sku !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** Returns the carbon footprint, by the one factor set that covers the board. */
export const useEmissions = (sku: string | undefined, quantity: number) =>
  useQuery({
    queryKey: ['emissions', sku, quantity],
    queryFn: ({ signal }) => fetchEmissions({ sku: sku ?? '', quantity }, { signal }),
    enabled: sku !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60 * 60_000,
  });
