import type { BodyOf, closeQuote, ReplyOf, withdrawOffer as withdrawal } from '@shop/contracts';
import {
  closeQuoteAsLost,
  countQuoteChange,
  extendOffer,
  lockNewestOffer,
  lockOfferById,
  type OfferRow,
  refuseEnded,
  remindBuyer,
  withdrawOffer,
} from '../../business/index.ts';
import {
  type Db,
  type Failure,
  fail,
  isFailure,
  numericId,
  ok,
  type Result,
  type Tx,
} from '../../platform/index.ts';
import { lockQuote, refuseConflict, refuseRegion } from './quote-owner.ts';

interface Changer {
  readonly actor: string;
  /** The regions in which the caller may answer requests; null: all. */
  readonly regions: readonly string[] | null;
}
type Changed = ReplyOf<typeof withdrawal>;
type Ended = 'offer_accepted' | 'offer_expired' | 'offer_superseded';
type Code = 'not_found' | 'forbidden' | Ended;

/** Locks an offer that the caller may change and the buyer can still accept, then changes it and counts the change. */
const changeOffer = <Own extends 'invalid_input' | 'transition_not_allowed' = never>(
  db: Db,
  id: string,
  { actor, regions }: Changer,
  change: (tx: Tx, offer: OfferRow) => Promise<Failure<Own> | null>,
): Promise<Result<Changed, Code | Own>> =>
  db.transaction(async (tx): Promise<Result<Changed, Code | Own>> => {
    const number = numericId(id);
    const offer = number === null ? null : await lockOfferById(tx, number);
    if (!offer) return fail('not_found');
    const refused = refuseRegion(regions, offer.region, 'staff:quotes:write') ?? refuseEnded(offer);
    if (refused) return refused;
    const problem = await change(tx, offer);
    if (problem) return problem;
    await countQuoteChange(tx, offer.quote_request_id, actor);
    const changed = await lockOfferById(tx, offer.id);
    if (!changed) throw new Error(`offer ${offer.id} is gone`);
    return ok({ id: changed.id, status: changed.status, valid_until: changed.valid_until.toISOString() });
  });

/** Takes an offer back that the buyer can still accept. */
export const withdrawByStaff = (db: Db, id: string, reason: string, changer: Changer) =>
  changeOffer(db, id, changer, async (tx, offer) => {
    await withdrawOffer(tx, offer, reason);
    return null;
  });

/** Extends an offer; `until` is at least an hour and at most half a year ahead. */
export const extendByStaff = (db: Db, id: string, until: Date, now: Date, changer: Changer) =>
  changeOffer<'invalid_input'>(db, id, changer, async (tx, offer) => {
    const hours = (until.getTime() - now.getTime()) / 3_600_000;
    if (hours < 1 || hours > 184 * 24)
      return fail('invalid_input', {
        fields: [{ path: 'valid_until', code: 'not_offered', message: 'Choose a time within half a year.' }],
      });
    await extendOffer(tx, offer, until);
    return null;
  });

/** Mails the link of an offer again. */
export const remindByStaff = (db: Db, id: string, changer: Changer) =>
  changeOffer<'transition_not_allowed'>(db, id, changer, async (tx, offer) => {
    const reminded = await remindBuyer(tx, offer);
    return isFailure(reminded) ? reminded : null;
  });

/** Closes a request as lost, with the reason. One with an offer that can still be accepted stays open. */
export const closeByStaff = (
  db: Db,
  reference: string,
  { revision, reason }: BodyOf<typeof closeQuote>,
  { actor, regions }: Changer,
): Promise<
  Result<ReplyOf<typeof closeQuote>, 'not_found' | 'forbidden' | 'quote_conflict' | 'transition_not_allowed'>
> =>
  db.transaction(async (tx) => {
    const quote = await lockQuote(tx, reference);
    if (!quote) return fail('not_found');
    const refused =
      refuseRegion(regions, quote.region, 'staff:quotes:write') ?? refuseConflict(quote, revision);
    if (refused) return refused;
    const newest = await lockNewestOffer(tx, quote.id);
    const isOpen = newest?.status === 'sent' || newest?.status === 'viewed';
    if (quote.status === 'closed' || isOpen) return fail('transition_not_allowed');
    return ok(await closeQuoteAsLost(tx, quote.id, reason, actor));
  });
