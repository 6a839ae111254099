export {
  keepPreviousData,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export {
  fetchAllPricing,
  fetchMinimalPricing,
  fetchVariantPricing,
  fetchVariants,
} from '../prices/fetch-prices.ts';
export { ProblemError, problemBehind, unwrap, unwrapAs } from './problem-error.ts';
export { ProblemPanel } from './problem-panel.tsx';
export { queryClient } from './query-client.ts';
export { type PagedList, usePages } from './use-pages.ts';
