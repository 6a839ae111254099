import { type CallApi, listMinimalPrices, type ReplyOf } from '@shop/contracts';

type Reply = ReplyOf<typeof listMinimalPrices>;
export interface LowestPrice {
  readonly currency: string;
  /** Decimal per piece; with tax where the market shows prices with tax. */
  readonly price: string;
  readonly taxIncluded: boolean;
  readonly sku: string;
  readonly size: string;
  /** The quantity of this price. */
  readonly quantity: number;
}

/** How long a market's prices are cached; a new price book takes effect after that. */
const cacheMs = 10 * 60_000;
/** The maximum wait of a document; a page without its offer is still correct. */
const timeoutMs = 200;

const isReply = (body: unknown): body is Reply =>
  typeof body === 'object' && body !== null && 'prices' in body && Array.isArray(body.prices);

/**
 * Looks up the lowest price per piece of a market's products, once in ten minutes. Never rejects: no price, no offer.
 */
export const createLowestPriceLookup = (callApi: CallApi | undefined, clock: () => Date) => {
  const cache = new Map<
    string,
    { readonly until: number; readonly prices: Promise<ReadonlyMap<string, LowestPrice>> }
  >();
  const fetchPrices = async (region: string): Promise<ReadonlyMap<string, LowestPrice>> => {
    const reply = await callApi?.({
      method: listMinimalPrices.method,
      path: `${listMinimalPrices.path}?region=${region}`,
      headers: { 'x-region': region },
    }).catch(() => undefined);
    if (reply?.status !== 200 || !isReply(reply.body)) {
      cache.delete(region);
      return new Map();
    }
    const { currency, tax, prices } = reply.body;
    return new Map(
      prices.map(({ product, sku, product_size, quantity, price, total_gross }) => [
        product,
        {
          currency,
          price: tax.shown_included ? toUnitPrice(total_gross, quantity) : price,
          taxIncluded: tax.shown_included,
          sku,
          size: product_size,
          quantity,
        },
      ]),
    );
  };
  const getPrices = (region: string): Promise<ReadonlyMap<string, LowestPrice>> => {
    const now = clock().getTime();
    const cached = cache.get(region);
    if (cached && cached.until > now) return cached.prices;
    const prices = fetchPrices(region);
    cache.set(region, { until: now + cacheMs, prices });
    return prices;
  };
  return async (region: string, product: string | undefined): Promise<LowestPrice | undefined> => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), timeoutMs);
    });
    const prices = await Promise.race([getPrices(region), timeout]);
    clearTimeout(timer);
    return product === undefined ? undefined : prices?.get(product);
  };
};
export type FindLowestPrice = ReturnType<typeof createLowestPriceLookup>;

/** Four decimals, as in all prices per piece. */
const toUnitPrice = (total: string, quantity: number): string => (Number(total) / quantity).toFixed(4);
