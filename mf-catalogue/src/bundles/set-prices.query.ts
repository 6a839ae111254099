import { useRegion } from '@shop/kit';
import { fetchVariantPricing, useQuery } from '@shop/kit/query';
import { type SetId, setCounts, sets } from './sets.ts';

/** Returns the parts of a set with their variants and their price tiers for every number of sets on offer. */
export function useSetPrices(id: SetId) {
  const { region, market } = useRegion();
  return useQuery({
    queryKey: ['set-prices', region, id, market.defaultShippingCountryCode],
    queryFn: ({ signal }) =>
      Promise.all(
        sets[id].map(async (part) => {
          const { variant } = await fetchVariantPricing(
            {
              configuration: part.configuration,
              quantities: setCounts.map((count) => count * part.perSet),
              tax_country_iso: market.defaultShippingCountryCode,
            },
            { signal },
          );
          return { ...part, variant, tiers: variant.volume_prices };
        }),
      ),
    staleTime: 5 * 60_000,
  });
}
export type PricedSet = NonNullable<ReturnType<typeof useSetPrices>['data']>;
