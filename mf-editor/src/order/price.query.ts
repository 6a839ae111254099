import { type Configuration, priceConfiguration } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { call } from '@shop/kit/api';
import { keepPreviousData, unwrap, useQuery } from '@shop/kit/query';

/** The price of the design's box for a quantity. The last one stays in place while the next is worked out. */
export function usePrice(configuration: Configuration, quantity: number) {
  const { region } = useRegion();
  return useQuery({
    queryKey: ['editor', 'price', region, configuration, quantity],
    queryFn: ({ signal }) =>
      unwrap(call(priceConfiguration, { body: { configuration, quantities: [quantity] }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}
