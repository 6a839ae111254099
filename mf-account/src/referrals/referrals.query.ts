import { claimReferral, getReferrals } from '@shop/contracts';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { keepPreviousData, unwrap, useQuery } from '@shop/kit/query';

const perPage = 20;

/** The member's code, the programme's terms and what came of it, newest first, a page at a time. */
export const useReferrals = (page: number) =>
  useQuery({
    queryKey: ['referrals', page],
    queryFn: ({ signal }) => unwrap(call(getReferrals, { query: { page, per_page: perPage }, signal })),
    placeholderData: keepPreviousData,
  });

/** Says by whose code the new account came. */
export const claim = (code: string) =>
  call(claimReferral, { body: { referral: { code } }, idempotencyKey: newIdempotencyKey() });
