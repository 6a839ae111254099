import {
  type CouponState,
  type CouponTerms,
  couponStates,
  createStaffCoupon,
  endStaffCoupon,
  getStaffCoupon,
  listStaffCoupons,
  type StaffCoupon,
  updateStaffCoupon,
} from '@shop/contracts';
import { call, newIdempotencyKey } from '@shop/kit/api';
import { keepPreviousData, unwrap, useQuery } from '@shop/kit/query';

/** The refresh interval in milliseconds while the page is visible. */
const intervalMs = 15_000;

export interface CouponsView {
  readonly state: CouponState | undefined;
  readonly text: string;
}

/** Reads the filters from the address; values that the API would refuse are left out. */
export const readCouponsView = (search: URLSearchParams): CouponsView => ({
  state: couponStates.find((one) => one === search.get('state')),
  text: search.get('text')?.trim().slice(0, 40) ?? '',
});

export const useCoupons = ({ state, text }: CouponsView, page: number) =>
  useQuery({
    queryKey: ['desk', 'coupons', state ?? '', text, page],
    queryFn: ({ signal }) =>
      unwrap(
        call(listStaffCoupons, {
          query: {
            page,
            per_page: 50,
            ...(state === undefined ? {} : { state }),
            ...(text === '' ? {} : { text }),
          },
          signal,
        }),
      ),
    refetchInterval: page === 1 ? intervalMs : false,
    placeholderData: keepPreviousData,
  });

/** One code with its versions; none while a new one is made. */
export const useCoupon = (code: string | undefined) =>
  useQuery({
    queryKey: ['desk', 'coupon', code ?? ''],
    queryFn: ({ signal }) => unwrap(call(getStaffCoupon, { params: { code: code ?? '' }, signal })),
    enabled: code !== undefined,
    refetchInterval: intervalMs,
  });

interface Save {
  readonly code: string;
  readonly terms: CouponTerms;
  /** The revision that the reader saw; undefined makes a new code. */
  readonly revision: number | undefined;
  /** One for one confirmed save. */
  readonly idempotencyKey: string;
}

export const sendCoupon = ({ code, terms, revision, idempotencyKey }: Save) =>
  revision === undefined
    ? call(createStaffCoupon, { body: { code, terms }, idempotencyKey })
    : call(updateStaffCoupon, { params: { code }, body: { revision, terms }, idempotencyKey });

export const sendEnd = ({ code, revision }: StaffCoupon) =>
  call(endStaffCoupon, { params: { code }, body: { revision }, idempotencyKey: newIdempotencyKey() });
