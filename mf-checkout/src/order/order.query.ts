import { getCurrentOrder, getOrder, type Order, queryKeys } from '@shop/contracts';
import { emit } from '@shop/kit';
import { call } from '@shop/kit/api';
import { queryClient, unwrap, useQuery } from '@shop/kit/query';
import { trackCartChanges } from './cart-changes.ts';

/** Returns the shopper's open cart, or null. */
export const useCart = () =>
  useQuery({ queryKey: queryKeys.cart, queryFn: ({ signal }) => unwrap(call(getCurrentOrder, { signal })) });

/** Returns one order or cart by number. */
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

/** Whether a payment is in progress whose result the gateway reports later, in seconds or days. */
export const isPaymentPending = ({ payments }: Order): boolean =>
  payments.some(({ state }) => state === 'processing' || state === 'pending');

/** Returns the cached order, whichever query read it last. */
export function getCachedOrder(number: string): Order | undefined {
  const cached = [queryKeys.cart, queryKeys.order(number)].map((key) =>
    queryClient.getQueryData<Order | null>(key),
  );
  return cached.reduce<Order | undefined>(
    (newest, order) =>
      order?.number === number && (!newest || order.version > newest.version) ? order : newest,
    undefined,
  );
}

/**
 * Caches the order that the server just returned and tracks changes of the cart. An outdated reply is dropped: writes
 * of one page may run in parallel.
 */
export function cacheOrder(order: Order): void {
  const cached = getCachedOrder(order.number);
  if (cached && order.completed_at === null && cached.version > order.version) return;
  trackCartChanges(cached, order);
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
