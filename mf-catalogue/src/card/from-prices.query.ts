import { listVariants, type Variant } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';

/** The lowest net price per piece of each product: what "from" on a card may claim. */
export const lowestByProduct = (variants: readonly Variant[]): ReadonlyMap<string, string> => {
  const lowest = new Map<string, string>();
  for (const { configuration, volume_prices } of variants) {
    for (const { price } of volume_prices) {
      const known = lowest.get(configuration.product);
      if (known === undefined || Number(price) < Number(known)) lowest.set(configuration.product, price);
    }
  }
  return lowest;
};

/** Prices of the stocked sizes, for the cards. A failed answer leaves the cards without a price, not the page without cards. */
export function useFromPrices() {
  const { region, market } = useRegion();
  return useQuery({
    queryKey: ['variants', region],
    queryFn: ({ signal }) =>
      unwrap(
        call(listVariants, {
          query: {
            per_page: 100,
            'q[region_eq]': region,
            tax_country_iso: market.defaultShippingCountryCode,
          },
          signal,
        }),
      ),
    select: ({ variants }) => lowestByProduct(variants),
    staleTime: 10 * 60_000,
  });
}
