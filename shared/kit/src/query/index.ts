export {
  keepPreviousData,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { ProblemError, problemBehind, unwrap, unwrapAs } from './problem-error.ts';
export { ProblemPanel } from './problem-panel.tsx';
export { queryClient } from './query-client.ts';
