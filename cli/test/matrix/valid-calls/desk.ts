import { type Entries, staff } from '../entry.ts';
import type { Stage } from '../stage.ts';

const orderOnce = (stage: Stage) => stage.once('placed', () => stage.placed());
const aboutOrder = async (stage: Stage) => ({ params: { number: (await orderOnce(stage)).number } });
const held = async (stage: Stage) => {
  const { number } = await stage.placed();
  await stage.byStaff('POST', `/v1/staff/orders/${number}/hold`, { revision: 0, reason: 'Unclear address' });
  return number;
};

/** The orders of the desk. */
export const desk: Entries = {
  'GET /v1/staff/orders': staff(),
  'GET /v1/staff/orders/counts': staff(),
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
  'GET /v1/staff/search': staff({ query: { q: 'example' } }),
};
