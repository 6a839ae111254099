import { listStates } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';

/** Returns the states or provinces, for countries whose addresses have one. */
export const useStates = (country: string | undefined) =>
  useQuery({
    queryKey: ['states', country],
    queryFn: ({ signal }) => unwrap(call(listStates, { query: { country_iso: country ?? '' }, signal })),
    select: ({ data }) => data,
    enabled: country !== undefined && country !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
