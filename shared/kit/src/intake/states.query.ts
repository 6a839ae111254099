import { listStates } from '@shop/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/index.ts';
import { unwrap } from '../query/problem-error.ts';

/** Returns the states or provinces, for countries whose addresses have one. */
export const useStates = (country: string) =>
  useQuery({
    queryKey: ['states', country],
    queryFn: ({ signal }) => unwrap(call(listStates, { query: { country_iso: country }, signal })),
    select: ({ data }) => data,
    enabled: country !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
