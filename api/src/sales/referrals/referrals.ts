import * as contracts from '@shop/contracts';
import { toDecimal } from '@shop/money';
import { markets } from '@shop/regions';
import {
  type Domain,
  ok,
  pageUrl,
  pagingMembers,
  resolveMailLanguage,
  toLimitOffset,
} from '../../platform/index.ts';
import { claimReferral } from './claim-referral.ts';
import { getReferralCode } from './referral-code.ts';
import { findClaimedReferral, listReferrals, presentReferral } from './referrals.repo.ts';
import { rewardAmounts } from './reward-amounts.ts';
import { referralHandlers } from './settle-referral.ts';

/** Referrals: both parties get a credit after the new customer's first paid order. */
export const referrals = (): Domain => ({
  name: 'referrals',
  register(route, { settings }) {
    route(contracts.getReferrals, async ({ db, user, region, query }) => {
      const market = markets[region];
      const { referrer, referred, minimum } = rewardAmounts(market.currency);
      const code = await getReferralCode(db, user.id);
      const url = new URL(pageUrl(settings, market, resolveMailLanguage(user.locale), 'register', {}));
      url.searchParams.set('referral', code);
      const claim = await findClaimedReferral(db, user.id);
      const { rows, total } = await listReferrals(db, user.id, {
        status: query['q[status_eq]'] ?? null,
        ...toLimitOffset(query),
      });
      return ok({
        code,
        url: url.href,
        terms: {
          currency: market.currency,
          referrer_reward: toDecimal(referrer),
          referred_reward: toDecimal(referred),
          minimum_order: toDecimal(minimum),
          refused_for: [...contracts.referralReasons],
        },
        claimed: claim && presentReferral(claim, 'referred'),
        referrals: rows.map((row) => presentReferral(row, 'referrer')),
        ...pagingMembers(query, rows.length, total),
      });
    });
    route(
      contracts.claimReferral,
      ({ db, user, region, body }) =>
        claimReferral(db, settings.sessionSecret, user, region, body.referral.code),
      // Prevents guessing of codes.
      { perMinute: 20 },
    );
  },
  jobs: referralHandlers,
});
