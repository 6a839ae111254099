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
const once = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};
const bearing = (token: string) => ({ 'Access-Token': token });

/** Returns a design by a link's token. */
export const useSharedDesign = (id: string, token: string) =>
  useQuery({
    queryKey: [...queryKeys.design(id), 'shared', token],
    queryFn: ({ signal }) => unwrap(call(getDesign, { params: { id }, headers: bearing(token), signal })),
    ...once,
  });

/** Copies a design whose link allows it; the copy belongs to the caller. */
export async function copyShared(id: string, token: string): ReturnType<typeof call<typeof duplicateDesign>> {
  const copied = await call(duplicateDesign, {
    params: { id },
    headers: bearing(token),
    idempotencyKey: newIdempotencyKey(),
  });
  if (copied.ok) void queryClient.invalidateQueries({ queryKey: queryKeys.designs });
  return copied;
}

/** Takes over a visitor's design. A repeat by its new owner returns the same design. */
export const useTransferredDesign = (id: string, token: string) =>
  useQuery({
    queryKey: [...queryKeys.design(id), 'taken', token],
    queryFn: (): Promise<BoxDesign> =>
      unwrap(call(assignDesign, { body: { id }, headers: { 'Design-Token': token } })),
    ...once,
  });

const sharesKey = (id: string) => [...queryKeys.design(id), 'shares'];

/** Returns the valid links of a design. */
export const useShares = (id: string) =>
  useQuery({
    queryKey: sharesKey(id),
    queryFn: ({ signal }) => unwrap(call(listDesignShares, { params: { id }, signal })),
    select: ({ shares }) => shares,
  });

export async function share(id: string, access: 'read' | 'copy', days: number) {
  const made = await call(shareDesign, {
    params: { id },
    body: { share: { access, days } },
    idempotencyKey: newIdempotencyKey(),
  });
  if (made.ok) void queryClient.invalidateQueries({ queryKey: sharesKey(id) });
  return made;
}

export async function revoke(id: string, shareId: string) {
  const ended = await call(revokeDesignShare, {
    params: { id, shareId },
    idempotencyKey: newIdempotencyKey(),
  });
  if (ended.ok) await queryClient.invalidateQueries({ queryKey: sharesKey(id) });
  return ended;
}
