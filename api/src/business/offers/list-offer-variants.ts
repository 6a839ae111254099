import type { listVariants, ReplyOf } from '@shop/contracts';
import { presentPricing, presentVariant, resolveMarket, variantsById } from '../../catalogue/index.ts';
import { fail, ok, type Queryable, type Result } from '../../platform/index.ts';
import { findOfferByToken, loadOfferLines } from './offers.repo.ts';

interface Query {
  readonly token?: string | undefined;
  readonly 'q[external_pim_id_in][]'?: string | readonly string[] | undefined;
  readonly 'q[product_eq]'?: string | undefined;
}

/**
 * Lists the boxes of an offer at its frozen prices, one price tier per line, in the offer's market.
 * All on one page.
 */
export async function listOfferVariants(
  db: Queryable,
  query: Query,
  now: Date,
): Promise<Result<ReplyOf<typeof listVariants>, 'invalid_input' | 'not_found'>> {
  if (!query.token) {
    const message = 'Send the token of the offer.';
    return fail('invalid_input', { fields: [{ path: 'query.token', code: 'required', message }] });
  }
  const offer = await findOfferByToken(db, query.token);
  const market = offer && resolveMarket(offer.region, offer.tax_country, now);
  if (!offer || !market?.ok) return fail('not_found');
  const lines = await loadOfferLines(db, offer.id);
  const requestedIds = query['q[external_pim_id_in][]'];
  const pimIds = typeof requestedIds === 'string' ? [requestedIds] : requestedIds;
  const product = query['q[product_eq]'];
  const rows = (await variantsById(db, [...new Set(lines.map(({ variant_id }) => variant_id))])).filter(
    (row) =>
      (pimIds === undefined || pimIds.includes(row.external_pim_id)) &&
      (product === undefined || row.product === product),
  );
  const variants = rows.flatMap((row) => {
    const variant = presentVariant(row, market.value, []);
    const prices = lines
      .filter((line) => line.variant_id === row.id)
      .map(({ price }) => price)
      .sort((a, b) => a.range_start - b.range_start);
    return variant ? [{ ...variant, volume_prices: prices }] : [];
  });
  return ok({
    variants,
    count: variants.length,
    total_count: variants.length,
    current_page: 1,
    pages: 1,
    per_page: 100,
    ...presentPricing({ ...market.value, vatRate: offer.tax_rate }),
  });
}
