import type { Referral } from '@shop/contracts';
import { parseCode } from '@shop/intake';
import type { RegionId } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { type CallUser, type Db, type Failure, fail, ok, type Result } from '../../platform/index.ts';
import { hashMailbox, normalizeMailbox } from './referral-code.ts';
import { findClaimedReferral, presentReferral } from './referrals.repo.ts';

type Refusal = Failure<'referral_unknown' | 'referral_not_eligible' | 'not_found'>;

const refuse = (detail: string) => fail('referral_not_eligible', { detail });

/**
 * Records the referral code that an account came with. The account must be new: no order, no
 * earlier claim, and not a second account of the same mailbox or of the referrer's. Credits follow
 * later: see `settle-referral.ts`.
 */
export const claimReferral = (
  db: Db,
  secret: string,
  user: CallUser,
  region: RegionId,
  given: string,
): Promise<Result<{ readonly referral: Referral }, Refusal['code']>> =>
  db.transaction(async (tx): Promise<Result<{ readonly referral: Referral }, Refusal['code']>> => {
    const read = parseCode(given);
    // Serialises concurrent claims.
    const [me] = await tx.query<{ email: string }>(
      sql`select email from users where id = ${user.id} and email is not null for no key update`,
    );
    if (!me) return fail('not_found');
    const [referrer] = await tx.query<{ id: number; email: string }>(sql`
      select u.id, u.email from referral_codes k join users u on u.id = k.user_id
      where k.code = ${read.ok ? read.value : ''} and u.email is not null`);
    if (!referrer) return fail('referral_unknown');
    const known = await findClaimedReferral(tx, user.id);
    if (known)
      return known.referrer_id === referrer.id
        ? ok({ referral: presentReferral(known, 'referred') })
        : refuse('You have already used another code.');
    const mailbox = normalizeMailbox(me.email);
    if (referrer.id === user.id || normalizeMailbox(referrer.email) === mailbox)
      return refuse('This is your own code; give it to somebody else.');
    const [standing] = await tx.query<{ ordered: boolean; second: boolean }>(sql`
      select exists (select 1 from orders where placed_at is not null
          and user_id in (select id from users where id = ${user.id} or merged_into = ${user.id})) as ordered,
        exists (select 1 from users where email = ${mailbox} and id <> ${user.id}) as second`);
    if (standing?.ordered) return refuse('A code can be used before the first order only.');
    if (standing?.second) return refuse('This mailbox already has an account.');
    const made = await tx.execute(sql`
      insert into referrals (referrer_id, referred_id, mailbox, region)
      values (${referrer.id}, ${user.id}, ${hashMailbox(secret, me.email)}, ${region}) on conflict do nothing`);
    const claim = made === 1 ? await findClaimedReferral(tx, user.id) : null;
    return claim
      ? ok({ referral: presentReferral(claim, 'referred') })
      : refuse('This mailbox already has an account.');
  });
