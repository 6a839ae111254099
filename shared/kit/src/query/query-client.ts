import { QueryClient } from '@tanstack/react-query';
import { problemBehind } from './problem-error.ts';

/** Problems that a retry cannot solve; the API client has already retried the others. */
const shouldRetry = (failures: number, error: Error): boolean =>
  problemBehind(error) === undefined && failures < 1;

/** The page's only cache. Keys that more than one remote reads are in `queryKeys` of the contracts. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, gcTime: 5 * 60_000, retry: shouldRetry, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
