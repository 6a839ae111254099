import type { Configuration, priceConfiguration, ReplyOf, ShopDocument } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { type ApiProblem, failure, type Result, success } from '@shop/kit/api';
import {
  fetchVariantPricing,
  keepPreviousData,
  problemBehind,
  queryClient,
  queryOptions,
  useQuery,
} from '@shop/kit/query';

/** Returns the region's tiers and the selected quantity, ascending; the API prices at most 20 at once. */
export const listPricedQuantities = (tiers: readonly number[], selectedQuantity: number): number[] =>
  [...new Set([...tiers.slice(0, 19), selectedQuantity])].sort((a, b) => a - b);

type Market = ShopDocument['market'];
type PricedConfiguration = ReplyOf<typeof priceConfiguration>;

function priceQuery(configuration: Configuration, quantity: number, market: Market) {
  const quantities = listPricedQuantities(market.quantityRanges, quantity);
  return queryOptions({
    queryKey: ['dynamic_prices', configuration, quantities, market.defaultShippingCountryCode],
    queryFn: ({ signal }) =>
      fetchVariantPricing(
        { configuration, quantities, tax_country_iso: market.defaultShippingCountryCode },
        { signal },
      ),
    staleTime: 5 * 60_000,
  });
}

/** Returns the price breakdown of a configuration. The last price stays on screen while the next one loads. */
export function usePrice(configuration: Configuration, quantity: number, enabled: boolean) {
  const { market } = useRegion();
  return useQuery({
    ...priceQuery(configuration, quantity, market),
    enabled,
    placeholderData: keepPreviousData,
  });
}

/** Returns the same price outside rendering: cached, or requested now. */
export async function fetchPrice(
  configuration: Configuration,
  quantity: number,
  market: Market,
): Promise<Result<PricedConfiguration, ApiProblem>> {
  try {
    return success(await queryClient.fetchQuery(priceQuery(configuration, quantity, market)));
  } catch (error) {
    const problem = problemBehind(error);
    if (problem) return failure(problem);
    throw error;
  }
}
