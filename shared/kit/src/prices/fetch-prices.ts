import {
  type BodyOf,
  listMinimalPrices,
  listPrices,
  listVariants,
  priceConfiguration,
  type QueryOf,
  type ReplyOf,
  type Variant,
} from '@shop/contracts';
import { call } from '../api/call.ts';
import { unwrapAs } from '../query/problem-error.ts';

interface ReadOptions {
  readonly signal?: AbortSignal;
}

/**
 * Fetches the price breakdown of a configuration. Throws 'Unable to fetch Pricing by Product Variant', with its cause.
 */
export const fetchVariantPricing = (
  body: BodyOf<typeof priceConfiguration>,
  options: ReadOptions = {},
): Promise<ReplyOf<typeof priceConfiguration>> =>
  unwrapAs('Unable to fetch Pricing by Product Variant', call(priceConfiguration, { body, ...options }));

/** Fetches the price tiers of all stocked sizes. Throws 'Unable to fetch All Pricing for Products', with its cause. */
export const fetchAllPricing = (
  query: QueryOf<typeof listPrices>,
  options: ReadOptions = {},
): Promise<ReplyOf<typeof listPrices>> =>
  unwrapAs('Unable to fetch All Pricing for Products', call(listPrices, { query, ...options }));

/** Fetches the "from" prices of all products. Throws 'Unable to fetch All Pricing for Products', with its cause. */
export const fetchMinimalPricing = (
  query: QueryOf<typeof listMinimalPrices>,
  options: ReadOptions = {},
): Promise<ReplyOf<typeof listMinimalPrices>> =>
  unwrapAs('Unable to fetch All Pricing for Products', call(listMinimalPrices, { query, ...options }));

type VariantQuery = Pick<QueryOf<typeof listVariants>, 'q[region_eq]' | 'tax_country_iso'>;

/** Specification 9: ids per request, and concurrent requests. */
const chunkSize = 100;
const maxConcurrent = 2;

/**
 * Fetches variants with their price tiers, ascending by `range_start`, for any number of external ids, in the order of
 * the ids' chunks. Skips a chunk that fails; never throws.
 */
export async function fetchVariants(
  ids: readonly string[],
  query: VariantQuery,
  options: ReadOptions = {},
): Promise<Variant[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_, index) =>
    ids.slice(index * chunkSize, (index + 1) * chunkSize),
  );
  const found: Variant[][] = chunks.map(() => []);
  const remaining = chunks.entries();
  const fetchNext = async (): Promise<void> => {
    // Both workers draw from the same iterator: each chunk is requested once.
    for (const [index, chunk] of remaining) found[index] = await fetchChunk(chunk, query, options);
  };
  await Promise.all(Array.from({ length: maxConcurrent }, fetchNext));
  return found.flat();
}

async function fetchChunk(
  ids: readonly string[],
  query: VariantQuery,
  options: ReadOptions,
): Promise<Variant[]> {
  const reply = await call(listVariants, {
    query: { ...query, per_page: chunkSize, 'q[external_pim_id_in][]': [...ids] },
    ...options,
  });
  if (!reply.ok) return [];
  return reply.value.variants.map((variant) => ({
    ...variant,
    volume_prices: [...variant.volume_prices].sort((a, b) => a.range_start - b.range_start),
  }));
}
