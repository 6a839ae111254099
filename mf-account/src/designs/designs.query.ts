import { deleteDesign, duplicateDesign, listMyDesigns, queryKeys } from '@shop/contracts';
import { call, createSender, newIdempotencyKey } from '@shop/kit/api';
import { queryClient, unwrap, useMutation, useQuery } from '@shop/kit/query';

const refresh = () => queryClient.invalidateQueries({ queryKey: queryKeys.designs });

/** Returns saved designs, newest first. */
export const useDesigns = () =>
  useQuery({
    queryKey: queryKeys.designs,
    queryFn: ({ signal }) => unwrap(call(listMyDesigns, { signal })),
    select: ({ box_designs }) => box_designs,
  });

const sendCopy = createSender();

/** Copies a design, once even if the reply is lost. */
export const useDuplicate = () =>
  useMutation({
    mutationFn: (id: string) =>
      unwrap(sendCopy(id, (idempotencyKey) => call(duplicateDesign, { params: { id }, idempotencyKey }))),
    onSuccess: refresh,
  });

export const useDelete = () =>
  useMutation({
    mutationFn: (id: string) =>
      unwrap(call(deleteDesign, { params: { id }, idempotencyKey: newIdempotencyKey() })),
    onSuccess: refresh,
  });
