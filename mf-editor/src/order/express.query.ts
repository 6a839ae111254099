import type { ExpressOption } from '@shop/contracts';
import { fetchExpressOptions, useRegion } from '@shop/kit';
import { keepPreviousData, useQuery } from '@shop/kit/query';
import { useSearchParams } from '@shop/kit/router';

/** Returns the express option of the configurator (`express` in the address), if available for this quantity. */
export function useChosenExpress(sku: string | undefined, quantity: number): ExpressOption | undefined {
  const { market } = useRegion();
  const [search] = useSearchParams();
  const chosen = Math.trunc(Number(search.get('express')));
  const country = market.defaultShippingCountryCode;
  const { data } = useQuery({
    queryKey: ['express_delivery', sku, country, quantity],
    queryFn: ({ signal }) => fetchExpressOptions({ sku: sku ?? '', country, quantity }, { signal }),
    enabled: sku !== undefined && chosen > 0,
    placeholderData: keepPreviousData,
  });
  return data?.express_delivery_options.find(({ id, unavailable }) => id === chosen && unavailable === null);
}
