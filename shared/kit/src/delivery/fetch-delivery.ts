import {
  getDeliveryEstimates,
  getEmissions,
  listExpressOptions,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@shop/contracts';
import { call } from '../api/call.ts';
import { unwrapAs } from '../query/problem-error.ts';

interface ReadOptions {
  readonly signal?: AbortSignal;
}

/** Fetches delivery estimates. Throws 'Unable to fetch Delivery Estimates', with the problem as its cause. */
export const fetchDeliveryEstimates = (
  query: QueryOf<typeof getDeliveryEstimates>,
  options: ReadOptions = {},
): Promise<ReplyOf<typeof getDeliveryEstimates>> =>
  unwrapAs('Unable to fetch Delivery Estimates', call(getDeliveryEstimates, { query, ...options }));

/**
 * Fetches the time savings and costs of express production. Throws 'Unable to fetch Express Delivery Options', with its
 * cause.
 */
export const fetchExpressOptions = (
  query: QueryOf<typeof listExpressOptions>,
  options: ReadOptions = {},
): Promise<ReplyOf<typeof listExpressOptions>> =>
  unwrapAs('Unable to fetch Express Delivery Options', call(listExpressOptions, { query, ...options }));

/** Fetches the CO₂e of a product. Throws 'Unable to fetch Product Emissions', with its cause. */
export const fetchEmissions = (
  { sku, ...query }: ParamsOf<typeof getEmissions> & QueryOf<typeof getEmissions>,
  options: ReadOptions = {},
): Promise<ReplyOf<typeof getEmissions>> =>
  unwrapAs('Unable to fetch Product Emissions', call(getEmissions, { params: { sku }, query, ...options }));
