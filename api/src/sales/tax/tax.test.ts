import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Order, VatCheck } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { buyerOf } from '../checkout/checkout.fixture.ts';
import { type OrderShop, startOrderShop } from '../orders/orders.fixture.ts';
import { hmrcRegistry } from './hmrc-registry.ts';
import { createRegistries, findRegistry, validateRegistrySettings } from './registries.ts';
import { tax } from './tax.ts';

/** A stand-in for both registers; each test sets its mode. */
const register = { mode: 'up' as 'up' | 'down' | 'slow' | 'redirect' | 'garbled', asked: [] as string[] };
const known: Readonly<Record<string, string>> = { '136695976': 'Berg GmbH', '980780684': 'Hill Ltd' };
const server: Server = createServer((request, reply) => {
  let body = '';
  request.on('data', (part: Buffer) => {
    body += part.toString();
  });
  request.on('end', () => {
    const send = (status: number, value: unknown) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    register.asked.push(`${request.url} ${body}`);
    if (register.mode === 'slow') return void setTimeout(() => send(200, { valid: true }), 5000).unref();
    if (register.mode === 'redirect')
      return void reply.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    if (register.mode === 'garbled') return void reply.end('<html>');
    if (register.mode === 'down')
      return send(200, { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] });
    if (request.url === '/oauth/token') return send(200, { access_token: 'abc', expires_in: 14_400 });
    if (request.url?.startsWith('/organisations/')) {
      const name = known[request.url.split('/')[5] ?? ''];
      return name
        ? send(200, {
            target: { name, vatNumber: '980780684', address: { line1: '1 Hill', postcode: 'AA1 1AA' } },
            consultationNumber: 'C-1',
          })
        : send(404, { code: 'NOT_FOUND' });
    }
    const { vatNumber } = JSON.parse(body) as { vatNumber: string };
    const name = known[vatNumber];
    send(200, {
      valid: name !== undefined,
      userError: name ? 'VALID' : 'INVALID',
      name: name ?? '---',
      address: name ? 'Hauptstr. 1\nBerlin' : '---',
      requestIdentifier: name ? 'WAPIAAAAX1' : '',
    });
  });
});

let shop: OrderShop;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const vatRegistry = findRegistry(
    createRegistries({
      VIES_URL: url,
      VAT_REQUESTER: 'PL1234563218',
      HMRC_URL: url,
      HMRC_CLIENT_ID: 'id',
      HMRC_CLIENT_SECRET: 'secret',
    }),
  );
  shop = await startOrderShop({ vatRegistry, more: (ports) => [tax(ports)] });
});
afterAll(async () => {
  await shop.cleanup();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(async () => {
  register.mode = 'up';
  register.asked = [];
  await shop.db.execute(sql`delete from vat_checks`);
});

const ask = async (vat_id: string, country_iso: string, more = ''): Promise<VatCheck> => {
  const token = await shop.visitor();
  const reply = await shop.call(
    'GET',
    `/addresses/validate_vat?vat_id=${encodeURIComponent(vat_id)}&country_iso=${country_iso}${more}`,
    { token },
  );
  expect(reply.status).toBe(200);
  return reply.body as VatCheck;
};

const berlin = {
  firstname: 'Greta',
  lastname: 'Berg',
  company: 'Berg GmbH',
  address1: 'Hauptstraße 1',
  city: 'Berlin',
  zipcode: '10115',
  country_iso: 'DE',
  phone: '+49 30 1234567',
};
const cartOf = async (address: object) => {
  const { token } = await shop.member();
  const buyer = buyerOf(shop, token, 'eu', 'EUR');
  const { number } = await buyer.open();
  await buyer.add(number, { variant_id: 101, quantity: 100 });
  const order = (await buyer.submit(number, 'address', { ship_address_attributes: address })).body as Order;
  return { buyer, number, order };
};

describe('GET addresses/validate_vat', () => {
  it('asks VIES and keeps what it said as evidence', async () => {
    expect(await ask('de 136.695.976', 'DE')).toMatchObject({
      vat_id: 'DE136695976',
      verdict: 'valid',
      reason: null,
      name: 'Berg GmbH',
      address: 'Hauptstr. 1 Berlin',
      registry: 'vies',
      consultation_id: 'WAPIAAAAX1',
    });
    expect(JSON.parse(register.asked[0]?.split(' ')[1] ?? '')).toEqual({
      countryCode: 'DE',
      vatNumber: '136695976',
      requesterMemberStateCode: 'PL',
      requesterNumber: '1234563218',
    });
    const rows = await shop.db.query(sql`select vat_id, verdict, name, consultation_id from vat_checks`);
    expect(rows).toEqual([
      { vat_id: 'DE136695976', verdict: 'valid', name: 'Berg GmbH', consultation_id: 'WAPIAAAAX1' },
    ]);
    await ask('DE136695976', 'DE');
    expect(register.asked).toHaveLength(1);
  });

  it('asks HMRC about British numbers', async () => {
    expect(await ask('GB980780684', 'GB')).toMatchObject({
      verdict: 'valid',
      name: 'Hill Ltd',
      address: '1 Hill, AA1 1AA',
      registry: 'hmrc',
      consultation_id: 'C-1',
    });
    expect(await ask('GB333289454', 'GB')).toMatchObject({ verdict: 'invalid', reason: 'not_registered' });
  });

  it.each([
    ['DE136695977', 'DE', 'wrong_check_digit'],
    ['DE1', 'DE', 'wrong_format'],
    ['PL8567346215', 'DE', 'wrong_country'],
    ['12-3456789', 'US', 'country_not_covered'],
  ])('does not bother a register with %s of %s', async (vatId, country, reason) => {
    expect(await ask(vatId, country)).toMatchObject({ verdict: 'invalid', reason });
    expect(register.asked).toEqual([]);
  });

  it('says invalid of a number that the register does not know, and of a consumer', async () => {
    expect(await ask('DE811569869', 'DE')).toMatchObject({ verdict: 'invalid', reason: 'not_registered' });
    for (const consumer of ['consumer', 'b2c'])
      expect(await ask('DE136695976', 'DE', `&customer_type=${consumer}`)).toMatchObject({
        verdict: 'invalid',
        reason: 'not_a_business',
      });
    const business = await ask('DE136695976', 'DE', '&customer_type=business');
    expect(await ask('DE136695976', 'DE', '&customer_type=b2b')).toMatchObject({
      verdict: business.verdict,
      reason: business.reason,
    });
  });

  it.each(['down', 'slow', 'redirect', 'garbled'] as const)(
    'is pending and never wrong when the register is %s',
    async (mode) => {
      register.mode = mode;
      expect(await ask('DE136695976', 'DE')).toMatchObject({
        verdict: 'pending_verification',
        reason: 'unavailable',
      });
    },
    10_000,
  );

  it('refuses what is no query', async () => {
    const token = await shop.visitor();
    for (const query of [
      '',
      'vat_id=x&country_iso=DE',
      `vat_id=${'1'.repeat(31)}&country_iso=DE`,
      'vat_id=DE1&country_iso=XX1',
    ])
      expect((await shop.call('GET', `/addresses/validate_vat?${query}`, { token })).status).toBe(422);
    expect((await shop.call('GET', '/addresses/validate_vat?vat_id=DE1&country_iso=DE')).status).toBe(401);
  });
});

describe('the tax of a cart', () => {
  it('invariant 9: reverses the charge for a verified number at once, and keeps the evidence', async () => {
    const { order, buyer, number } = await cartOf({ ...berlin, vat_id: 'DE 136695976' });
    expect(order.taxes).toMatchObject([{ category: 'K', rate: '0.00', amount: '0.00' }]);
    expect(order.vat_check).toMatchObject({ verdict: 'valid', consultation_id: 'WAPIAAAAX1' });
    expect(order.total).toBe(order.item_total);
    const moved = (
      await buyer.submit(number, 'address', { ship_address_attributes: { ...berlin, vat_id: null } })
    ).body as Order;
    expect(moved.taxes).toMatchObject([{ category: 'S', rate: '19.00', country_iso: 'DE' }]);
    expect(moved.vat_check).toBeNull();
  });

  it.each(['DE811569869', 'DE136695977', 'nonsense'])('charges VAT with the number %s', async (vat_id) => {
    const { order } = await cartOf({ ...berlin, vat_id });
    expect(order.vat_check).toMatchObject({ verdict: 'invalid' });
    expect(order.taxes).toMatchObject([{ category: 'S', rate: '19.00' }]);
  });

  it('charges VAT while the register is down, and takes it off an open cart when it answers', async () => {
    register.mode = 'down';
    const { order, buyer, number } = await cartOf({ ...berlin, vat_id: 'DE136695976' });
    expect(order.vat_check).toMatchObject({ verdict: 'pending_verification', reason: 'unavailable' });
    expect(order.taxes).toMatchObject([{ category: 'S', rate: '19.00' }]);
    const due = sql`update jobs set run_at = now() where name = 'tax.verify-vat' and state = 'waiting'`;
    await shop.db.execute(due);
    await shop.work();
    expect((await buyer.read(number)).vat_check).toMatchObject({ verdict: 'pending_verification' });
    const [failed] = await shop.db.query(
      sql`select attempts, run_at > now() as later from jobs where name = 'tax.verify-vat' and state = 'waiting'`,
    );
    expect(failed).toEqual({ attempts: 1, later: true });
    register.mode = 'up';
    await shop.db.execute(due);
    await shop.work();
    const after = await buyer.read(number);
    expect(after.vat_check).toMatchObject({ verdict: 'valid', name: 'Berg GmbH' });
    expect(after.taxes).toMatchObject([{ category: 'K', amount: '0.00' }]);
    expect(after.version).toBe(order.version + 1);
  });

  it('does not reverse the charge for a Polish number, nor for goods that stay in Poland', async () => {
    const polish = { country_iso: 'PL', zipcode: '00-838', city: 'Warszawa' };
    const { order } = await cartOf({ ...berlin, ...polish, vat_id: 'PL8567346215' });
    expect(order.taxes).toMatchObject([{ category: 'S', rate: '23.00', country_iso: 'PL' }]);
  });
});

it('says what is wrong with its settings', () => {
  expect(validateRegistrySettings({ VIES_URL: 'http://10.0.0.1/' })).toMatch(/^VIES_URL/);
  expect(validateRegistrySettings({ HMRC_CLIENT_ID: 'x' })).toMatch(/HMRC_CLIENT_SECRET/);
  expect(
    validateRegistrySettings({ VIES_URL: 'https://ec.europa.eu/taxation_customs/vies/rest-api' }),
  ).toBeNull();
});

it('is pending without a register and asks nobody', async () => {
  const answer = await findRegistry([]).ask({
    vatId: 'DE136695976',
    prefix: 'DE',
    number: '136695976',
    country: 'DE',
  });
  expect(answer).toEqual({ kind: 'silent', reason: 'not_configured' });
  const silent = hmrcRegistry({
    url: 'http://127.0.0.1:9',
    clientId: 'a',
    clientSecret: 'b',
    requester: null,
    timeoutMs: 500,
  });
  expect(
    await silent.ask({ vatId: 'GB980780684', prefix: 'GB', number: '980780684', country: 'GB' }),
  ).toEqual({
    kind: 'silent',
    reason: 'unavailable',
  });
});
