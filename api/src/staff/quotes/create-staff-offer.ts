import { randomUUID } from 'node:crypto';
import type {
  Configuration,
  Offer,
  previewStaffOffer,
  ReplyOf,
  StaffOfferInput,
  VolumePrice,
} from '@shop/contracts';
import {
  add,
  apportion,
  type Currency,
  divideHalfUp,
  fromDecimal,
  money,
  shareOf,
  toDecimal,
  unitToDecimal,
} from '@shop/money';
import { markets, type RegionId, regionIds } from '@shop/regions';
import { sql } from 'drizzle-orm';
import {
  countQuoteChange,
  findDestination,
  insertOffer,
  loadOfferLines,
  lockNewestOffer,
  type NewOffer,
  type OfferMarket,
  offerToken,
  presentOffer,
  priceLines,
  scheduleOffer,
  taxOffer,
} from '../../business/index.ts';
import { type Market, refuseQuantities, resolveMarket } from '../../catalogue/index.ts';
import { type ApiDeps, fail, isFailure, numericId, ok, type Result, type Tx } from '../../platform/index.ts';
import { actorName } from '../people/actor-name.ts';
import { isBelowFloor, lowestMargin, marginOf } from './offer-floor.ts';
import { refuseConflict, refuseRegion } from './quote-owner.ts';

type Line = NewOffer['lines'][number];
export type OfferCode =
  | 'not_found'
  | 'forbidden'
  | 'invalid_input'
  | 'offer_not_possible'
  | 'offer_accepted'
  | 'quantity_out_of_range'
  | 'quote_conflict';

interface QuotedRequest {
  readonly id: number;
  readonly region: RegionId;
  readonly email: string;
  readonly configuration: Configuration | null;
  readonly user_id: number;
  readonly qr_number: string;
  readonly country_iso: string | null;
  readonly zipcode: string | null;
  readonly company_name: string | null;
  readonly vat_id: string | null;
  readonly revision: number;
  readonly changed_by_name: string | null;
}

/** Who offers: by name, and where they may answer requests; `alone`: also below the lowest margin. */
export interface Offerer {
  readonly actor: string;
  readonly regions: readonly string[] | null;
  readonly alone: boolean;
}

/** Locks a request of any owner, since staff answer all. */
const lockRequest = async (tx: Tx, reference: string): Promise<QuotedRequest | null> => {
  const [row] = await tx.query<QuotedRequest>(sql`
    select q.id, q.region, q.email, q.configuration, q.user_id, q.qr_number, q.country_iso, q.zipcode, q.company_name,
      q.vat_id, q.revision,
      ${actorName(sql`q.changed_by`)} as changed_by_name
    from quote_requests q where q.qr_number = ${reference} or q.id = ${numericId(reference)}::int for update of q`);
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

interface PricedLine {
  readonly line: Line;
  /** The net total of the price model, in minor units. */
  readonly modelNet: bigint;
}

/** What an offer would be: its request, locked, with its market, lines and validity. */
interface PreparedOffer {
  readonly quote: QuotedRequest;
  readonly market: OfferMarket;
  readonly hours: number;
  readonly version: number;
  readonly lines: readonly PricedLine[];
}

const priceOffered = async (
  tx: Tx,
  quote: QuotedRequest,
  market: Market,
  asked: StaffOfferInput['lines'],
  clock: () => Date,
): Promise<Result<readonly PricedLine[], OfferCode>> => {
  const { currency } = market.book;
  const lines: PricedLine[] = [];
  for (const [index, requested] of asked.entries()) {
    const configuration = requested.configuration ?? quote.configuration;
    if (!configuration) {
      const path = `lines.${index}.configuration`;
      return fail('invalid_input', { fields: [{ path, code: 'required', message: 'Describe the box.' }] });
    }
    const [line] = await priceLines(tx, configuration, market, [requested.quantity], clock);
    if (!line)
      return fail('offer_not_possible', {
        detail: `Line ${index + 1} cannot be made or priced in ${quote.region}.`,
        fields: [
          { path: `lines.${index}.configuration`, code: 'not_possible', message: 'Choose another box.' },
        ],
      });
    const net =
      requested.total_net === undefined ? undefined : fromDecimal(requested.total_net, currency)?.amount;
    lines.push({
      line: net === undefined ? line : setLinePrice(line, net, currency, market.vatRate),
      modelNet: line.net,
    });
  }
  return ok(lines);
};

/** Locks the request and prices the lines; refuses what could not be offered now. */
export const prepareOffer = async (
  tx: Tx,
  reference: string,
  { lines: asked, valid_until: until, revision }: StaffOfferInput,
  regions: readonly string[] | null,
  clock: () => Date,
): Promise<Result<PreparedOffer, OfferCode>> => {
  const quote = await lockRequest(tx, reference);
  if (!quote) return fail('not_found');
  const stopped =
    refuseRegion(regions, quote.region, 'staff:quotes:write') ??
    (revision === undefined ? null : refuseConflict(quote, revision));
  if (stopped) return stopped;
  const now = clock();
  const found = resolveMarket(quote.region, findDestination(quote), now);
  if (!found.ok) return fail('offer_not_possible');
  const market = await taxOffer(tx, quote, found.value, now);
  const refused = refuseQuantities(
    asked.map(({ quantity }) => quantity),
    (index) => `lines.${index}.quantity`,
  );
  if (refused) return refused;
  const hours = until === undefined ? 14 * 24 : Math.round((Date.parse(until) - now.getTime()) / 3_600_000);
  if (hours < 1 || hours > 184 * 24)
    return fail('invalid_input', {
      fields: [{ path: 'valid_until', code: 'not_offered', message: 'Choose a time within half a year.' }],
    });
  const newest = await lockNewestOffer(tx, quote.id);
  if (newest?.status === 'accepted') return fail('offer_accepted');
  const lines = await priceOffered(tx, quote, market, asked, clock);
  if (!lines.ok) return lines;
  return ok({
    quote,
    market,
    hours,
    version: (newest?.version ?? 0) + 1,
    lines: lines.value,
  });
};

/** Whether a price earns less than one person may offer alone. The model's own price never does. */
const needsApproval = ({ lines, market }: PreparedOffer): boolean =>
  lines.some(({ line, modelNet }) => line.net < modelNet && isBelowFloor(line.net, modelNet, market));

/**
 * Answers a request with a version of its offer written by staff, which supersedes the previous
 * one. Lines and totals are as given; enqueues mail, expiry and event.
 */
export const createStaffOffer = (
  { db, settings, clock }: Pick<ApiDeps, 'db' | 'settings' | 'clock'>,
  reference: string,
  input: StaffOfferInput,
  { actor, regions, alone }: Offerer,
): Promise<Result<Offer, OfferCode | 'approval_needed'>> =>
  db.transaction(async (tx): Promise<Result<Offer, OfferCode | 'approval_needed'>> => {
    const prepared = await prepareOffer(tx, reference, input, regions, clock);
    if (isFailure(prepared)) return prepared;
    if (!alone && needsApproval(prepared.value)) return fail('approval_needed');
    const { quote, market, hours, version, lines } = prepared.value;
    const nonce = randomUUID();
    const made = await insertOffer(tx, {
      quote_request_id: quote.id,
      version,
      nonce,
      token: offerToken(settings.sessionSecret, nonce),
      region: quote.region,
      currency: market.book.currency,
      email: quote.email,
      hours,
      tax_country: market.taxCountry,
      tax_rate: market.vatRate,
      tax_reason: market.taxReason,
      terms: input.terms || null,
      discount_reason: input.discount_reason || null,
      lines: lines.map(({ line }) => line),
    });
    await countQuoteChange(tx, quote.id, actor);
    await scheduleOffer(tx, made, quote.user_id);
    return ok(presentOffer(settings, made, await loadOfferLines(tx, made.id)));
  });

/** Basis points as percent: `1250` is `12.50`. */
const percent = (points: number): string => (points / 100).toFixed(2);

/** What `createStaffOffer` would offer, with the margin of each line. Nothing is written or mailed. */
export const previewOffer = (
  { db, clock }: Pick<ApiDeps, 'db' | 'clock'>,
  reference: string,
  input: StaffOfferInput,
  regions: readonly string[] | null,
): Promise<Result<ReplyOf<typeof previewStaffOffer>, OfferCode>> =>
  db.transaction(async (tx): Promise<Result<ReplyOf<typeof previewStaffOffer>, OfferCode>> => {
    const prepared = await prepareOffer(tx, reference, input, regions, clock);
    if (isFailure(prepared)) return prepared;
    const { market, hours, lines } = prepared.value;
    const { currency, margin } = market.book;
    const decimal = (amount: bigint) => toDecimal(money(amount, currency));
    return ok({
      currency,
      tax: {
        country_iso: market.taxCountry,
        rate: percent(market.vatRate),
        shown_included: markets[market.region.id].alwaysShowAddedTax,
      },
      valid_until: new Date(clock().getTime() + hours * 3_600_000).toISOString(),
      lowest_margin: percent(lowestMargin(market)),
      needs_approval: needsApproval(prepared.value),
      lines: lines.map(({ line, modelNet }) => {
        const net = money(line.net, currency);
        const points = marginOf(line.net, modelNet, margin);
        const off = modelNet > 0n ? divideHalfUp((modelNet - line.net) * 10_000n, modelNet) : 0n;
        return {
          name: line.item.name,
          configuration: line.item.configuration,
          quantity: line.quantity,
          price: unitToDecimal({ tenThousandths: line.unit_price, currency }),
          model_net: decimal(modelNet),
          net: toDecimal(net),
          gross: toDecimal(add(net, shareOf(net, market.vatRate))),
          discount: percent(Number(off)),
          margin: points === null ? null : percent(points),
        };
      }),
    });
  });
