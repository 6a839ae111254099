import { listSamples } from '@shop/contracts';
import { useRegion } from '@shop/kit';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';

/** Returns the samples of this region and their pack. A region has fewer than 100. */
export function useSamples() {
  const { region } = useRegion();
  return useQuery({
    queryKey: ['samples', region],
    queryFn: ({ signal }) => unwrap(call(listSamples, { query: { per_page: 100 }, signal })),
    staleTime: 5 * 60_000,
  });
}
