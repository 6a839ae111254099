import { randomUUID } from 'node:crypto';
import type { CouponTerms, listCalendar, ReplyOf, StaffCoupon, StaffDue, StaffOrder } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type Entries, staff } from '../entry.ts';
import type { Stage } from '../stage.ts';

const orderOnce = (stage: Stage) => stage.once('placed', () => stage.placed());
const aboutOrder = async (stage: Stage) => ({ params: { number: (await orderOnce(stage)).number } });
const aboutQuote = async (stage: Stage) => ({
  params: { number: (await stage.once('quote', stage.quote)).qr_number },
});
const aboutCustomer = async (stage: Stage) => ({
  params: { id: String((await stage.own<{ id: number }>('GET', '/users/me')).id) },
});
const invoiceOnce = async (stage: Stage) => {
  const { number } = await orderOnce(stage);
  const { invoices } = await stage.byStaff<StaffOrder>('GET', `/v1/staff/orders/${number}`);
  return invoices[0]?.number ?? '';
};
const held = async (stage: Stage) => {
  const { number } = await stage.placed();
  await stage.byStaff('POST', `/v1/staff/orders/${number}/hold`, { revision: 0, reason: 'Unclear address' });
  return number;
};

const couponTerms: CouponTerms = {
  note: 'A fair',
  discount: { kind: 'percent', rate: 500 },
  minimums: [],
  regions: ['pl'],
  products: null,
  starts_on: '2026-01-01',
  ends_on: null,
  usage_limit: 100,
  usage_limit_per_buyer: 1,
};
const newCoupon = () => ({ code: `FAIR-${randomUUID().slice(0, 8)}`.toUpperCase(), terms: couponTerms });
const aboutCoupon = async (stage: Stage) => {
  const { code, revision } = await stage.byStaff<StaffCoupon>('POST', '/v1/staff/coupons', newCoupon());
  return { params: { code }, revision };
};

/** An order that has awaited its transfer for a month. */
const overdue = async (stage: Stage) => {
  const { number, total } = await stage.awaiting();
  const { db } = stage.shop;
  await db.execute(sql`alter table orders disable trigger orders_are_immutable`);
  await db.execute(
    sql`update orders set placed_at = placed_at - interval '30 days' where number = ${number}`,
  );
  await db.execute(sql`alter table orders enable trigger orders_are_immutable`);
  const { dues } = await stage.byStaff<{ dues: StaffDue[] }>('GET', `/v1/staff/dues?text=${number}`);
  return {
    params: { number },
    body: { step: 'reminder', due_on: dues[0]?.due_on ?? '', amount: total },
  };
};

/** A Wednesday of next year that no other call closes. */
let wednesdays = 0;
const closing = () => {
  wednesdays += 1;
  const at = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 0, 1 + 7 * (wednesdays % 50)));
  at.setUTCDate(at.getUTCDate() + ((3 - at.getUTCDay() + 7) % 7));
  const day = at.toISOString().slice(0, 10);
  return { place: 'se', first_day: day, last_day: day, reason: 'The carrier moves.' };
};

/** The orders, discount codes and quote requests of the desk. */
export const desk: Entries = {
  'GET /v1/staff/orders': staff(),
  'GET /v1/staff/orders/counts': staff(),
  'GET /v1/staff/production_lines': staff(),
  'GET /v1/staff/production_lines/:id/preflight': staff(async (stage) => ({
    params: { id: (await orderOnce(stage)).line_items[0]?.id ?? 0 },
  })),
  'GET /v1/staff/orders/:number': staff(aboutOrder),
  'POST /v1/staff/orders/:number/notes': staff(async (stage) => ({
    ...(await aboutOrder(stage)),
    body: { text: 'Calls back on Monday.' },
  })),
  'POST /v1/staff/orders/:number/hold': staff(async (stage) => ({
    params: { number: (await stage.placed()).number },
    body: { revision: 0, reason: 'The address is unclear.' },
  })),
  'POST /v1/staff/orders/:number/release': staff(async (stage) => ({
    params: { number: await held(stage) },
    body: { revision: 1 },
  })),
  'POST /v1/staff/orders/:number/refund_preview': staff(async (stage) => ({
    ...(await aboutOrder(stage)),
    body: { full: true, reason: 'defect' },
  })),
  'GET /v1/staff/payments': staff({ query: { state: 'open', text: 'abc' } }),
  'GET /v1/staff/payments/:id': staff(async (stage) => ({
    params: { id: (await orderOnce(stage)).payments[0]?.id ?? 0 },
  })),
  'GET /v1/staff/dues': staff({ query: { overdue: 'true' } }),
  'GET /v1/staff/figures': staff({ query: { from: '2026-01-01', to: '2026-12-31', by: 'product' } }),
  'GET /v1/staff/dues/:number/mail': staff(async (stage) => ({ params: (await overdue(stage)).params })),
  'POST /v1/staff/dues/:number/mail': staff(overdue),
  'GET /v1/staff/refunds': staff({ query: { state: 'open' } }),
  'GET /v1/staff/invoices': staff({ query: { kind: 'normal', period: '2026-11', treatment: 'domestic' } }),
  'GET /v1/staff/invoices/:number': staff(async (stage) => ({
    params: { number: await invoiceOnce(stage) },
  })),
  'GET /v1/staff/vat_report': staff({ query: { period: '2026-Q4', region: 'pl' } }),
  'GET /v1/staff/periods/:month': staff({ params: { month: '2026-01' } }),
  'POST /v1/staff/periods/:month/close': staff({ params: { month: '2025-01' } }),
  'GET /v1/staff/journal': staff({ query: { period: '2026-Q4' } }),
  'GET /v1/staff/calendar': staff({ query: { place: 'plant' } }),
  'POST /v1/staff/closed_days': staff(() => ({ body: closing() })),
  'POST /v1/staff/closed_days/:id/reopen': staff(async (stage) => {
    const body = closing();
    await stage.byStaff('POST', '/v1/staff/closed_days', body);
    const { days } = await stage.byStaff<ReplyOf<typeof listCalendar>>(
      'GET',
      `/v1/staff/calendar?place=${body.place}&kind=closed`,
    );
    return { params: { id: days.find(({ date }) => date === body.first_day)?.closed_day_id ?? 0 } };
  }),
  'GET /v1/staff/coupons': staff(),
  'POST /v1/staff/coupons': staff(() => ({ body: newCoupon() })),
  'GET /v1/staff/coupons/:code': staff(async (stage) => ({ params: (await aboutCoupon(stage)).params })),
  'PUT /v1/staff/coupons/:code': staff(async (stage) => {
    const { params, revision } = await aboutCoupon(stage);
    return { params, body: { revision, terms: { ...couponTerms, note: 'Another fair' } } };
  }),
  'POST /v1/staff/coupons/:code/end': staff(async (stage) => {
    const { params, revision } = await aboutCoupon(stage);
    return { params, body: { revision } };
  }),
  'GET /v1/staff/customers': staff({ query: { kind: 'account', since: '2026-01-01' } }),
  'GET /v1/staff/customers/:id': staff(aboutCustomer),
  'POST /v1/staff/customers/:id/notes': staff(async (stage) => ({
    ...(await aboutCustomer(stage)),
    body: { text: 'Prefers mail.' },
  })),
  'GET /v1/staff/quote_requests': staff(),
  'GET /v1/staff/quote_requests/owners': staff(),
  'GET /v1/staff/quote_requests/:number': staff(aboutQuote),
  'PUT /v1/staff/quote_requests/:number/owner': staff(async (stage) => ({
    params: { number: (await stage.quote()).qr_number },
    body: { revision: 0, owner_id: null },
  })),
  'POST /v1/staff/quote_requests/:number/close': staff(async (stage) => ({
    params: { number: (await stage.quote()).qr_number },
    body: { revision: 0, reason: 'The buyer chose another shop.' },
  })),
  'POST /v1/staff/quote_requests/:number/notes': staff(async (stage) => ({
    ...(await aboutQuote(stage)),
    body: { text: 'Calls back on Monday.' },
  })),
  'GET /v1/staff/search': staff({ query: { q: 'example' } }),
};
