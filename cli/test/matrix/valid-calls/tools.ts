import { randomUUID } from 'node:crypto';
import { eu2026 } from '@shop/api/catalogue/composition';
import type { StaffAccount, StaffQuote } from '@shop/contracts';
import { releaseSetId, signTicket } from '@shop/releases';
import { sql } from 'drizzle-orm';
import { type Entries, link, open, owned, self, signed, staff } from '../entry.ts';
import { password, type Stage } from '../stage.ts';
import { releaseCalls } from './releases.ts';

/** Nobody listens there, so a delivery fails at once. */
const hook = { url: 'http://127.0.0.1:9/hook', events: ['order.placed'] };
type Base = '/v1' | '/v1/staff';
const maker = (stage: Stage, base: Base) => (base === '/v1' ? stage.own : stage.byStaff);
const made = async (stage: Stage, base: Base): Promise<{ readonly id: number }> => {
  // An account may have only a few; those of earlier calls would be in the way.
  await stage.shop.db.execute(
    base === '/v1'
      ? sql`delete from webhook_endpoints where user_id = ${(await stage.owner()).id}`
      : sql`delete from webhook_endpoints where user_id is null`,
  );
  return maker(stage, base)<{ id: number }>('POST', `${base}/webhook_endpoints`, hook);
};
const key = { name: 'Till', scopes: ['orders:read'] };
const delivery = async (stage: Stage, base: Base) => {
  const { id } = await made(stage, base);
  await maker(stage, base)('POST', `${base}/webhook_endpoints/${id}/test`);
  const { deliveries } = await maker(stage, base)<{ deliveries: { id: number }[] }>(
    'GET',
    `${base}/webhook_endpoints/${id}/deliveries`,
  );
  return { id: deliveries[0]?.id ?? 0 };
};
/** One red pixel. */
const picture = {
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
  headers: { 'x-file-name': 'box.png' },
};
const attached = async (stage: Stage) => {
  const { id } = await stage.once('quote', stage.quote);
  const { token } = await stage.owner();
  const { body } = await stage.shop.call('POST', `/quote_requests/${id}/files`, { token, ...picture });
  return { id, file_id: (body as { id: string }).id };
};
const clerk = () => ({ email: `desk-${randomUUID().slice(0, 12)}@example.com`, password, first_name: 'Eva' });

const creditRequest = async (stage: Stage) => ({
  reason: 'A late parcel.',
  change: {
    kind: 'wallet_credit',
    wallet_entry: {
      user_id: (await stage.owner()).id,
      currency: 'EUR',
      amount: '5.00',
      reason: 'For the delay',
    },
  },
});
/** A request of another tool: nobody approves their own. */
const askedByTool = async (stage: Stage): Promise<number> => {
  const { key: bearer } = await stage.byStaff<{ key: string }>('POST', '/v1/staff/api_keys', {
    name: 'Asks',
    scopes: ['staff:*'],
  });
  const { body } = await stage.shop.call('POST', '/v1/staff/requests', {
    headers: { authorization: `Bearer ${bearer}`, 'idempotency-key': randomUUID() },
    body: await creditRequest(stage),
  });
  return (body as { id: number }).id;
};

const context = {
  consent: { categoryPreferences: { functional: true, analytics: true, advertising: true } },
};
const message = () => ({ messageId: randomUUID(), anonymousId: randomUUID(), context });

const webhooks = (base: Base) => {
  const mine = base === '/v1' ? owned : staff;
  const about = base === '/v1' ? self : staff;
  const named = async (stage: Stage) => ({ params: { id: (await made(stage, base)).id } });
  return {
    [`GET ${base}/webhook_endpoints`]: about(),
    [`POST ${base}/webhook_endpoints`]: about(async (stage) => {
      await made(stage, base);
      return { body: hook };
    }),
    [`GET ${base}/webhook_endpoints/:id`]: mine(named),
    [`PATCH ${base}/webhook_endpoints/:id`]: mine(async (stage) => ({
      ...(await named(stage)),
      body: { description: 'The till in Łódź' },
    })),
    [`DELETE ${base}/webhook_endpoints/:id`]: mine(named),
    [`POST ${base}/webhook_endpoints/:id/secret`]: mine(named),
    [`POST ${base}/webhook_endpoints/:id/test`]: mine(named),
    [`GET ${base}/webhook_endpoints/:id/deliveries`]: mine(named),
    [`POST ${base}/webhook_deliveries/:id/resend`]: mine(async (stage) => ({
      params: await delivery(stage, base),
    })),
  } satisfies Entries;
};

/** Keys, webhooks, the operator's tools, releases, analytics. */
export const tools: Entries = {
  ...webhooks('/v1'),
  ...webhooks('/v1/staff'),
  'GET /v1/api_keys': self(),
  'POST /v1/api_keys': self({ body: key }),
  'GET /v1/api_keys/:id': owned(async (stage) => ({
    params: {
      id: (await stage.once('key', () => stage.own<{ id: number }>('POST', '/v1/api_keys', key))).id,
    },
  })),
  'DELETE /v1/api_keys/:id': owned(async (stage) => ({
    params: { id: (await stage.own<{ id: number }>('POST', '/v1/api_keys', key)).id },
  })),
  'GET /v1/staff/api_keys': staff(),
  'POST /v1/staff/api_keys': staff({ body: { name: 'CI', scopes: ['releases:write'] } }),
  'DELETE /v1/staff/api_keys/:id': staff(async (stage) => ({
    params: { id: (await stage.byStaff<{ id: number }>('POST', '/v1/staff/api_keys', key)).id },
  })),
  'GET /v1/staff/me': self(async (stage) => {
    // The owner is of the staff for this call.
    await stage.shop.db.execute(sql`update users set role = 'staff' where id = ${(await stage.owner()).id}`);
    stage.spoil();
    return {};
  }),
  'GET /v1/staff/accounts': staff(),
  'POST /v1/staff/accounts': staff(() => ({ body: clerk() })),
  'DELETE /v1/staff/accounts/:id': staff(async (stage) => ({
    params: { id: (await stage.byStaff<{ id: number }>('POST', '/v1/staff/accounts', clerk())).id },
  })),
  'POST /v1/staff/invitations': staff(() => ({
    body: {
      email: `desk-${randomUUID().slice(0, 12)}@example.com`,
      roles: [{ role: 'support', regions: ['pl'] }],
    },
  })),
  'PUT /v1/staff/accounts/:id/roles': staff(async (stage) => {
    const made = await stage.byStaff<StaffAccount>('POST', '/v1/staff/accounts', clerk());
    return {
      params: { id: made.id },
      body: { roles: [{ role: 'prepress', regions: null }], roles_revision: made.roles_revision },
    };
  }),
  'GET /v1/staff/accounts/:id/sessions': staff(async (stage) => ({
    params: { id: (await stage.byStaff<{ id: number }>('POST', '/v1/staff/accounts', clerk())).id },
  })),
  'DELETE /v1/staff/accounts/:id/sessions': staff(async (stage) => ({
    params: { id: (await stage.byStaff<{ id: number }>('POST', '/v1/staff/accounts', clerk())).id },
  })),
  'GET /v1/staff/changes': staff(),
  'GET /v1/staff/requests': staff(),
  'POST /v1/staff/requests': staff(async (stage) => ({ body: await creditRequest(stage) })),
  'POST /v1/staff/requests/:id/approve': staff(async (stage) => ({
    params: { id: await askedByTool(stage) },
  })),
  'POST /v1/staff/requests/:id/refuse': staff(async (stage) => ({
    params: { id: await askedByTool(stage) },
    body: { reason: 'Twice the same.' },
  })),
  'POST /v1/staff/price_books': staff(() => ({
    body: {
      ...eu2026,
      id: `eu-${randomUUID().slice(0, 12)}`,
      // A year in the far future, so that it changes no price of today.
      validFrom: `2${String(200 + Math.floor(Math.random() * 700))}-01-01`,
      regions: [...eu2026.regions],
    },
  })),
  'GET /v1/staff/price_books': staff({ query: { state: 'in_effect' } }),
  'GET /v1/staff/price_books/:id': staff({ params: { id: eu2026.id } }),
  'POST /v1/staff/price_books/preview': staff({
    body: { ...eu2026, id: 'eu-preview', validFrom: '2199-01-01', regions: [...eu2026.regions] },
  }),
  'POST /v1/staff/quote_requests/:id/offers': staff(async (stage) => ({
    params: { id: (await stage.quote()).id },
    body: { lines: [{ quantity: 500, total_net: '1234.56' }] },
  })),
  'POST /v1/staff/offers/:id/withdraw': staff(async (stage) => ({
    params: { id: (await stage.offer()).offer.id },
    body: { reason: 'The board is out of stock.' },
  })),
  'PUT /v1/staff/offers/:id/validity': staff(async (stage) => ({
    params: { id: (await stage.offer()).offer.id },
    body: { valid_until: new Date(Date.now() + 30 * 86_400_000).toISOString() },
  })),
  'POST /v1/staff/offers/:id/reminders': staff(async (stage) => {
    const { id } = (await stage.offer()).offer;
    await stage.shop.db.execute(
      sql`update offers set created_at = now() - interval '2 days' where id = ${id}`,
    );
    return { params: { id } };
  }),
  'POST /v1/staff/quote_requests/:id/offer_preview': staff(async (stage) => ({
    params: { id: (await stage.quote()).id },
    body: { lines: [{ quantity: 500, total_net: '1234.56' }] },
  })),
  'GET /v1/staff/access_log': staff(),
  'POST /v2/quote_requests': self({
    body: {
      quote_request: {
        type: 1,
        quantities: [500],
        message: 'As before.',
        email: 'buyer@example.com',
        full_name: 'Ada Nowak',
      },
    },
  }),
  'GET /v2/quote_requests/mine': self(),
  'GET /quote_requests/:id': owned(async (stage) => ({
    params: { id: (await stage.once('quote', stage.quote)).id },
  })),
  'GET /quote_requests': self(),
  'POST /quote_requests/:id/files': owned(async (stage) => ({
    params: { id: (await stage.once('quote', stage.quote)).id },
    ...picture,
  })),
  'GET /quote_requests/:id/files': owned(async (stage) => ({
    params: { id: (await stage.once('quote', stage.quote)).id },
  })),
  'GET /quote_requests/:id/files/:file_id': owned(async (stage) => ({ params: await attached(stage) })),
  'GET /quote_files/:id/file': link(async (stage) => {
    const { id, file_id } = await attached(stage);
    const { files } = await stage.byStaff<StaffQuote>('GET', `/v1/staff/quote_requests/${id}`);
    const url = files.find((file) => file.id === file_id)?.url ?? '';
    return { params: { id: file_id }, query: signed(url) };
  }),
  'POST /v2/instant_quotes/:id/offers': owned(async (stage) => ({
    params: { id: (await stage.quote()).id },
    body: {},
  })),
  'GET /offers/:token': link(async (stage) => ({
    params: { token: (await stage.once('offer', stage.offer)).token },
    query: { preview: '' },
  })),
  'GET /offers/:token/pdf': link(async (stage) => ({
    params: { token: (await stage.once('offer', stage.offer)).token },
  })),
  'POST /offers/:token/accept': link(async (stage) => {
    const { offer, token } = await stage.offer();
    return { params: { token }, body: { token, line_item_ids: [offer.line_items[0]?.id] } };
  }),
  'GET /v2/plus/items': self(),
  'POST /v1/segment_proxies/track': open(() => ({
    body: { ...message(), event: 'page_view', properties: { page: 'home', route: '/' } },
  })),
  'POST /v1/segment_proxies/identify': self(() => ({ body: message() })),
  'POST /v1/segment_proxies/track_product_added_ua_conversion': owned(async (stage) => ({
    body: { line_item_id: (await stage.cart()).line_items[0]?.id, context },
  })),
  'GET /v1/segment_proxies/export': staff(),
  'GET /v1/segment_proxies/counts': staff(),
  'POST /users/register_first_touch': self({ body: { first_touch: { source: 'newsletter' }, context } }),
  'POST /v2/users/register_partnerstack_key': self({
    body: { partnerstack_data: { partner_key: 'partner-7' }, context },
  }),
  'POST /users/add_segment_data_v2': self({ body: { segment_data: { session_id: 's-1' }, context } }),
  'POST /v2/segment_sessions/create': self(() => ({
    body: { session_id: randomUUID(), session_number: 1, client_id: 'c-1', context },
  })),
  'POST /v2/segment_sessions/append': self(async (stage) => {
    const session_id = randomUUID();
    await stage.own('POST', '/v2/segment_sessions/create', {
      session_id,
      session_number: 1,
      client_id: 'c',
      context,
    });
    return { body: { session_id, context } };
  }),
  'POST /v1/acquisition_attributions': self({
    body: { acquisition_attribution: { source: 'newsletter' }, context },
  }),
  'GET /v1/acquisition_attributions': self(),
  'GET /v1/user/me/rfm': self(),
  'POST /v1/release_health': open(async (stage) => {
    const key = `1.0.0+${'a'.repeat(20)}`;
    const releaseSet = releaseSetId({ shell: { version: '1.0.0', build: 'a'.repeat(20) } });
    const ticket = signTicket(stage.shop.deps.settings.sessionSecret, {
      ...{ region: 'pl', releaseSet, era: 1, document: randomUUID().slice(0, 16) },
      hour: Math.floor(Date.now() / 3_600_000),
    });
    const picks = [{ name: 'shell', key }];
    return { body: { ticket, region: 'pl', picks, reports: [{ remote: 'shell', outcomes: ['mounted'] }] } };
  }),
  'GET /v1/releases/health': staff({ query: { region: 'pl' } }),
  'GET /v1/releases/guard': staff({ query: { region: 'pl', since_hours: '24' } }),
  'POST /v1/releases/guard': staff({ query: { region: 'pl' } }),
  ...releaseCalls,
};
