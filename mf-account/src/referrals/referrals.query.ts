import { claimReferral, getReferrals } from '@shop/contracts';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { keepPreviousData, unwrap, useQuery } from '@shop/kit/query';

const perPage = 20;

/** Returns the member's code, the programme's terms and one page of referrals, newest first. */
export const useReferrals = (page: number) =>
  useQuery({
    queryKey: ['referrals', page],
    queryFn: ({ signal }) => unwrap(call(getReferrals, { query: { page, per_page: perPage }, signal })),
    placeholderData: keepPreviousData,
  });

/** Claims a referral code for the new account. */
export const claim = (code: string) =>
  call(claimReferral, { body: { referral: { code } }, idempotencyKey: newIdempotencyKey() });
