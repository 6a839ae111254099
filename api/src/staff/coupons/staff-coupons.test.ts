import type { CouponTerms, StaffCoupon } from '@shop/contracts';
import { dayIn, sellerTimeZone } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { buyerOf, type OrderShop, startOrderShop } from '../../sales/testing.ts';
import { staff } from '../desk/staff.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ more: () => [staff()] });
});
afterAll(() => shop.cleanup());

const operator = { authorization: 'Bearer a staff key for tests' };
let keyed = 0;
const desk = (method: string, path: string, body?: object, headers: Record<string, string> = operator) => {
  keyed += 1;
  return shop.call(method, `/v1/staff/coupons${path}`, {
    headers: { 'idempotency-key': `coupon-${keyed}`, ...headers },
    ...(body ? { body } : {}),
  });
};
const today = dayIn(sellerTimeZone, new Date());
const terms = (change: Partial<CouponTerms> = {}): CouponTerms => ({
  note: 'Spring fair',
  discount: { kind: 'percent', rate: 1000 },
  minimums: [],
  regions: null,
  products: null,
  starts_on: today,
  ends_on: null,
  usage_limit: null,
  usage_limit_per_buyer: null,
  ...change,
});
/** A new cart of 100 boxes for 151.84 PLN with VAT, and what comes of a code on it. */
const cartWith = async (coupon_code: string) => {
  const buyer = buyerOf(shop, await shop.visitor());
  const { number } = await buyer.open();
  await buyer.add(number, { variant_id: 101, quantity: 100 });
  return buyer.call('PUT', `/orders/${number}/apply_coupon_code`, { coupon_code });
};

describe('a discount code of the desk', () => {
  it('is made as typed, used by buyers, changed by revision and ended', async () => {
    const made = await desk('POST', '', { code: ' spring\u200b 27 ', terms: terms() });
    expect(made.body).toMatchObject({
      code: 'SPRING27',
      state: 'active',
      revision: 1,
      orders: 0,
      effect: [],
    });
    expect((await desk('POST', '', { code: 'Spring27', terms: terms() })).body).toMatchObject({
      code: 'coupon_exists',
    });
    expect((await cartWith('spring27')).body).toMatchObject({ promo_code: 'SPRING27', total: '136.66' });
    const changed = await desk('PUT', '/SPRING27', {
      revision: 1,
      terms: terms({ discount: { kind: 'percent', rate: 2000 }, ends_on: '2099-12-31' }),
    });
    expect(changed.body).toMatchObject({ revision: 2, ends_on: '2099-12-31' });
    // A fifth of 151.84 is 30.37.
    expect((await cartWith('SPRING27')).body).toMatchObject({ total: '121.47' });
    expect((await desk('PUT', '/SPRING27', { revision: 1, terms: terms() })).body).toMatchObject({
      code: 'coupon_conflict',
    });
    expect((await desk('POST', '/SPRING27/end', { revision: 1 })).body).toMatchObject({
      code: 'coupon_conflict',
    });
    const ended = (await desk('POST', '/SPRING27/end', { revision: 2 })).body as StaffCoupon;
    expect([ended.state, ended.ends_on, ended.revision]).toEqual(['ended', today, 3]);
    expect((await desk('POST', '/SPRING27/end', { revision: 3 })).body).toMatchObject({
      code: 'transition_not_allowed',
    });
    expect((await cartWith('SPRING27')).body).toMatchObject({ code: 'coupon_expired' });
    // Another note does not make it valid again until midnight.
    await desk('PUT', '/SPRING27', { revision: 3, terms: terms({ note: 'Fair', ends_on: today }) });
    expect((await cartWith('SPRING27')).body).toMatchObject({ code: 'coupon_expired' });
    const { versions } = (await desk('GET', '/spring27')).body as {
      versions: { revision: number; changed_by: string; terms: CouponTerms }[];
    };
    expect(versions.map(({ revision }) => revision)).toEqual([4, 3, 2, 1]);
    expect(versions[3]).toMatchObject({ changed_by: 'staff:test', terms: terms() });
    await expect(shop.db.execute(sql`update coupon_versions set revision = 9`)).rejects.toThrow('cannot be');
  });

  it('is found by state and by a fragment of code or note', async () => {
    await desk('POST', '', {
      code: 'LATER-1',
      terms: terms({ starts_on: '2099-01-01', note: '50% of a_b' }),
    });
    const found = async (query: string) =>
      ((await desk('GET', query)).body as { coupons: StaffCoupon[] }).coupons.map(({ code }) => code);
    expect(await found('?state=scheduled')).toEqual(['LATER-1']);
    expect(await found('?text=later')).toEqual(['LATER-1']);
    expect(await found('?text=a_b')).toEqual(['LATER-1']);
    expect(await found('?text=50%25')).toEqual(['LATER-1']);
    expect(await found('?text=a%25b')).toEqual([]);
    expect((await desk('POST', '/LATER-1/end', { revision: 1 })).body).toMatchObject({ state: 'ended' });
  });

  it('is refused below cost, for what the shop does not have, and to others', async () => {
    const refused = (change: Partial<CouponTerms>, code = 'NEVER') =>
      desk('POST', '', { code, terms: terms(change) });
    expect((await refused({ discount: { kind: 'percent', rate: 3001 } })).body).toMatchObject({
      code: 'coupon_below_cost',
      fields: [{ path: 'terms.discount.rate', limit: 3000 }],
    });
    expect(
      (await refused({ discount: { kind: 'amount', amounts: [{ currency: 'PLN', amount: '20.00' }] } })).body,
    ).toMatchObject({
      code: 'coupon_below_cost',
      fields: [{ path: 'terms.minimums', example: '66.67 PLN' }],
    });
    expect((await refused({ products: ['nothing'] })).body).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'terms.products.0' }],
    });
    expect((await refused({ ends_on: '2027-02-29' })).body).toMatchObject({
      fields: [{ path: 'terms.ends_on' }],
    });
    expect((await refused({}, 'Ä!')).body).toMatchObject({ fields: [{ path: 'code' }] });
    expect((await desk('GET', '/NEVER')).status).toBe(404);
    const { token } = await shop.member();
    expect((await shop.call('GET', '/v1/staff/coupons', { token })).status).toBe(404);
  });

  it('is changed only by who may in all of its regions', async () => {
    const account = { email: 'pl-only@example.com', password: 'correct horse battery' };
    await shop.call('POST', '/v1/staff/accounts', {
      headers: operator,
      body: { ...account, roles: [{ role: 'merchandiser', regions: ['pl'] }] },
    });
    const { body } = await shop.call('POST', '/sign_in', {
      token: await shop.visitor(),
      body: { user: account },
    });
    const { token } = body as { token: string };
    const by = { 'x-spree-token': token, 'x-region': 'pl' };
    const ours = await desk('POST', '', { code: 'OURS', terms: terms({ regions: ['pl'] }) }, by);
    expect(ours.body).toMatchObject({ regions: ['pl'] });
    expect((await desk('POST', '', { code: 'THEIRS', terms: terms() }, by)).body).toMatchObject({
      code: 'forbidden',
    });
    await desk('POST', '', { code: 'THEIRS', terms: terms() });
    expect((await desk('POST', '/THEIRS/end', { revision: 1 }, by)).body).toMatchObject({
      code: 'forbidden',
    });
    expect(
      (await desk('PUT', '/THEIRS', { revision: 1, terms: terms({ regions: ['pl'] }) }, by)).body,
    ).toMatchObject({ code: 'forbidden' });
  });
});
