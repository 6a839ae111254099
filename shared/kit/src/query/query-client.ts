import { QueryClient } from '@tanstack/react-query';
import { problemBehind } from './problem-error.ts';

/** Problems that asking again cannot cure; the api client has retried the others already. */
const shouldRetry = (failures: number, error: Error): boolean =>
  problemBehind(error) === undefined && failures < 1;

/** The one cache of the page. Keys that more than one remote reads are in `queryKeys` of the contracts. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 5 * 60_000, retry: shouldRetry, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
