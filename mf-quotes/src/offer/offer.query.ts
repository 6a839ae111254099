import { acceptOffer, createInstantOffer, getOffer } from '@shop/contracts';
import { call } from '@shop/kit/api';
import { unwrap, useQuery } from '@shop/kit/query';

export const useOffer = (token: string) =>
  useQuery({
    queryKey: ['offers', token],
    queryFn: ({ signal }) => unwrap(call(getOffer, { params: { token }, query: {}, signal })),
  });

/** Makes an order of the chosen lines. `key` is one per intention. */
export const accept = (token: string, lines: readonly number[], key: string) =>
  call(acceptOffer, {
    params: { token },
    body: { token, line_item_ids: [...lines] },
    idempotencyKey: key,
  });

/** Has a request priced at once. Asked again it is the same offer. */
export const priceNow = (number: string) => call(createInstantOffer, { params: { id: number }, body: {} });
