import { deleteDesign, duplicateDesign, listMyDesigns, queryKeys } from '@shop/contracts';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { queryClient, unwrap, useMutation, useQuery } from '@shop/kit/query';

const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.designs });

/** Returns saved designs, newest first. */
export const useDesigns = () =>
  useQuery({
    queryKey: queryKeys.designs,
    queryFn: ({ signal }) => unwrap(call(listMyDesigns, { signal })),
    select: ({ box_designs }) => box_designs,
  });

export const useDuplicate = () =>
  useMutation({
    mutationFn: (id: string) =>
      unwrap(call(duplicateDesign, { params: { id }, idempotencyKey: newIdempotencyKey() })),
    onSuccess: refresh,
  });

export const useDelete = () =>
  useMutation({
    mutationFn: (id: string) =>
      unwrap(call(deleteDesign, { params: { id }, idempotencyKey: newIdempotencyKey() })),
    onSuccess: refresh,
  });
