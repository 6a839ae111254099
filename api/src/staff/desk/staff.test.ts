import type { AccessLogEntry, Offer, QuoteRequest } from '@shop/contracts';
import { markets } from '@shop/regions';
import { sql } from 'drizzle-orm';
import { testArtwork } from '../../../test/test-artwork.ts';
import { offers, quotes } from '../../business/composition.ts';
import { eu2026 } from '../../catalogue/composition.ts';
import { findPriceBook, priceBooks, setImportedBooks } from '../../catalogue/index.ts';
import { keys } from '../../platform/composition.ts';
import { type OrderShop, startOrderShop } from '../../sales/testing.ts';
import { loadPriceBooks } from './price-books.ts';
import { staff } from './staff.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [quotes({ artwork: testArtwork() }), offers(ports), keys(), staff()],
  });
});
afterAll(async () => {
  setImportedBooks([]);
  await shop.cleanup();
});

const operator = { authorization: 'Bearer a staff key for tests' };
const asStaff = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  shop.call(method, path, { headers: { ...operator, ...headers }, ...(body ? { body } : {}) });

describe('an account of the staff', () => {
  const account = { email: 'Desk@Example.com', password: 'correct horse battery', first_name: 'Eva' };

  it('is made by the operator, signs in, does what staff may, and no more once it is taken out', async () => {
    const made = await asStaff('POST', '/v1/staff/accounts', account);
    expect(made.body).toMatchObject({ email: 'desk@example.com', first_name: 'Eva' });
    expect((await asStaff('GET', '/v1/staff/accounts')).body).toMatchObject({
      total_count: 1,
      accounts: [made.body],
    });
    const signedIn = await shop.call('POST', '/sign_in', {
      token: await shop.visitor(),
      body: { user: { email: 'desk@example.com', password: account.password } },
    });
    const { token } = signedIn.body as { token: string };
    expect((await shop.call('GET', '/v1/staff/access_log', { token })).status).toBe(200);
    const { id } = made.body as { id: number };
    expect((await asStaff('DELETE', `/v1/staff/accounts/${id}`)).status).toBe(200);
    expect((await shop.call('GET', '/v1/staff/access_log', { token })).status).toBe(401);
    expect((await asStaff('DELETE', `/v1/staff/accounts/${id}`)).status).toBe(404);
    expect((await asStaff('GET', '/v1/staff/accounts')).body).toMatchObject({ total_count: 0 });
  });

  it('is not made of one that is there, nor with a weak password, nor by a buyer or a narrow key', async () => {
    const { token, email } = await shop.member();
    expect((await asStaff('POST', '/v1/staff/accounts', { ...account, email })).body).toMatchObject({
      code: 'email_taken',
    });
    expect(
      (await asStaff('POST', '/v1/staff/accounts', { email: 'x@example.com', password: 'password' })).body,
    ).toMatchObject({ code: 'weak_password' });
    expect((await shop.call('POST', '/v1/staff/accounts', { token, body: account })).status).toBe(404);
    const narrow = await asStaff('POST', '/v1/staff/api_keys', { name: 'n', scopes: ['staff:account:*'] });
    const { key } = narrow.body as { key: string };
    const refused = await shop.call('POST', '/v1/staff/accounts', {
      headers: { authorization: `Bearer ${key}` },
      body: account,
    });
    expect([refused.status, refused.text.includes('staff:*')]).toEqual([403, true]);
  });
});

describe('a price book', () => {
  const book = (id: string, validFrom: string) => ({
    ...eu2026,
    id,
    validFrom,
    regions: [...eu2026.regions],
  });
  afterEach(() => setImportedBooks([]));

  it('is sold by from its first day, in every process that looks', async () => {
    const made = await asStaff('POST', '/v1/staff/price_books', book('eu-2099', '2099-01-01'));
    expect(made.body).toMatchObject({ id: 'eu-2099', created: true });
    expect((made.body as { prices: number }).prices).toBeGreaterThan(0);
    expect(
      (await asStaff('POST', '/v1/staff/price_books', book('eu-2099', '2099-01-01'))).body,
    ).toMatchObject({ created: false });
    setImportedBooks([]);
    expect(await loadPriceBooks(shop.db)).toBe(1);

    expect(findPriceBook(markets.eu, '2098-12-31')?.id).toBe(eu2026.id);
    expect(findPriceBook(markets.eu, '2099-01-01')?.id).toBe('eu-2099');
    expect(priceBooks.at(-1)?.id).toBe('eu-2099');
    const listed = (await asStaff('GET', '/v1/staff/price_books')).body as {
      price_books: { id: string; imported: boolean }[];
    };
    expect(listed.price_books.filter(({ imported }) => imported).map(({ id }) => id)).toEqual(['eu-2099']);
  });

  it('is refused with what is wrong, and nothing is kept of it', async () => {
    const refused = async (change: object) =>
      (await asStaff('POST', '/v1/staff/price_books', { ...book('eu-bad', '2099-02-01'), ...change }))
        .body as {
        code: string;
        detail: string;
      };
    expect(await refused({ boards: {} })).toMatchObject({
      code: 'price_book_refused',
      detail: expect.stringContaining('board'),
    });
    expect(await refused({ validFrom: '2020-01-01' })).toMatchObject({ code: 'price_book_refused' });
    expect(await refused({ currency: 'PLN' })).toMatchObject({ code: 'price_book_refused' });
    expect(await refused({ regions: ['xx'] })).toMatchObject({ code: 'price_book_refused' });
    expect(await refused({ id: eu2026.id })).toMatchObject({ code: 'price_book_refused' });
    expect(await refused({ id: 'eu-2099', margin: 1 })).toMatchObject({ code: 'price_book_refused' });
    expect(await refused({ colour: 'red' })).toMatchObject({ code: 'invalid_input' });
    const [row] = await shop.db.query<{ count: number }>(
      sql`select count(*)::int as count from imported_price_books where id = 'eu-bad'`,
    );
    expect(row?.count).toBe(0);
  });
});

describe('an offer by hand', () => {
  const configuration = {
    product: 'shipping-box-plain',
    size: { length: 300, width: 200, height: 150 },
    material: 'cardboard-natural',
    print_mode: 'no-print',
    finish: 'foil-none',
    quality: 'standard',
  };
  const ask = async (change: object = {}) => {
    const { token } = await shop.member();
    const reply = await shop.call('POST', '/v2/quote_requests', {
      token,
      headers: { 'x-region': 'pl' },
      body: {
        quote_request: {
          type: 0,
          configuration,
          quantities: [500],
          message: '',
          email: 'hand@example.com',
          full_name: 'Anna Nowak',
          ...change,
        },
      },
    });
    return { token, quote: reply.body as QuoteRequest };
  };
  let keyed = 0;
  const offer = (id: string | number, body: object) => {
    keyed += 1;
    return asStaff('POST', `/v1/staff/quote_requests/${id}/offers`, body, {
      'idempotency-key': `offer-${keyed}`,
    });
  };

  it('stands at the totals that are named, is mailed, and is ordered at them', async () => {
    const { quote, token } = await ask();
    const reply = await offer(quote.qr_number, {
      lines: [{ quantity: 500, total_net: '1234.56' }, { quantity: 750 }],
      valid_until: new Date(Date.now() + 5 * 86_400_000).toISOString(),
    });
    const made = reply.body as Offer;
    expect([reply.status, made.status, made.version]).toEqual([200, 'sent', 1]);
    const [named, model] = made.line_items;
    expect([named?.total, named?.price, named?.total_gross]).toEqual(['1234.56', '2.4691', '1518.51']);
    const sum = (named?.parts ?? []).reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0);
    expect(sum).toBe(123_456);
    expect(Number(model?.total)).toBeGreaterThan(0);
    const hours = (Date.parse(made.valid_until) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(119);
    expect(hours).toBeLessThan(121);
    await shop.runJobs();
    const linked = new URL(made.url).pathname;
    const mails = (await shop.mails()).filter((text) => text.includes('To: hand@example.com'));
    expect(mails.some((text) => text.includes(linked))).toBe(true);
    const link = new URL(made.url).pathname.split('/').at(-2) ?? '';
    const accepted = await shop.call('POST', `/offers/${link}/accept`, {
      token,
      headers: { 'x-region': 'pl', 'idempotency-key': link },
      body: { line_item_ids: [named?.id], token: link },
    });
    expect(accepted.body).toMatchObject({ line_items: [{ quantity: 500, price: '2.4691' }] });
    expect((await offer(quote.qr_number, { lines: [{ quantity: 500 }] })).body).toMatchObject({
      code: 'offer_accepted',
    });
  });

  it('supersedes the version before, and answers a brief by its own configuration', async () => {
    const { quote } = await ask({
      type: 1,
      configuration: undefined,
      quantities: [],
      message: 'A box for cups, please.',
    });
    expect((await offer(quote.id, { lines: [{ quantity: 300 }] })).body).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'lines.0.configuration', code: 'required' }],
    });
    const first = (await offer(quote.id, { lines: [{ quantity: 300, configuration }] })).body as Offer;
    const second = (await offer(quote.id, { lines: [{ quantity: 300, configuration, total_net: '10.00' }] }))
      .body as Offer;
    expect([first.version, second.version]).toEqual([1, 2]);
    const link = new URL(first.url).pathname.split('/').at(-2);
    expect((await shop.call('GET', `/offers/${link}?preview`)).body).toMatchObject({ status: 'superseded' });
  });

  it('refuses what is not there, not possible or not dated', async () => {
    const { quote, token } = await ask();
    expect((await offer('QR000000', { lines: [{ quantity: 1 }] })).status).toBe(404);
    expect(
      (await asStaff('POST', `/v1/staff/quote_requests/${quote.id}/offers`, { lines: [{ quantity: 500 }] }))
        .body,
    ).toMatchObject({ code: 'idempotency_key_required' });
    expect((await offer(quote.id, { lines: [] })).status).toBe(422);
    expect((await offer(quote.id, { lines: [{ quantity: 500, total_net: '1.005' }] })).status).toBe(422);
    expect(
      (await offer(quote.id, { lines: [{ quantity: 500 }], valid_until: '2020-01-01T00:00:00Z' })).body,
    ).toMatchObject({ fields: [{ path: 'valid_until' }] });
    expect(
      (
        await offer(quote.id, {
          lines: [{ quantity: 500, configuration: { ...configuration, product: 'nothing' } }],
        })
      ).body,
    ).toMatchObject({ code: 'offer_not_possible' });
    expect(
      (await shop.call('POST', `/v1/staff/quote_requests/${quote.id}/offers`, { token, body: {} })).status,
    ).toBe(404);
  });
});

it('writes down what staff and keys did, whatever came of it, without bodies', async () => {
  const marked = encodeURIComponent('999\u200b999\u202e');
  await asStaff('DELETE', `/v1/staff/accounts/${marked}`, undefined, { 'x-request-id': 'audited-marks' });
  await asStaff('DELETE', '/v1/staff/accounts/999999', undefined, { 'x-request-id': 'audited-request' });
  const log = (await asStaff('GET', '/v1/staff/access_log?per_page=100')).body as {
    entries: AccessLogEntry[];
    total_count: number;
  };
  expect(log.entries[0]).toMatchObject({
    actor: 'staff:test',
    method: 'DELETE',
    route: '/v1/staff/accounts/:id',
    params: [{ name: 'id', value: '999999' }],
    status: 404,
    code: 'not_found',
    request_id: 'audited-request',
  });
  // What was asked for, without the marks that nobody sees.
  expect(log.entries[1]).toMatchObject({
    params: [{ name: 'id', value: '999999' }],
    request_id: 'audited-marks',
  });
  expect(JSON.stringify(log)).not.toMatch(/correct horse|hand@example/);
  const others = (await asStaff('GET', '/v1/staff/access_log?actor=staff:nobody')).body as {
    total_count: number;
  };
  expect(others.total_count).toBe(0);
  const first = (await asStaff('GET', '/v1/staff/access_log?per_page=1')).body as { next_cursor: string };
  const next = (await asStaff('GET', `/v1/staff/access_log?per_page=1&cursor=${first.next_cursor}`))
    .body as typeof log;
  expect(next.entries[0]?.id).toBe(log.entries[1]?.id);
});
