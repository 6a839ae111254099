import type {
  AccessLogEntry,
  Offer,
  QuoteRequest,
  StaffAccount,
  StaffAssignment,
  StaffChange,
  StaffMe,
  StaffRole,
} from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { testArtwork } from '../../../test/test-artwork.ts';
import { offers, quotes } from '../../business/composition.ts';
import { keys } from '../../platform/composition.ts';
import { type OrderShop, startOrderShop } from '../../sales/testing.ts';
import { staff } from './staff.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({
    more: (ports) => [quotes({ artwork: testArtwork() }), offers(ports), keys(), staff()],
  });
});
afterAll(() => shop.cleanup());

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

describe('the people of the staff', () => {
  const everywhere = (role: StaffRole) => ({ role, regions: null });
  const person = async (...roles: StaffAssignment[]) => {
    const email = `p${Math.random().toString(36).slice(2)}@example.com`;
    const password = 'correct horse battery';
    const made = await asStaff('POST', '/v1/staff/accounts', { email, password, roles });
    const { body } = await shop.call('POST', '/sign_in', {
      token: await shop.visitor(),
      body: { user: { email, password } },
    });
    const { id, roles_revision: revision } = made.body as StaffAccount;
    return { id, revision, token: (body as { token: string }).token };
  };
  const by = (token: string, method: string, path: string, body?: object, region = 'pl') =>
    shop.call(method, path, { token, headers: { 'x-region': region }, ...(body ? { body } : {}) });

  it('are told their roles and permissions by region; a buyer is told nothing', async () => {
    const { token } = await person({ role: 'finance', regions: ['pl'] }, everywhere('production'));
    const { body } = await by(token, 'GET', '/v1/staff/me');
    const me = body as StaffMe;
    expect(me.roles).toEqual([{ role: 'finance', regions: ['pl'] }, everywhere('production')]);
    const regionsOf = (scope: string) => me.permissions.find((one) => one.scope === scope)?.regions;
    expect(regionsOf('staff:payments:write')).toEqual(['pl']);
    expect(regionsOf('staff:orders:read')).toBeNull();
    expect(regionsOf('staff:orders:write')).toBeUndefined();
    expect((await by((await shop.member()).token, 'GET', '/v1/staff/me')).status).toBe(404);
  });

  it('are invited by a link that works once, and cannot sign in before', async () => {
    const admin = await person(everywhere('admin'));
    const invitation = { email: 'new@example.com', roles: [{ role: 'support', regions: ['pl', 'de'] }] };
    const invited = await by(admin.token, 'POST', '/v1/staff/invitations', invitation);
    expect(invited.body).toMatchObject({ ...invitation, invited: true });
    await shop.runJobs();
    const linkIn = async () => {
      const mails = (await shop.mails()).filter((text) => text.includes(`To: ${invitation.email}`));
      return mails.flatMap((text) => /password\/([\w-]{43})/.exec(text)?.[1] ?? []);
    };
    const [first] = await linkIn();
    const [stored] = await shop.db.query<{ found: number }>(
      sql`select count(*)::int as found from jobs where payload::text like ${`%${first}%`}`,
    );
    expect([first?.length, stored?.found]).toEqual([43, 0]);
    const accept = (token: string | undefined, password = 'correct horse battery') =>
      shop.call('PUT', '/user_passwords/reset', {
        body: { user: { reset_password_token: token, password } },
      });
    expect((await accept(first, 'password')).body).toMatchObject({ code: 'weak_password' });
    // Sent again: the first link is void.
    shop.setClock(new Date(Date.now() + 120_000));
    await by(admin.token, 'POST', '/v1/staff/invitations', invitation);
    await shop.runJobs();
    shop.setClock(null);
    const second = (await linkIn()).find((token) => token !== first);
    expect((await accept(first)).body).toMatchObject({ code: 'token_expired' });
    const accepted = await accept(second);
    expect(accepted.status).toBe(200);
    const { token } = accepted.body as { token: string };
    expect((await by(token, 'GET', '/quote_requests')).status).toBe(200);
    expect((await by(token, 'GET', '/quote_requests', undefined, 'fr')).body).toMatchObject({
      code: 'forbidden',
    });
    expect((await accept(second)).body).toMatchObject({ code: 'token_expired' });
    expect((await by(admin.token, 'POST', '/v1/staff/invitations', invitation)).body).toMatchObject({
      code: 'email_taken',
    });
  });

  it('lose an invitation that is revoked or older than seven days', async () => {
    const links = async (email: string) => {
      const { body } = await asStaff('POST', '/v1/staff/invitations', {
        email,
        roles: [everywhere('support')],
      });
      await shop.runJobs();
      const mail = (await shop.mails()).find((text) => text.includes(`To: ${email}`)) ?? '';
      return { id: (body as StaffAccount).id, link: /password\/([\w-]{43})/.exec(mail)?.[1] };
    };
    const accept = (token: string | undefined) =>
      shop.call('PUT', '/user_passwords/reset', {
        body: { user: { reset_password_token: token, password: 'correct horse battery' } },
      });
    const revoked = await links('revoked@example.com');
    await asStaff('DELETE', `/v1/staff/accounts/${revoked.id}`);
    expect((await accept(revoked.link)).body).toMatchObject({ code: 'token_expired' });
    const old = await links('old@example.com');
    await shop.db.execute(sql`
      update user_mail_tokens set expires_at = expires_at - interval '7 days' where user_id = ${old.id}`);
    expect((await accept(old.link)).body).toMatchObject({ code: 'token_expired' });
  });

  it('keep one admin of all regions, whoever asks, and the changes are written down', async () => {
    await shop.db.execute(sql`delete from staff_roles`);
    const [one, other] = [await person(everywhere('admin')), await person(everywhere('admin'))];
    const change = (id: number, revision: number, ...wished: StaffAssignment[]) =>
      by(one.token, 'PUT', `/v1/staff/accounts/${id}/roles`, { roles: wished, roles_revision: revision });
    const changed = await change(other.id, other.revision, { role: 'admin', regions: ['pl'] });
    expect(changed.status).toBe(200);
    expect((await change(other.id, other.revision, everywhere('support'))).body).toMatchObject({
      code: 'roles_conflict',
    });
    const revisions = new Map([
      [one.id, one.revision],
      [other.id, (changed.body as StaffAccount).roles_revision],
    ]);
    const roles = (id: number, ...wished: StaffAssignment[]) => change(id, revisions.get(id) ?? 0, ...wished);
    expect((await by(other.token, 'GET', '/v1/staff/accounts')).body).toMatchObject({ code: 'forbidden' });
    expect((await roles(one.id, everywhere('finance'))).body).toMatchObject({ code: 'last_admin' });
    expect((await by(one.token, 'DELETE', `/v1/staff/accounts/${one.id}`)).body).toMatchObject({
      code: 'last_admin',
    });
    expect((await roles(other.id, everywhere('support'), everywhere('support'))).body).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'roles.1.role', code: 'duplicate' }],
    });
    expect((await roles(other.id, { role: 'support', regions: ['xx'] })).body).toMatchObject({
      fields: [{ path: 'roles.0.regions.0', code: 'not_offered' }],
    });
    expect((await roles(999_999)).status).toBe(404);
    const { changes } = (await by(one.token, 'GET', '/v1/staff/changes')).body as { changes: StaffChange[] };
    expect(changes[0]).toMatchObject({
      actor: `staff:${one.id}`,
      user_id: other.id,
      kind: 'roles',
      before: [everywhere('admin')],
      after: [{ role: 'admin', regions: ['pl'] }],
    });
    await expect(shop.db.execute(sql`update staff_changes set kind = 'created'`)).rejects.toThrow();
    expect((await by(one.token, 'GET', `/v1/staff/accounts/${other.id}/sessions`)).body).toMatchObject({
      sessions: [{ current: false }],
    });
    expect((await by(one.token, 'DELETE', `/v1/staff/accounts/${other.id}/sessions`)).body).toEqual({
      ended: 1,
    });
    expect((await by(other.token, 'GET', '/v1/staff/me')).status).toBe(401);
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
