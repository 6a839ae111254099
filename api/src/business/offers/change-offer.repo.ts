import type { Offer } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { enqueue, fail, type Result, type Tx } from '../../platform/index.ts';
import { expireOffersJob, remindOfOffer } from './offer-jobs.ts';
import type { OfferRow } from './offers.repo.ts';

type Ended = 'offer_accepted' | 'offer_expired' | 'offer_superseded';

/** Refuses a change of an offer that has ended; null while the buyer can accept it. */
export const refuseEnded = ({ status }: Pick<OfferRow, 'status'>) => {
  if (status === 'sent' || status === 'viewed') return null;
  const codes: Partial<Record<Offer['status'], Ended>> = {
    accepted: 'offer_accepted',
    expired: 'offer_expired',
  };
  return fail(codes[status] ?? 'offer_superseded');
};

/** Withdraws a locked offer, with the reason for colleagues. Its request waits for an answer again. */
export const withdrawOffer = async (tx: Tx, offer: OfferRow, reason: string): Promise<void> => {
  await tx.execute(
    sql`update offers set status = 'withdrawn', withdraw_reason = ${reason} where id = ${offer.id}`,
  );
  await tx.execute(sql`
    update quote_requests set status = case when owner_id is null then 'received' else 'in_progress' end
    where id = ${offer.quote_request_id} and status = 'offered'`);
};

/** Extends a locked offer; a job expires it then. */
export const extendOffer = async (tx: Tx, offer: OfferRow, until: Date): Promise<void> => {
  await tx.execute(
    sql`update offers set valid_until = ${until.toISOString()}::timestamptz where id = ${offer.id}`,
  );
  const key = `${offer.id}:${until.toISOString()}`;
  await enqueue(tx, expireOffersJob, { offer_id: offer.id }, { key, runAt: until });
};

/** Mails the link of a locked offer again, at most once in 24 hours. */
export const remindBuyer = async (
  tx: Tx,
  offer: OfferRow,
): Promise<Result<null, 'transition_not_allowed'>> => {
  const [row] = await tx.query<{ day: string }>(sql`
    update offers set reminded_at = now()
    where id = ${offer.id} and coalesce(reminded_at, created_at) <= now() - interval '24 hours'
    returning reminded_at::text as day`);
  if (!row) return fail('transition_not_allowed');
  await enqueue(tx, remindOfOffer, { offer_id: offer.id, at: row.day }, { key: `${offer.id}:${row.day}` });
  return { ok: true, value: null };
};
