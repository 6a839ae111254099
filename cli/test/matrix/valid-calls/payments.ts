import { randomUUID } from 'node:crypto';
import type { Refund } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { berlin } from '../../conformance/world.ts';
import { type Entries, link, owned, self, signed, staff } from '../entry.ts';
import type { Stage } from '../stage.ts';

const today = (): string => new Date().toISOString().slice(0, 10);

/** An order paid by transfer and partly refunded by transfer. */
const transferred = async (stage: Stage) => {
  const order = await stage.awaiting();
  await stage.byStaff('POST', '/v1/transfers', {
    order_number: order.number,
    amount: order.total,
    currency: 'EUR',
    received_on: today(),
    reference: `T-${randomUUID().slice(0, 12)}`,
  });
  return order;
};
/** A bank statement with one entry that no other statement has. */
const statement = (reference = `B-${randomUUID()}`): Uint8Array =>
  Buffer.from(`<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>
<Ntry><Amt Ccy="EUR">12.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${today()}</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef></Ntry>
</Stmt></BkToCstmrStmt></Document>`);
/** An entry of a new statement, which pays no order by itself. */
const aboutEntry = async (stage: Stage) => {
  const reference = `B-${randomUUID()}`;
  await stage.shop.call('POST', '/v1/staff/bank_statements?format=camt', {
    headers: stage.world.staff.headers ?? {},
    bytes: statement(reference),
  });
  const { entries } = await stage.byStaff<{ entries: { id: number }[] }>(
    'GET',
    `/v1/staff/bank_entries?text=${reference}`,
  );
  return { params: { id: entries[0]?.id ?? 0 } };
};
const refunded = async (stage: Stage, order_number: string) =>
  stage.byStaff<Refund>('POST', '/v1/refunds', { order_number, amount: '1.00', reason: 'price_reduction' });
/** A refund that the card's bank has returned. */
const bounced = async (stage: Stage): Promise<Refund> => {
  const { number } = await stage.placed({ card: '4000 0000 0000 5126' });
  const refund = await refunded(stage, number);
  for (let pass = 0; pass < 6; pass += 1) {
    await stage.shop.runJobs();
    await stage.shop.db.execute(sql`update jobs set run_at = now() where state = 'waiting'`);
  }
  return refund;
};
const intent = async (stage: Stage, card?: string) => {
  const { number, total } = await stage.ready();
  const { payment_intent_id } = await stage.own<{ payment_intent_id: string }>(
    'POST',
    `/v2/${number}/stripe/payment_intents/pay`,
    { payment_method_id: await stage.card(card), expected_total: total },
  );
  return { orderId: number, payment_intent_id };
};
const invoiced = async (stage: Stage) =>
  stage.once('invoice', async () => {
    await stage.placed();
    for (let pass = 0; pass < 3; pass += 1) await stage.shop.runJobs();
    const { invoices } = await stage.own<{
      invoices: { number: string; pdf_url: string; ubl_url: string }[];
    }>('GET', '/invoices');
    const [first] = invoices;
    if (!first) throw new Error('no invoice of a paid order');
    return first;
  });
/** A company cart that is large enough for instalments. */
const large = async (stage: Stage) => {
  await stage.renew();
  stage.spoil();
  const { number } = await stage.ready();
  const [variant] = await stage.variants();
  await stage.own('POST', `/orders/${number}/line_items`, {
    line_item: { variant_id: variant?.id, quantity: 5000 },
  });
  await stage.own('PUT', `/checkouts/${number}?state=address`, {
    order: { ship_address_attributes: { ...berlin, company: 'Nowak GmbH' } },
  });
  return number;
};
/** The address of an order's print file. */
const file = async (stage: Stage) =>
  stage.once('file', async () => {
    const order = await stage.placed({ printed: true });
    for (let pass = 0; pass < 3; pass += 1) await stage.shop.runJobs();
    const reply = await stage.own<object>('GET', `/production_files?order_number=${order.number}`);
    const [, id = '', query = ''] =
      /production_files\/([^/"]+)\/file\?([^"]*)/.exec(JSON.stringify(reply)) ?? [];
    return { params: { id }, query: Object.fromEntries(new URLSearchParams(query)) };
  });

/** Payments, refunds, invoices, wallet, instalments. */
export const payments: Entries = {
  'GET /v2/:orderId/stripe/config/publishable_key': owned(async (stage) => ({
    params: { orderId: (await stage.once('cart', stage.cart)).number },
  })),
  'POST /gateway/stripe/card': self({
    body: { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2099, cvc: '123' },
  }),
  'POST /v2/:orderId/stripe/payment_intents/pay': owned(async (stage) => {
    const { number, total } = await stage.ready();
    return {
      params: { orderId: number },
      body: { payment_method_id: await stage.card(), expected_total: total },
    };
  }),
  'POST /v2/:orderId/stripe/payment_intents/confirm': owned(async (stage) => {
    const { orderId, payment_intent_id } = await intent(stage, '4000 0025 0000 3155');
    return { params: { orderId }, body: { payment_intent_id, sandbox_challenge: 'pass' } };
  }),
  'POST /v2/:orderId/stripe/payment_intents/initiate_stripe_redirect_payment': owned(async (stage) => {
    const { number, total } = await stage.ready();
    return { params: { orderId: number }, body: { payment_method_type: 'p24', expected_total: total } };
  }),
  'POST /check_payments': owned(async (stage) => {
    const { number, total } = await stage.ready('check');
    return { body: { order_number: number, expected_total: total } };
  }),
  'POST /gateway/sandbox/outcomes': owned(async (stage) => {
    const { number, total } = await stage.ready();
    const { payment_intent_id } = await stage.own<{ payment_intent_id: string }>(
      'POST',
      `/v2/${number}/stripe/payment_intents/initiate_stripe_redirect_payment`,
      { payment_method_type: 'p24', expected_total: total },
    );
    return { body: { payment_intent_id, outcome: 'paid' } };
  }),
  'GET /v2/refunds': self(),
  'GET /v1/refunds': staff(),
  'POST /v1/refunds': staff(async (stage) => ({
    body: { order_number: (await stage.placed()).number, amount: '1.00', reason: 'price_reduction' },
  })),
  'POST /v1/refunds/:id/retry': staff(async (stage) => ({ params: { id: (await bounced(stage)).id } })),
  'POST /v1/refunds/:id/payouts': staff(async (stage) => {
    const { id, payouts } = await refunded(stage, (await transferred(stage)).number);
    return {
      params: { id },
      body: { payout_id: payouts[0]?.id, reference: `P-${randomUUID().slice(0, 12)}`, paid_on: today() },
    };
  }),
  'POST /v1/transfers': staff(async (stage) => {
    const order = await stage.awaiting();
    return {
      body: {
        order_number: order.number,
        amount: order.total,
        currency: 'EUR',
        received_on: today(),
        reference: `T-${randomUUID().slice(0, 12)}`,
      },
    };
  }),
  'GET /v1/transfers': staff(),
  'POST /v1/staff/exchange_rates/preview': staff({
    bytes: Buffer.from(
      '[{"table":"A","no":"039/A/NBP/2022","effectiveDate":"2022-02-25","rates":[{"code":"EUR","mid":4.6608}]}]',
    ),
  }),
  'POST /v1/staff/bank_statements/preview': staff({ bytes: statement() }),
  'POST /v1/staff/bank_statements': staff(() => ({ query: { format: 'camt' }, bytes: statement() })),
  'GET /v1/staff/bank_statements': staff(),
  'GET /v1/staff/bank_entries': staff(),
  'POST /v1/staff/bank_entries/:id/book': staff(async (stage) => ({
    ...(await aboutEntry(stage)),
    body: { revision: 0, order_number: (await stage.awaiting()).number },
  })),
  'POST /v1/staff/bank_entries/:id/dismiss': staff(async (stage) => ({
    ...(await aboutEntry(stage)),
    body: { revision: 0, reason: 'Interest of the bank.' },
  })),
  'POST /v1/staff/bank_entries/:id/reopen': staff(async (stage) => {
    const call = await aboutEntry(stage);
    const dismissal = { revision: 0, reason: 'Interest of the bank.' };
    await stage.byStaff('POST', `/v1/staff/bank_entries/${call.params.id}/dismiss`, dismissal);
    return { ...call, body: { revision: 1 } };
  }),
  'GET /production_files/:id/file': link((stage) => file(stage)),
  'GET /v1/staff/exchange_rates': staff(),
  'POST /v1/staff/exchange_rates': staff({
    body: {
      tables: [{ number: '039/A/NBP/2022', day: '2022-02-25', rates: [{ currency: 'EUR', rate: '4.6608' }] }],
      periods: [
        { first_day: '2022-02-01', last_day: '2022-02-28', rates: [{ currency: 'EUR', rate: '1.1968' }] },
      ],
    },
  }),
  'GET /invoices': self(),
  'GET /invoices/:number': owned(async (stage) => ({ params: { number: (await invoiced(stage)).number } })),
  'GET /invoices/:number/pdf': link(async (stage) => {
    const { number, pdf_url } = await invoiced(stage);
    return { params: { number }, query: signed(pdf_url) };
  }),
  'GET /invoices/:number/xml': link(async (stage) => {
    const { number, ubl_url } = await invoiced(stage);
    return { params: { number }, query: signed(ubl_url) };
  }),
  'GET /v1/wallet': self({ query: { currency: 'EUR' } }),
  'PUT /v1/wallet': owned(async (stage) => ({
    body: { order_number: (await stage.cart()).number, apply: true },
  })),
  'POST /v1/wallet/entries': staff(async (stage) => ({
    body: { user_id: (await stage.owner()).id, currency: 'EUR', amount: '5.00', reason: 'A box came late.' },
  })),
  'POST /payment_schedules': owned(async (stage) => ({
    body: { order_id: await large(stage), installments_attributes: [{}, {}] },
  })),
  'GET /orders/:number/payment_summary': owned(async (stage) => ({
    params: { number: (await stage.once('placed', () => stage.placed())).number },
  })),
  'GET /v2/transactionlink/workflow_token': owned(async (stage) => ({
    query: { order_number: (await stage.once('awaiting', stage.awaiting)).number },
  })),
};
