import { randomUUID } from 'node:crypto';
import type {
  BodyOf,
  Configuration,
  createStaffOffer as contract,
  Offer,
  VolumePrice,
} from '@shop/contracts';
import {
  add,
  apportion,
  type Currency,
  divideHalfUp,
  fromDecimal,
  shareOf,
  toDecimal,
  unitToDecimal,
} from '@shop/money';
import { type RegionId, regionIds } from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  findDestination,
  insertOffer,
  loadOfferLines,
  lockNewestOffer,
  type NewOffer,
  offerToken,
  presentOffer,
  priceLines,
  scheduleOffer,
} from '../../business/index.ts';
import { refuseQuantities, resolveMarket } from '../../catalogue/index.ts';
import { type ApiDeps, fail, numericId, ok, type Result, type Tx } from '../../platform/index.ts';

type Body = BodyOf<typeof contract>;
type Line = NewOffer['lines'][number];
type Code = 'not_found' | 'invalid_input' | 'offer_not_possible' | 'offer_accepted' | 'quantity_out_of_range';

interface QuotedRequest {
  readonly id: number;
  readonly region: RegionId;
  readonly email: string;
  readonly configuration: Configuration | null;
  readonly user_id: number;
  readonly qr_number: string;
  readonly country_iso: string | null;
  readonly zipcode: string | null;
}

/** Locks a request of any owner, since staff answer all. */
const lockRequest = async (tx: Tx, reference: string): Promise<QuotedRequest | null> => {
  const [row] = await tx.query<QuotedRequest>(sql`
    select id, region, email, configuration, user_id, qr_number, country_iso, zipcode from quote_requests
    where qr_number = ${reference} or id = ${numericId(reference)}::int for update`);
  return row && regionIds.includes(row.region) && row.email !== '' ? row : null;
};

/**
 * Sets a line's price to the one named by staff. Its parts retain their shares of the model's price
 * and add up to the new net; the price per piece is net divided by quantity, rounded half up.
 */
const setLinePrice = (line: Line, net: bigint, currency: Currency, taxRate: number): Line => {
  const whole = { amount: net, currency };
  const tax = shareOf(whole, taxRate);
  const unit = divideHalfUp(net * 100n, BigInt(line.quantity));
  const weights = line.price.parts.map(({ amount }) => fromDecimal(amount, currency)?.amount ?? 0n);
  const shares = apportion(whole, weights);
  const price: VolumePrice = {
    ...line.price,
    price: unitToDecimal({ tenThousandths: unit, currency }),
    total_net: toDecimal(whole),
    total_gross: toDecimal(add(whole, tax)),
    tax: toDecimal(tax),
    parts: line.price.parts.map(({ part }, index) => ({
      part,
      amount: toDecimal(shares[index] ?? { amount: 0n, currency }),
    })),
    cheaper_at: null,
  };
  // A line with a manual price has no other quantity options.
  return {
    ...line,
    unit_price: unit,
    net,
    price,
    options: [{ quantity: line.quantity, unit_price: unit, net, price }],
  };
};

/**
 * Answers a request with a version of its offer written by staff, which supersedes the previous
 * one. Lines and totals are as given; enqueues mail, expiry and event.
 */
export const createStaffOffer = (
  { db, settings, clock }: ApiDeps,
  reference: string,
  { lines: requestedLines, valid_until: until }: Body,
): Promise<Result<Offer, Code>> =>
  db.transaction(async (tx): Promise<Result<Offer, Code>> => {
    const quote = await lockRequest(tx, reference);
    if (!quote) return fail('not_found');
    const market = resolveMarket(quote.region, findDestination(quote), clock());
    if (!market.ok) return fail('offer_not_possible');
    const refused = refuseQuantities(
      requestedLines.map(({ quantity }) => quantity),
      (index) => `lines.${index}.quantity`,
    );
    if (refused) return refused;
    const now = clock().getTime();
    const hours = until === undefined ? 14 * 24 : Math.round((Date.parse(until) - now) / 3_600_000);
    if (hours < 1 || hours > 184 * 24)
      return fail('invalid_input', {
        fields: [{ path: 'valid_until', code: 'not_offered', message: 'Choose a time within half a year.' }],
      });
    const newest = await lockNewestOffer(tx, quote.id);
    if (newest?.status === 'accepted') return fail('offer_accepted');
    const { currency } = market.value.book;
    const lines: Line[] = [];
    for (const [index, requested] of requestedLines.entries()) {
      const configuration = requested.configuration ?? quote.configuration;
      if (!configuration)
        return fail('invalid_input', {
          fields: [
            {
              path: `lines.${index}.configuration`,
              code: 'required',
              message: 'Describe the box.',
            },
          ],
        });
      const [line] = await priceLines(tx, configuration, market.value, [requested.quantity], clock);
      if (!line)
        return fail('offer_not_possible', {
          detail: `Line ${index + 1} cannot be made or priced in ${quote.region}.`,
        });
      const net =
        requested.total_net === undefined ? undefined : fromDecimal(requested.total_net, currency)?.amount;
      lines.push(net === undefined ? line : setLinePrice(line, net, currency, market.value.vatRate));
    }
    const nonce = randomUUID();
    const made = await insertOffer(tx, {
      quote_request_id: quote.id,
      version: (newest?.version ?? 0) + 1,
      nonce,
      token: offerToken(settings.sessionSecret, nonce),
      region: quote.region,
      currency,
      email: quote.email,
      hours,
      tax_country: market.value.taxCountry,
      tax_rate: market.value.vatRate,
      lines,
    });
    await scheduleOffer(tx, made, quote.user_id);
    return ok(presentOffer(settings, made, await loadOfferLines(tx, made.id)));
  });
