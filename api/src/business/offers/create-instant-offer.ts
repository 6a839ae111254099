import { randomUUID } from 'node:crypto';
import type { Offer, QuoteRequest } from '@shop/contracts';
import { type RegionId, regionIds } from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  createLineVariants,
  type Market,
  presentVariant,
  refuseQuantities,
  resolveConfiguration,
  resolveMarket,
  variantFor,
} from '../../catalogue/index.ts';
import { type ApiDeps, fail, numericId, ok, type Result, type Tx } from '../../platform/index.ts';
import { computeOptionQuantities, type NewOption } from '../../sales/index.ts';
import { findQuote } from '../quotes/quotes.repo.ts';
import { scheduleOffer } from './offer-jobs.ts';
import { findDestination, taxOffer } from './offer-tax.ts';
import { insertOffer, loadOfferLines, lockNewestOffer, type NewOffer } from './offers.repo.ts';
import { offerToken, presentOffer } from './present-offer.ts';

/** Validity of an instant offer, in hours. */
const validHours = 14 * 24;

type Code = 'not_found' | 'invalid_input' | 'offer_not_possible' | 'quantity_out_of_range';

/**
 * Answers the caller's request with an offer from the current price model: one line per quantity,
 * each of which can be accepted alone. A repeated call with the same quantities returns that offer
 * while it is valid or accepted; otherwise a new version supersedes it, also when the register has since
 * answered about the VAT number. Enqueues the mail and the
 * expiry.
 */
export const createInstantOffer = (
  { db, settings, clock }: ApiDeps,
  userId: number,
  reference: string,
  asked: readonly number[] | undefined,
): Promise<Result<Offer, Code>> =>
  db.transaction(async (tx): Promise<Result<Offer, Code>> => {
    const quote = await findQuote(tx, userId, { id: numericId(reference), number: reference });
    if (!quote) return fail('not_found');
    if (!quote.configuration) return fail('offer_not_possible');
    const region = await lockRequest(tx, quote.id);
    const now = clock();
    const found = resolveMarket(region, findDestination(quote), now);
    if (!found.ok) return fail('offer_not_possible');
    const market = await taxOffer(tx, quote, found.value, now);
    const quantities = [...new Set(asked ?? quote.quantities)].sort((a, b) => a - b);
    const refused = refuseQuantities(quantities, (index) => `offer.quantities.${index}`);
    if (refused) return refused;
    const newest = await lockNewestOffer(tx, quote.id);
    if (newest && ['sent', 'viewed', 'accepted'].includes(newest.status)) {
      const lines = await loadOfferLines(tx, newest.id);
      const isSameTax = newest.tax_rate === market.vatRate || newest.tax_reason === market.taxReason;
      if (
        lines.map(({ asked: wanted }) => wanted).join() === quantities.join() &&
        (newest.status === 'accepted' || isSameTax)
      )
        return ok(presentOffer(settings, newest, lines));
    }
    const lines = await priceLines(tx, quote.configuration, market, quantities, clock);
    if (lines.length < quantities.length) return fail('offer_not_possible');
    const nonce = randomUUID();
    const made = await insertOffer(tx, {
      quote_request_id: quote.id,
      version: (newest?.version ?? 0) + 1,
      nonce,
      token: offerToken(settings.sessionSecret, nonce),
      region,
      currency: market.book.currency,
      email: quote.email,
      hours: validHours,
      tax_country: market.taxCountry,
      tax_rate: market.vatRate,
      tax_reason: market.taxReason,
      lines,
    });
    await scheduleOffer(tx, made, userId);
    return ok(presentOffer(settings, made, await loadOfferLines(tx, made.id)));
  });

/** Locks the request, so that two simultaneous calls create one offer. */
async function lockRequest(tx: Tx, id: number): Promise<RegionId> {
  const [row] = await tx.query<{ region: string }>(
    sql`select region from quote_requests where id = ${id} for update`,
  );
  const region = regionIds.find((known) => known === row?.region);
  if (!region) throw new Error(`quote request ${id} is of an unknown market`);
  return region;
}

/** Returns the priced lines of an offer, without those that the model cannot price. */
export async function priceLines(
  tx: Tx,
  asked: NonNullable<QuoteRequest['configuration']>,
  market: Market,
  quantities: readonly number[],
  clock: () => Date,
): Promise<NewOffer['lines']> {
  const thing = resolveConfiguration(asked, market.region.id);
  if (!thing.ok) return [];
  const row = await variantFor(tx, thing.value.configuration, market.region.id);
  const facts = (await createLineVariants(clock)(tx, market.region.id, [row.id])).get(row.id);
  const all = [...new Set(quantities.flatMap(computeOptionQuantities))];
  const tiers = new Map(
    (presentVariant(row, market, all)?.volume_prices ?? []).map((tier) => [tier.range_start, tier]),
  );
  if (!facts) return [];
  const { priceOf, ...item } = facts;
  const optionOf = (quantity: number): NewOption[] => {
    const [price, tier] = [priceOf(quantity), tiers.get(quantity)];
    return price && tier
      ? [{ quantity, unit_price: price.unit.tenThousandths, net: price.net.amount, price: tier }]
      : [];
  };
  return quantities.flatMap((quantity) => {
    const [own] = optionOf(quantity);
    return own
      ? [{ ...own, variant_id: row.id, item, options: computeOptionQuantities(quantity).flatMap(optionOf) }]
      : [];
  });
}
