// Covers: api/src/platform api/src/sales/tax api/src/sales/payments
import type { Order } from '@shop/contracts';
import { expect, test } from 'playwright/test';
import { freePort } from '../support/free-port.ts';
import { startRedis, startSmtp, startVies } from '../support/neighbours.ts';
import { countOrder, exactlyOnce, findInconsistencies, readStripeBooks } from '../support/order-counts.ts';
import { startTwoProcesses, type TwoProcesses } from '../support/processes.ts';
import { addLine, card, cards, fillIn, openCart, pay, plainVariants, register } from '../support/shopper.ts';
import { startFakeStripe } from '../support/stripe.ts';

const berlin = {
  firstname: 'Greta',
  lastname: 'Berg',
  company: 'Berg GmbH',
  vat_id: 'DE136695976',
  address1: 'Hauptstraße 1',
  city: 'Berlin',
  zipcode: '10115',
  country_iso: 'DE',
  phone: '+49 30 1234567',
};

/** A shopper with a ready cart in this region, at this address. */
const atTheTill = async (shop: TwoProcesses, region = 'pl', currency = 'PLN', address?: object) => {
  const buyer = await register(() => shop.urls, region);
  const [variant = 0] = await plainVariants(buyer, 1);
  const { number } = await openCart(buyer, currency);
  await addLine(buyer, number, variant, 100);
  await fillIn(buyer, number, address);
  return { buyer, number };
};

/** Makes waiting jobs due now. */
const hurry = (shop: TwoProcesses, name: string) =>
  shop.query(`update jobs set run_at = now() where state = 'waiting' and name = $1`, [name]);

test.describe('mail, the VAT register and Redis', () => {
  let shop: TwoProcesses;
  let vies: Awaited<ReturnType<typeof startVies>>;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let smtpPort: number;
  test.beforeAll(async () => {
    vies = await startVies();
    smtpPort = await freePort();
    redis = await startRedis(await freePort());
    shop = await startTwoProcesses({
      env: {
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        VIES_URL: vies.url,
        VAT_REQUESTER: 'PL1234563218',
        REDIS_URL: redis.url,
        RATE_LIMIT_FACTOR: '1',
      },
    });
  });
  test.afterAll(async () => {
    await shop.stop();
    vies.close();
    await redis.kill();
  });

  test('mail is down: the order is placed, and its mail comes once when there is a mail server', async () => {
    const { buyer, number } = await atTheTill(shop);
    const paid = await pay(buyer, number, await card(buyer, cards.success));
    expect([paid.status, paid.body.order?.state]).toEqual([200, 'complete']);
    const job = () =>
      shop.query<{ state: string }>(
        `select j.state, j.last_error like '%ECONNREFUSED%' as refused
         from jobs j join carts c on c.id = (j.payload ->> 'order_id')::int where j.name = 'orders.mail' and c.number = $1`,
        [number],
      );
    // Whether the next attempt has just begun does not matter.
    await expect.poll(job).toEqual([{ state: expect.stringMatching(/^(waiting|running)$/), refused: true }]);
    const smtp = await startSmtp(smtpPort);
    await expect
      .poll(async () => {
        // An attempt that was running when the server came up is repeated.
        await hurry(shop, 'orders.mail');
        return (await job()).map(({ state }) => state);
      })
      .toEqual(['done']);
    // No job is left that could send a second copy.
    await expect
      .poll(() => shop.query(`select name from jobs where name like '%mail%' and state <> 'done'`))
      .toEqual([]);
    smtp.close();
    const ours = smtp.mails.filter((mail) => mail.includes(number));
    expect(ours).toHaveLength(1);
    expect(ours[0]).toContain(`To: ${buyer.email}`);
    const ledger = await countOrder(shop, number);
    expect(ledger).toEqual({ ...exactlyOnce, mails: 0 });
    expect(await findInconsistencies(shop)).toEqual([]);
    console.log(`mail down: ${JSON.stringify(ledger)}, by SMTP ${ours.length}`);
  });

  test('the VAT register hangs: a business buys with VAT, and is corrected with evidence when it answers', async () => {
    const { buyer, number } = await atTheTill(shop, 'eu', 'EUR', berlin);
    const paid = await pay(buyer, number, await card(buyer, cards.success));
    expect([paid.status, paid.body.order?.state]).toEqual([200, 'complete']);
    expect(paid.body.order).toMatchObject({
      vat_check: { verdict: 'pending_verification', reason: 'unavailable' },
      taxes: [{ category: 'S', country_iso: 'DE' }],
    });
    expect(vies.asked()).toBeGreaterThan(0);
    const facts = async () =>
      (
        await shop.query<object>(
          `select c.vat_verdict as verdict,
             (select array_agg(v.verdict || coalesce(' ' || v.consultation_id, '') order by v.id) from vat_checks v where v.vat_id = $2) as evidence,
             (select array_agg(i.kind order by i.id) from invoices i where i.order_id = c.id) as invoices
           from carts c where c.number = $1`,
          [number, berlin.vat_id],
        )
      )[0];
    const before = await facts();
    expect(before).toMatchObject({ verdict: 'unavailable', evidence: ['pending_verification'] });
    vies.answer();
    await expect
      .poll(async () => {
        // A request that was running when the register came up is repeated later.
        await hurry(shop, 'tax.verify-vat');
        return facts();
      })
      .toEqual({
        verdict: 'verified',
        evidence: ['pending_verification', 'valid W-1'],
        invoices: ['normal', 'correction', 'normal'],
      });
    const { body: after } = await buyer.call<Order>('GET', `/orders/${number}`);
    expect(after.total).toBe(paid.body.order?.total);
    expect(await findInconsistencies(shop)).toEqual([]);
    console.log(`VAT register hangs: ${JSON.stringify(before)}, then ${JSON.stringify(await facts())}`);
  });

  test('Redis is killed: two processes limit together before and after, each by itself in between', async () => {
    // Ten per minute and address. A call is counted before it is validated.
    const subscribe = async (to: number) => {
      const reply = await fetch(`${shop.urls[to % 2]}/api/v1/newsletter/subscriptions`, { method: 'POST' });
      await reply.text();
      const left = /;r=(\d+)/.exec(reply.headers.get('ratelimit') ?? '')?.[1];
      return { status: reply.status, left: Number(left) };
    };
    const inTurn = async (calls: number) => {
      const said: Awaited<ReturnType<typeof subscribe>>[] = [];
      for (let call = 0; call < calls; call += 1) said.push(await subscribe(call));
      return said;
    };
    // A call waits a tenth of a second for Redis and is then counted in its own process. If a busy machine took longer
    // for one of the thirteen, all begin again.
    const counted = async () => {
      await redis.forget();
      return inTurn(13);
    };
    // Both processes report what is left for both.
    const together = Array.from({ length: 13 }, (_, call) => ({
      status: call < 10 ? 422 : 429,
      left: Math.max(0, 9 - call),
    }));
    const degraded = () =>
      Promise.all(
        shop.urls.map(async (url) => {
          const reply = await fetch(`${url}/readyz`);
          return [reply.status, ((await reply.json()) as { degraded: string[] }).degraded];
        }),
      );
    await expect.poll(counted).toEqual(together);
    await redis.kill();
    let alone: number[] = [];
    // Each process has counted too; one with nothing left of this minute has a full limit in the next.
    await expect
      .poll(async () => {
        alone = (await inTurn(50)).map(({ status }) => status);
        return [...new Set(alone)].sort();
      })
      .toEqual([422, 429]);
    const { buyer, number } = await atTheTill(shop);
    const paid = await pay(buyer, number, await card(buyer, cards.success));
    expect([paid.status, paid.body.order?.state]).toEqual([200, 'complete']);
    await expect.poll(degraded).toEqual([
      [200, ['redis']],
      [200, ['redis']],
    ]);
    await redis.revive();
    await expect.poll(degraded).toEqual([
      [200, []],
      [200, []],
    ]);
    await expect.poll(counted).toEqual(together);
    console.log(
      `Redis killed: of 50 calls alone ${alone.filter((status) => status === 422).length} let through`,
    );
  });
});

test.describe('Stripe', () => {
  let shop: TwoProcesses;
  let port: number;
  test.beforeAll(async () => {
    port = await freePort();
    shop = await startTwoProcesses({
      env: {
        STRIPE_SECRET_KEY: 'sk_test_down',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_down',
        STRIPE_API_BASE: `http://127.0.0.1:${port}`,
      },
    });
  });
  test.afterAll(() => shop.stop());

  test('Stripe is down: a closed answer, nothing charged, and the order is paid once when it is back', async () => {
    const { buyer, number } = await atTheTill(shop);
    const refused = await pay(buyer, number, 'pm_good');
    expect([refused.status, refused.body.code]).toEqual([503, 'busy']);
    const nobody = { intents: new Map() };
    const left = await readStripeBooks(shop, nobody, number);
    expect(left).toEqual({
      orders: 0,
      state: 'none',
      status: 'NOT_STARTED',
      recorded: 0,
      payments: 'processing',
      captured: 0,
    });
    const stripe = await startFakeStripe(port);
    const replies = await Promise.all([0, 1, 0, 1].map((to) => pay(buyer, number, 'pm_good', to)));
    for (const { status, body } of replies) expect([200, 409, 503], JSON.stringify(body)).toContain(status);
    await expect.poll(async () => (await pay(buyer, number, 'pm_good')).body.order?.state).toBe('complete');
    const books = await readStripeBooks(shop, stripe, number);
    expect(books).toMatchObject({ orders: 1, status: 'OK', payments: 'completed' });
    expect(books.captured).toBe(books.recorded);
    expect(stripe.intents.size).toBe(1);
    expect(await findInconsistencies(shop)).toEqual([]);
    console.log(`Stripe down: left ${JSON.stringify(left)}, then ${JSON.stringify(books)}`);
    stripe.close();
  });
});
