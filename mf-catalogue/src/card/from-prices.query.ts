import { useRegion } from '@shop/kit';
import { fetchMinimalPricing, useQuery } from '@shop/kit/query';

/** The lowest net price per piece of each product. A failed answer leaves the cards without a price, not the page without cards. */
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
