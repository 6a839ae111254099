import { money } from '@shop/money';
import Stripe from 'stripe';
import { outcome, problem, readyBuyer } from '../checkout/checkout.fixture.ts';
import { reconcilePayment } from '../checkout/reconcile-payments.ts';
import { fixturePorts, type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { type FakeStripe, startFakeStripe } from './stripe.fixture.ts';
import { createStripeProvider } from './stripe-provider.ts';

const webhookSecret = 'whsec_for_tests';
let stripe: FakeStripe;
let shop: OrderShop;
beforeAll(async () => {
  stripe = await startFakeStripe();
  const settings = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', apiBase: stripe.url };
  shop = await startOrderShop({
    wrap: () => createStripeProvider(settings),
    stripeWebhookSecret: webhookSecret,
  });
});
afterAll(async () => {
  await shop.cleanup();
  await stripe.close();
});
afterEach(() => stripe.cut(false));

const send = (event: object, secret = webhookSecret) => {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  return fetch(`${shop.url}/api/gateway/stripe/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
};
const eventOf = (id: string, type: string, intent: unknown) => ({
  id,
  object: 'event',
  type,
  data: { object: intent },
});
const intentOf = (id: string) => {
  const intent = stripe.intents.get(id);
  if (!intent) throw new Error(`no intent ${id}`);
  return intent;
};

it('charges minor units once, under a key of order and payment', async () => {
  const { buyer, number, order } = await readyBuyer(shop);
  const paid = outcome(await buyer.pay(number, 'pm_card_visa'));
  expect(paid).toMatchObject({ status: 'succeeded', order: { state: 'complete', payment_status: 'OK' } });
  const request = stripe.requests.at(-1);
  expect(request?.line).toBe('POST /v1/payment_intents');
  expect(request?.key).toBe(`${number}-${paid.order.payments[0]?.id}`);
  expect(request?.form.get('amount')).toBe(String(Math.round(Number(order.total) * 100)));
  expect([request?.form.get('currency'), request?.form.get('confirmation_method')]).toEqual([
    'pln',
    'manual',
  ]);
  expect((await buyer.call('GET', `/v2/${number}/stripe/config/publishable_key`)).body).toEqual({
    provider: 'stripe',
    publishable_key: 'pk_test_x',
  });
  expect(
    (
      await buyer.call('POST', '/gateway/stripe/card', {
        number: '4242 4242 4242 4242',
        exp_month: 1,
        exp_year: 2099,
        cvc: '123',
      })
    ).status,
  ).toBe(422);
});

it('passes the bank’s reason on when a card is declined', async () => {
  const { buyer, number } = await readyBuyer(shop);
  const reply = await buyer.pay(number, 'pm_card_chargeDeclined');
  expect([reply.status, problem(reply).decline_code]).toEqual([402, 'insufficient_funds']);
  expect(outcome(await buyer.pay(number, 'pm_card_visa')).order.state).toBe('complete');
});

it('charges after 3-D Secure only when the buyer comes back to the same cart', async () => {
  const { buyer, number } = await readyBuyer(shop);
  const asked = outcome(await buyer.pay(number, 'pm_card_threeDSecure2Required'));
  expect(asked).toMatchObject({
    status: 'requires_action',
    client_secret: expect.stringContaining('_secret_'),
  });
  intentOf(asked.payment_intent_id).status = 'requires_confirmation';
  expect(outcome(await buyer.confirm(number, asked.payment_intent_id, 'pass')).order.state).toBe('complete');
});

it('leaves the outcome open when Stripe cannot be reached, and the watch finds what became of it', async () => {
  const { buyer, number } = await readyBuyer(shop);
  stripe.cut(true);
  const reply = await buyer.pay(number, 'pm_card_visa');
  expect([reply.status, problem(reply).code]).toEqual([503, 'busy']);
  stripe.cut(false);
  expect(outcome(await buyer.pay(number, 'pm_card_visa')).order.state).toBe('complete');
  expect(
    [...stripe.intents.values()].filter(({ metadata }) => metadata.charge_key?.startsWith(number)),
  ).toHaveLength(1);
});

it('places the order by a signed event, whoever is first, and takes no unsigned one', async () => {
  const { buyer, number } = await readyBuyer(shop);
  const waiting = outcome(await buyer.pay(number, 'pm_card_processing'));
  expect(waiting).toMatchObject({ status: 'processing', order: { payment_status: 'DELAYED' } });
  const intent = intentOf(waiting.payment_intent_id);
  expect((await send(eventOf('evt_1', 'payment_intent.processing', intent))).status).toBe(200);
  intent.status = 'succeeded';
  const done = eventOf(`evt_${number}`, 'payment_intent.succeeded', intent);
  expect((await send(done, 'whsec_of_somebody_else')).status).toBe(422);
  await shop.work();
  expect((await buyer.read(number)).payment_status).toBe('OK');
  const replies = await Promise.all([send(done), send(done), send(done)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  await shop.work();
  expect(await buyer.read(number)).toMatchObject({
    state: 'complete',
    payment_status: 'OK',
    payments: [{ state: 'completed' }],
  });
});

it('goes to a bank’s page and can be started again with a card', async () => {
  const { buyer, number } = await readyBuyer(shop);
  const gone = outcome(await buyer.redirect(number, 'p24'));
  expect(gone).toMatchObject({
    status: 'requires_action',
    redirect_url: `https://bank.test/${gone.payment_intent_id}`,
  });
  const paid = outcome(await buyer.pay(number, 'pm_card_visa'));
  expect(paid.order.payments.map(({ state, payment_method }) => [payment_method, state])).toEqual([
    ['p24', 'void'],
    ['card', 'completed'],
  ]);
  expect(intentOf(gone.payment_intent_id).status).toBe('canceled');
});

it('passes name and e-mail of the payer to a bank’s page, which p24 requires', async () => {
  const { buyer, number, email } = await readyBuyer(shop);
  const started = outcome(await buyer.redirect(number, 'p24'));
  expect(started.status).toBe('requires_action');
  const { form } = stripe.requests.findLast((request) => request.key?.startsWith(number)) ?? {};
  expect([
    form?.get('payment_method_data[billing_details][email]'),
    form?.get('payment_method_data[billing_details][name]'),
  ]).toEqual([email, 'Ada Nowak']);
});

it.each(['p24', 'bancontact', 'eps'])(
  'is refused by %s, and opens nothing, when nobody is named',
  async (type) => {
    const provider = createStripeProvider({
      secretKey: 'sk_test_x',
      publishableKey: null,
      apiBase: stripe.url,
    });
    const charge = (name: string | null, email: string | null) =>
      provider.charge({
        idempotencyKey: crypto.randomUUID(),
        amount: money(1000, 'EUR'),
        method: { kind: 'redirect', type },
        orderNumber: 'R000000001',
        payer: { name, email },
        returnUrl: 'https://shop.test/return',
      });
    expect(await charge(null, null)).toMatchObject({ status: 'failed', declineCode: 'parameter_missing' });
    expect(await charge('Ada Nowak', 'ada@shop.test')).toMatchObject({ status: 'requires_action' });
  },
);

it('counts a bank’s page that was paid after all', async () => {
  const { buyer, number } = await readyBuyer(shop);
  const gone = outcome(await buyer.redirect(number, 'p24'));
  intentOf(gone.payment_intent_id).status = 'succeeded';
  const paid = outcome(await buyer.pay(number, 'pm_card_visa'));
  expect(paid.order).toMatchObject({
    state: 'complete',
    payments: [{ payment_method: 'p24', state: 'completed' }],
  });
  const [first] = paid.order.payments;
  const ports = fixturePorts(shop.deps, shop.book);
  expect(await reconcilePayment(shop.db, ports, shop.provider, first?.id ?? 0)).toBe('over');
});
