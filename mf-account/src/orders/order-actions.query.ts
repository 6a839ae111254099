import {
  type BodyOf,
  cancelOrder,
  listRefunds,
  type Order,
  placedOrder,
  queryKeys,
  type ReplyOf,
  reorder,
  valuedOrder,
} from '@shop/contracts';
import { track, trackCommerce } from '@shop/kit/analytics';
import { call, mayHaveHappened, newIdempotencyKey } from '@shop/kit/api';
import { problemBehind, queryClient, unwrap, useMutation, useQuery } from '@shop/kit/query';
import { useRef } from 'react';

export type CancelReason = BodyOf<typeof cancelOrder>['reason'];
export type ReorderReply = ReplyOf<typeof reorder>;

/** Cancels the order, for its owner or with the `token` of its mailed link. Its page updates at once. */
export const useCancel = (number: string, token: string | undefined) =>
  useMutation({
    mutationFn: (reason: CancelReason): Promise<Order> =>
      unwrap(
        call(cancelOrder, {
          params: { number },
          body: { reason },
          idempotencyKey: newIdempotencyKey(),
          ...(token === undefined ? {} : { headers: { 'X-Spree-Order-Token': token } }),
        }),
      ),
    onSuccess: async (order) => {
      trackCommerce.orderCancelled(placedOrder(order));
      // The whole payment is refunded.
      if (Number(order.payment_total ?? 0) > 0)
        track.refund({
          ...valuedOrder(order),
          transaction_id: order.number,
        });
      queryClient.setQueryData(queryKeys.order(number), order);
      for (const queryKey of [queryKeys.orders, ['invoices', number], ['refunds', number]])
        await queryClient.invalidateQueries({ queryKey });
    },
  });

/** Adds the order's lines to the cart. A retry after a lost reply adds them once. */
export const useReorder = (number: string) => {
  const key = useRef(newIdempotencyKey());
  return useMutation({
    mutationFn: (): Promise<ReorderReply> =>
      unwrap(call(reorder, { params: { number }, idempotencyKey: key.current })),
    onSuccess: async () => {
      key.current = newIdempotencyKey();
      await queryClient.invalidateQueries({ queryKey: queryKeys.cart });
    },
    onError: (error) => {
      const problem = problemBehind(error);
      // A refusal is stored under its key: the next attempt is a new action.
      if (problem && !mayHaveHappened(problem)) key.current = newIdempotencyKey();
    },
  });
};

/** Returns the refunds of an order; polls while one is pending. Only for its owner. */
export const useRefunds = (number: string, signedIn: boolean) =>
  useQuery({
    queryKey: ['refunds', number],
    queryFn: ({ signal }) => unwrap(call(listRefunds, { query: { order_number: number }, signal })),
    enabled: signedIn,
    select: ({ refunds }) => refunds,
    refetchInterval: ({ state }) =>
      state.data?.refunds.some(({ state: one }) => one === 'pending') ? 3000 : false,
  });
