import { useRegion } from '@shop/kit';
import { fetchMinimalPricing, useQuery } from '@shop/kit/query';

/** Returns the lowest net price per piece of each product. On a failure the cards have no price. */
export function useFromPrices() {
  const { region, market } = useRegion();
  return useQuery({
    queryKey: ['prices', 'minimal', region],
    queryFn: ({ signal }) =>
      fetchMinimalPricing({ region, tax_country_iso: market.defaultShippingCountryCode }, { signal }),
    select: ({ prices }) => new Map(prices.map(({ product, price }) => [product, price])),
    staleTime: 10 * 60_000,
  });
}
