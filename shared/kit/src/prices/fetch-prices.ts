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

interface Reading {
  readonly signal?: AbortSignal;
}

/** The price of a configuration, explained. Throws 'Unable to fetch Pricing by Product Variant', with its cause. */
export const fetchVariantPricing = (
  body: BodyOf<typeof priceConfiguration>,
  reading: Reading = {},
): Promise<ReplyOf<typeof priceConfiguration>> =>
  unwrapAs('Unable to fetch Pricing by Product Variant', call(priceConfiguration, { body, ...reading }));

/** The ladders of all stocked sizes. Throws 'Unable to fetch All Pricing for Products', with its cause. */
export const fetchAllPricing = (
  query: QueryOf<typeof listPrices>,
  reading: Reading = {},
): Promise<ReplyOf<typeof listPrices>> =>
  unwrapAs('Unable to fetch All Pricing for Products', call(listPrices, { query, ...reading }));

/** "From" prices of all products. Throws 'Unable to fetch All Pricing for Products', with its cause. */
export const fetchMinimalPricing = (
  query: QueryOf<typeof listMinimalPrices>,
  reading: Reading = {},
): Promise<ReplyOf<typeof listMinimalPrices>> =>
  unwrapAs('Unable to fetch All Pricing for Products', call(listMinimalPrices, { query, ...reading }));

type VariantQuery = Pick<QueryOf<typeof listVariants>, 'q[region_eq]' | 'tax_country_iso'>;

/** Specification 9: ids of one request, and requests at a time. */
const chunkSize = 100;
const atOnce = 2;

/**
 * Variants with their ladders, ascending by `range_start`, for any number of outside ids, in the order of the ids' chunks.
 * A chunk that cannot be read leaves its variants out; nothing is thrown.
 */
export async function fetchVariants(
  ids: readonly string[],
  query: VariantQuery,
  reading: Reading = {},
): Promise<Variant[]> {
  const chunks = Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_, index) =>
    ids.slice(index * chunkSize, (index + 1) * chunkSize),
  );
  const found: Variant[][] = chunks.map(() => []);
  const waiting = chunks.entries();
  const work = async (): Promise<void> => {
    // Both workers draw from the same iterator: each chunk is asked for once.
    for (const [index, chunk] of waiting) found[index] = await fetchChunk(chunk, query, reading);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found.flat();
}

async function fetchChunk(ids: readonly string[], query: VariantQuery, reading: Reading): Promise<Variant[]> {
  const reply = await call(listVariants, {
    query: { ...query, per_page: chunkSize, 'q[external_pim_id_in][]': [...ids] },
    ...reading,
  });
  if (!reply.ok) return [];
  return reply.value.variants.map((variant) => ({
    ...variant,
    volume_prices: [...variant.volume_prices].sort((a, b) => a.range_start - b.range_start),
  }));
}
