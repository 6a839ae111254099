/** @jest-environment jsdom */
import type { CompanyQuote } from '@shop/contracts';
import {
  problemBody,
  type ReceivedRequest,
  renderPage,
  signInAs,
  startTestShop,
  type TestReply,
  type TestShop,
  testUser,
} from '@shop/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import words from '../../locales/en-US.json';
import later from '../../locales/later/en-US.json';
import { anna, createTestCompany } from '../orders/orders.fixture.ts';
import { Component as Quote } from './quote.page.tsx';
import { Component as Quotes } from './quotes.page.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => signInAs(testUser));

const quote = (number: number, change: Partial<CompanyQuote> = {}): CompanyQuote => ({
  id: number,
  qr_number: `QR${number}`,
  type: 1,
  status: 'received',
  configuration: null,
  quantities: [500],
  created_at: '2026-11-20T10:00:00Z',
  answer_by: '2026-11-21T10:00:00Z',
  owner_name: 'Ola Lis',
  requested_by: anna,
  offer: null,
  ...change,
});
const offered = (order_number: string | null, number = 9) =>
  quote(number, {
    status: 'offered',
    offer: {
      token: 'secret',
      version: 2,
      status: 'accepted',
      currency: 'EUR',
      valid_until: '2026-12-20T10:00:00Z',
      lines: 1,
      lowest_total: '90.00',
      order_number,
    },
  });
const openList = (
  role: Parameters<typeof createTestCompany>[0],
  list: (request: ReceivedRequest) => TestReply,
) => {
  shop.replyWith((request) =>
    request.path.includes('/plus/quotes')
      ? list(request)
      : { json: { companies: [createTestCompany(role)] } },
  );
  return renderPage(Quotes, {
    remote: 'mf-plus-pro',
    words: { ...words, ...later },
    document: shop.document,
  });
};

it('lists requests by cursor with who handles them; a failed page takes none away', async () => {
  let isBroken = true;
  await openList('admin', ({ path }) => {
    if (!path.includes('cursor='))
      return { json: { quotes: [offered('R90'), offered(null, 10), quote(8)], next_cursor: '8' } };
    return isBroken ? problemBody('internal', 500) : { json: { quotes: [quote(7)], next_cursor: null } };
  });
  expect(await screen.findByText(/Ola Lis is handling this request\./)).not.toBeNull();
  // Only the company's placed order has a page here.
  expect(screen.getAllByRole('link', { name: /^Order / }).map((link) => link.getAttribute('href'))).toEqual([
    '/plusOrder/R90',
  ]);
  fireEvent.click(screen.getByRole('button', { name: words.list.more }));
  expect(await screen.findByRole('alert')).not.toBeNull();
  expect(screen.getByText('QR8')).not.toBeNull();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: words.list.more }));
  expect(await screen.findByText('QR7')).not.toBeNull();
});

it('says that there are none, that they are not shown to a role, and that they could not be read', async () => {
  const empty = { json: { quotes: [], next_cursor: null } };
  for (const [role, reply, text] of [
    ['viewer', empty, later.quotes.empty.title],
    ['designer', empty, words.orders.forbidden.title],
    ['viewer', problemBody('forbidden', 403), words.orders.refused.forbidden],
  ] as const) {
    const view = await openList(role, () => reply);
    expect(await screen.findByText(text)).not.toBeNull();
    view.unmount();
  }
});

const offer = {
  id: 1,
  version: 2,
  status: 'sent',
  currency: 'EUR',
  order_number: null,
  valid_until: '2026-12-28T10:00:00Z',
  terms: null,
  pdf_url: '/api/offers/secret/pdf',
  qr_number: 'QR9',
  line_items: [],
};
const openOffer = (reply: TestReply) => {
  shop.replyWith(() => reply);
  return renderPage(Quote, {
    remote: 'mf-plus-pro',
    words: { ...words, ...later },
    document: shop.document,
    path: '/quotes/:token',
    at: '/quotes/secret',
  });
};
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('leads to an open offer, says that a wrong link has none, and links no order that may be personal', async () => {
  const view = await openOffer({ json: offer });
  expect(await screen.findByRole('link', { name: later.quotes.one.review })).not.toBeNull();
  expect(links()).toContain('/customOffer/secret');
  view.unmount();
  const other = await openOffer(problemBody('not_found', 404));
  expect(await screen.findByText(later.quotes.unknown.title)).not.toBeNull();
  other.unmount();
  await openOffer({ json: { ...offer, status: 'accepted', order_number: 'R90' } });
  expect(await screen.findByText('Order R90')).not.toBeNull();
  expect(links()).toContain('/customOffer/secret');
  expect(links().filter((href) => href?.includes('R90'))).toEqual([]);
});
