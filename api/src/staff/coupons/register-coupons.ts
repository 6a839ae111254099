import type { CouponTerms } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import { type ApiDeps, type Failure, fail, ok, type Route } from '../../platform/index.ts';
import { createCoupon, endCoupon, regionsOfTerms, updateCoupon } from '../../sales/index.ts';
import { findCoupon, listCoupons, listCouponVersions } from './read-coupons.ts';

/** Refuses a code for regions in which the caller may not change the catalogue; `null` as regions are all. */
const refuseRegions = (terms: CouponTerms, own: readonly string[] | null): Failure<'forbidden'> | null =>
  own === null || regionsOfTerms(terms).every((id) => own.includes(id)) ? null : fail('forbidden');

/** Registers the routes of discount codes. */
export const registerCoupons = (route: Route, { clock }: ApiDeps): void => {
  route.staff(contracts.listStaffCoupons, async ({ db, query }) => ok(await listCoupons(db, query)));
  route.staff(contracts.getStaffCoupon, async ({ db, params }) => {
    const coupon = await findCoupon(db, params.code);
    return coupon.ok
      ? ok({ coupon: coupon.value, versions: await listCouponVersions(db, params.code) })
      : coupon;
  });
  route.staff(contracts.createStaffCoupon, async ({ db, body, actor, held }) => {
    const made =
      refuseRegions(body.terms, held.regions) ?? (await createCoupon(db, body, { actor, now: clock() }));
    return made.ok ? findCoupon(db, made.value) : made;
  });
  route.staff(contracts.updateStaffCoupon, async ({ db, params, body, actor, held }) => {
    const before = await findCoupon(db, params.code);
    if (!before.ok) return before;
    const changed =
      refuseRegions(before.value, held.regions) ??
      refuseRegions(body.terms, held.regions) ??
      (await updateCoupon(db, params.code, body, { actor, now: clock() }));
    return changed.ok ? findCoupon(db, changed.value) : changed;
  });
  route.staff(contracts.endStaffCoupon, async ({ db, params, body, actor, held }) => {
    const before = await findCoupon(db, params.code);
    if (!before.ok) return before;
    const {
      code: _code,
      state: _state,
      revision: _seen,
      orders: _orders,
      effect: _effect,
      ...terms
    } = before.value;
    const ended =
      refuseRegions(terms, held.regions) ??
      (await endCoupon(db, params.code, { revision: body.revision, terms }, { actor, now: clock() }));
    return ended.ok ? findCoupon(db, ended.value) : ended;
  });
};
