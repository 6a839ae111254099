import {
  assignDesign,
  type BoxDesign,
  duplicateDesign,
  getDesign,
  listDesignShares,
  queryKeys,
  revokeDesignShare,
  shareDesign,
} from '@shop/contracts';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { queryClient, unwrap, useQuery } from '@shop/kit/query';

/** Never refetched automatically: each request counts as an opening, or as a transfer. */
const neverRefetched = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};
const accessTokenHeader = (token: string) => ({ 'Access-Token': token });

/** Returns a design by a link's token. */
export const useSharedDesign = (id: string, token: string) =>
  useQuery({
    queryKey: [...queryKeys.design(id), 'shared', token],
    queryFn: ({ signal }) =>
      unwrap(call(getDesign, { params: { id }, headers: accessTokenHeader(token), signal })),
    ...neverRefetched,
  });

/** Copies a design whose link allows it; the copy belongs to the caller. */
export async function copySharedDesign(
  id: string,
  token: string,
): ReturnType<typeof call<typeof duplicateDesign>> {
  const copied = await call(duplicateDesign, {
    params: { id },
    headers: accessTokenHeader(token),
    idempotencyKey: newIdempotencyKey(),
  });
  if (copied.ok) void queryClient.invalidateQueries({ queryKey: queryKeys.designs });
  return copied;
}

/** Transfers a visitor's design to the caller. A repeat by its new owner returns the same design. */
export const useTransferredDesign = (id: string, token: string) =>
  useQuery({
    queryKey: [...queryKeys.design(id), 'taken', token],
    queryFn: (): Promise<BoxDesign> =>
      unwrap(call(assignDesign, { body: { id }, headers: { 'Design-Token': token } })),
    ...neverRefetched,
  });

const sharesKey = (id: string) => [...queryKeys.design(id), 'shares'];

/** Returns the valid links of a design. */
export const useShares = (id: string) =>
  useQuery({
    queryKey: sharesKey(id),
    queryFn: ({ signal }) => unwrap(call(listDesignShares, { params: { id }, signal })),
    select: ({ shares }) => shares,
  });

export async function createShare(id: string, access: 'read' | 'copy', days: number) {
  const created = await call(shareDesign, {
    params: { id },
    body: { share: { access, days } },
    idempotencyKey: newIdempotencyKey(),
  });
  if (created.ok) void queryClient.invalidateQueries({ queryKey: sharesKey(id) });
  return created;
}

export async function revokeShare(id: string, shareId: string) {
  const reply = await call(revokeDesignShare, {
    params: { id, shareId },
    idempotencyKey: newIdempotencyKey(),
  });
  if (reply.ok) await queryClient.invalidateQueries({ queryKey: sharesKey(id) });
  return reply;
}
