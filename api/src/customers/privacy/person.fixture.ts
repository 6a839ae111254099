import type { Asset, Order } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { invoices, personalDataRegistry, qa, quotes, shipments, tax } from '../../../test/domains.ts';
import { buyerOf, cards, type OrderShop, startOrderShop } from '../../../test/shops.ts';
import { storeOfRun } from '../../../test/start-test-api.ts';
import { testArtwork } from '../../../test/test-artwork.ts';
import { assets, designs } from '../../artwork/composition.ts';
import { addresses } from '../addresses/addresses.ts';
import { consents } from '../consents/consents.ts';
import { newsletter } from '../newsletter/newsletter.ts';
import { privacy } from './privacy.ts';

/** A shop with every domain that stores personal data. */
export const startPrivacyShop = (): Promise<OrderShop> => {
  const artwork = testArtwork();
  return startOrderShop({
    store: storeOfRun(),
    vatRegistry: {
      name: 'vies',
      covers: () => true,
      ask: async () => ({ kind: 'silent', reason: 'unavailable' }),
    },
    more: (ports) => [
      tax(ports),
      invoices(ports),
      addresses(),
      assets({ artwork }),
      designs({ artwork }),
      quotes({ artwork }),
      qa(),
      shipments(),
      consents(),
      newsletter(),
      privacy({ personalData: personalDataRegistry }),
    ],
  });
};

export const password = 'a-long-secret-phrase';
let count = 0;

/** A person with data in every domain, with unique words in it. */
export const person = async (shop: OrderShop) => {
  count += 1;
  const tag = `zq${count}${Math.random().toString(36).slice(2, 8)}`;
  const email = `${tag}@mail.example`;
  const at = {
    firstname: `Filip${tag}`,
    lastname: `Wrona${tag}`,
    company: `Pudła${tag}`,
    address1: `Ulica${tag} 7`,
    city: `Miasto${tag}`,
    zipcode: '00-838',
    country_iso: 'PL',
    phone: `+48 22 ${Math.floor(1e6 + Math.random() * 9e6)}`,
  };
  const visitor = await shop.visitor();
  const headers = { 'x-region': 'pl' };
  await shop.call('POST', '/v1/emails/save_with_consents', {
    token: visitor,
    headers: { ...headers, 'idempotency-key': tag },
    body: { email, consents: [{ type: 'newsletter', status: 'granted' }] },
  });
  const signed = await shop.call('POST', '/sign_up', {
    token: visitor,
    headers,
    body: { user: { email, password, first_name: at.firstname, last_name: at.lastname, locale: 'pl-PL' } },
  });
  const { token, user } = signed.body as { token: string; user: { id: number } };
  await shop.db.execute(sql`update users set confirmed_at = now() where id = ${user.id}`);
  const call = (method: string, path: string, body?: object) =>
    shop.call(method, path, { token, headers, ...(body ? { body } : {}) });
  return { tag, email, at, token, id: user.id, call };
};
export type TestPerson = Awaited<ReturnType<typeof person>>;

/** Uploads a small picture of one colour: equal colours have equal bytes. */
export const upload = async (shop: OrderShop, who: TestPerson, background: string): Promise<Asset> => {
  const bytes = await sharp({ create: { width: 31, height: 17, channels: 3, background } })
    .png()
    .toBuffer();
  const reply = await shop.call('POST', '/assets', {
    token: who.token,
    bytes,
    headers: { 'x-file-name': `${who.tag}-logo.png` },
  });
  return reply.body as Asset;
};

/**
 * Orders a designed box by card, requests a quote, leaves an open cart, and creates data in every
 * domain.
 */
export const createPersonalData = async (shop: OrderShop, who: TestPerson): Promise<Order> => {
  await who.call('POST', `/v2/users/${who.id}/addresses`, { address: who.at });
  await who.call('POST', `/v2/users/${who.id}/contact_information`, {
    contact_information: { phone: who.at.phone, email: `contact-${who.email}` },
  });
  await who.call('POST', '/v2/users/set_shipping_destination', { country_iso: 'PL', zip_code: '00-838' });
  const quote = await who.call('POST', '/v2/quote_requests', {
    quote_request: {
      type: 1,
      quantities: [500],
      message: `Please call ${who.tag}`,
      email: who.email,
      full_name: `Filip ${who.tag}`,
      phone: who.at.phone,
      onboarding: { role: who.tag },
    },
  });
  const brief = Buffer.from(`%PDF-1.7 for ${who.tag} %%EOF`);
  const attached = await shop.call('POST', `/quote_requests/${(quote.body as { id: number }).id}/files`, {
    token: who.token,
    bytes: brief,
    headers: { 'x-file-name': `${who.tag}-brief.pdf` },
  });
  expect(attached.status).toBe(200);
  const buyer = buyerOf(shop, who.token);
  const { number } = await buyer.open();
  await buyer.add(number, {
    variant_id: 1,
    quantity: 500,
    box_design_id: await shop.design(who.token, `Design ${who.tag}`),
  });
  await who.call('POST', '/v2/orders/consents', {
    order_number: number,
    consents: [{ type: 'terms_and_conditions_and_privacy_policy', status: 'granted' }],
  });
  await buyer.submit(number, 'address', { email: who.email, ship_address_attributes: who.at });
  await buyer.submit(number, 'delivery', { shipping_method: 'courier' });
  await buyer.submit(number, 'payment', { payments_attributes: [{ payment_method: 'card' }] });
  await buyer.pay(number, await buyer.card(cards.success));
  const placed = await buyer.read(number);
  expect(placed.completed_at).not.toBeNull();
  const staff = { authorization: 'Bearer a staff key for tests' };
  const about = { order_number: number, line_item_id: placed.line_items[0]?.id };
  const written = [
    await shop.call('POST', '/qa_comments', { headers: staff, body: { ...about, text: `Ask ${who.tag}` } }),
    await shop.call('POST', '/qa_state_changes', {
      headers: staff,
      body: { ...about, state: 'waived', reason: `${who.tag} agreed` },
    }),
    await shop.call('POST', '/shipments', {
      headers: staff,
      body: {
        order_number: number,
        carrier: 'dpd',
        tracking_number: `AT-${who.tag}`,
        line_items: [{ line_item_id: about.line_item_id, quantity: 1 }],
      },
    }),
  ];
  expect(written.map(({ status }) => status)).toEqual([200, 200, 200]);
  const next = await buyer.open();
  await buyer.add(next.number, { variant_id: 101, quantity: 200 });
  await buyer.submit(next.number, 'address', { email: who.email, ship_address_attributes: who.at });
  await shop.runJobs();
  return placed;
};
