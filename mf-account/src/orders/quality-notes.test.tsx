/** @jest-environment jsdom */
import type { Order } from '@shop/contracts';
import { renderPage, startTestShop, type TestShop } from '@shop/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { QualityNotes } from './quality-notes.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
});

const order = { number: 'R200', line_items: [{ id: 71 }, { id: 72 }] } as unknown as Order;
const about = {
  order_number: 'R200',
  line_item_id: 72,
  production_file_id: null,
  visible: true,
  author: 'staff',
};
const open = async (signedIn: boolean, written: boolean) => {
  const failed = {
    ...about,
    id: 1,
    created_at: '2026-11-28T09:00:00Z',
    from_state: 'in_check',
    state: 'failed',
  };
  const comment = {
    ...about,
    id: 1,
    created_at: '2026-11-28T10:00:00Z',
    text: 'Please send it with a bleed.',
  };
  shop.replyWith(({ path }) => ({
    json: path.includes('qa_comments')
      ? { qa_comments: written ? [comment] : [] }
      : { qa_state_changes: written ? [{ ...failed, reason: 'The bleed is missing.' }] : [] },
  }));
  await renderPage(() => <QualityNotes order={order} signedIn={signedIn} />, {
    remote: 'mf-account',
    words,
    document: shop.document,
  });
};

it('tells the customer what was decided and written, newest first, by the number of the line', async () => {
  await open(true, true);
  await screen.findByRole('heading', { name: words.order.checks.title });
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(items).toHaveLength(2);
  expect(items[0]).toMatch(/^Item 2, .*Please send it with a bleed\.$/);
  expect(items[1]).toMatch(/^Item 2, .*: Needs changes\s*The bleed is missing\.$/);
});

it('shows nothing before the first, and asks nothing for a visitor', async () => {
  await open(true, false);
  await waitFor(() => expect(shop.received).toHaveLength(2));
  expect(screen.queryByRole('heading')).toBeNull();
  shop.received.length = 0;
  await open(false, true);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(shop.received).toEqual([]);
});
