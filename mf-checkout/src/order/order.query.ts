import { getCurrentOrder, getOrder, type Order, queryKeys } from '@shop/contracts';
import { emit } from '@shop/kit';
import { call } from '@shop/kit/api';
import { queryClient, unwrap, useQuery } from '@shop/kit/query';
import { tellChanges } from './cart-changes.ts';

/** The shopper's open cart, or null. */
export const useCart = () =>
  useQuery({ queryKey: queryKeys.cart, queryFn: ({ signal }) => unwrap(call(getCurrentOrder, { signal })) });

/** One order or cart by number. */
export const useOrder = (
  number: string | undefined,
  options: { readonly refetchInterval?: (order: Order | undefined) => number | false } = {},
) =>
  useQuery({
    queryKey: queryKeys.order(number ?? ''),
    queryFn: ({ signal }) => unwrap(call(getOrder, { params: { number: number ?? '' }, signal })),
    enabled: number !== undefined && number !== '',
    ...(options.refetchInterval
      ? {
          refetchInterval: (query: { state: { data: Order | undefined } }) =>
            options.refetchInterval?.(query.state.data) ?? false,
        }
      : {}),
  });

/** Whether a payment is on its way whose end the gateway tells later, in a moment or in days. */
export const isDecidedLater = ({ payments }: Order): boolean =>
  payments.some(({ state }) => state === 'processing' || state === 'pending');

/** The order as the page knows it, from wherever it was read last. */
export function knownOrder(number: string): Order | undefined {
  const read = [queryKeys.cart, queryKeys.order(number)].map((key) =>
    queryClient.getQueryData<Order | null>(key),
  );
  return read.reduce<Order | undefined>(
    (newest, order) =>
      order?.number === number && (!newest || order.version > newest.version) ? order : newest,
    undefined,
  );
}

/**
 * Everybody sees the order as the server just answered it, and analytics hears what came into the cart or left it. An
 * answer that a newer one has overtaken is dropped: writes of one page may run side by side.
 */
export function rememberOrder(order: Order): void {
  const known = knownOrder(order.number);
  if (known && order.completed_at === null && known.version > order.version) return;
  tellChanges(known, order);
  queryClient.setQueryData(queryKeys.order(order.number), order);
  if (order.completed_at === null) {
    queryClient.setQueryData(queryKeys.cart, order);
    emit('cartChanged', { lines: order.line_items.length });
    return;
  }
  queryClient.setQueryData(queryKeys.cart, null);
  void queryClient.invalidateQueries({ queryKey: queryKeys.orders });
  emit('cartChanged', { lines: 0 });
}
