import { listProductionFiles } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';

const pollMilliseconds = 2000;

/** Returns the print files of an order; polls while one is still being written. */
export const useProductionFiles = (orderNumber: string, enabled: boolean) =>
  useQuery({
    queryKey: ['production_files', orderNumber],
    queryFn: ({ signal }) =>
      unwrap(call(listProductionFiles, { query: { order_number: orderNumber }, signal })),
    select: ({ production_files }) => production_files,
    enabled,
    refetchInterval: ({ state }) =>
      state.data?.production_files.some(({ status }) => status === 'queued') ? pollMilliseconds : false,
  });
