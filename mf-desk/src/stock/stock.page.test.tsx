/** @jest-environment jsdom */
import type { StockItem, StockMovement } from '@shop/contracts';
import { problemBody, type TestReply } from '@shop/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { refetchDesk } from '../orders/orders.query.ts';
import { Component } from './stock.page.tsx';

let me = meOf();
const shop = startDeskShop();
beforeEach(() => {
  me = meOf([{ role: 'merchandiser', regions: null }]);
});
const item = (change: Partial<StockItem> = {}): StockItem => ({
  id: 'pim-1',
  skus: ['box-1'],
  product: 'mailer-box-plain',
  on_hand: 500,
  reserved: 20,
  available: 480,
  updated_at: '2026-11-28T10:00:00Z',
  revision: 4,
  ...change,
});
const movements: readonly StockMovement[] = [
  {
    id: 'count 1',
    kind: 'counted',
    at: '2026-11-27T10:00:00Z',
    quantity: 500,
    order_number: null,
    actor: 'staff:9',
    actor_name: 'Jan Kowalski',
    reason: 'Yearly count',
  },
];
let now = item();
beforeEach(() => {
  now = item();
});
const serve = (put: () => TestReply = () => ({ json: item({ on_hand: 450 }) })) =>
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (method !== 'GET') return put();
    if (path.includes('/staff/stock_items/')) return { json: { stock_item: now, movements } };
    const stock_items = [now];
    return { json: { stock_items, count: 1, total_count: 1, current_page: 1, pages: 1, per_page: 100 } };
  });
const openItem = async (at = '/') => {
  await shop.open(Component, { at });
  fireEvent.click(await screen.findByText('pim-1'));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Yearly count');
  return dialog;
};
const count = (dialog: Awaited<ReturnType<typeof openItem>>, pieces: string, reason: string) => {
  fireEvent.change(dialog.getByLabelText(words.stock.count), { target: { value: pieces } });
  fireEvent.change(dialog.getByLabelText(words.word.reason), { target: { value: reason } });
  fireEvent.click(dialog.getByRole('button', { name: words.stock.save }));
};

it('lists by filters of the address, shows movements and saves a count on what was seen', async () => {
  serve();
  const dialog = await openItem('/?text=box-1&product=mailer-box-plain&atMost=500');
  const asked = decodeURIComponent(
    shop.received.find(({ path }) => path.includes('/v2/stock_items'))?.path ?? '',
  );
  for (const part of ['q[id_or_sku_cont]=box-1', 'q[product_eq]=mailer-box-plain', 'q[available_lteq]=500'])
    expect(asked).toContain(part);
  count(dialog, '4,5', 'x');
  expect(await dialog.findByText(words.stock.countWrong)).not.toBeNull();
  expect(shop.writes()).toEqual([]);
  count(dialog, '450', 'Ten were wet');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shop.writes().map(({ body }) => JSON.parse(body))).toEqual([
    { stock_item: { on_hand: 450 }, revision: 4, reason: 'Ten were wet' },
  ]);
});

it('overwrites nothing that was sold meanwhile, and counts on after a look', async () => {
  serve(() => {
    now = item({ on_hand: 490, revision: 5 });
    return problemBody('stock_conflict', 409);
  });
  const dialog = await openItem();
  count(dialog, '450', 'Ten were wet');
  expect(await dialog.findByText(words.stock.refused)).not.toBeNull();
  expect(dialog.getByText(/Now on hand: 490/)).not.toBeNull();
  expect(dialog.getByLabelText<HTMLInputElement>(words.stock.count).value).toBe('450');
  serve();
  fireEvent.click(dialog.getByRole('button', { name: words.conflict.goOn }));
  fireEvent.click(dialog.getByRole('button', { name: words.stock.save }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.parse(shop.writes().at(-1)?.body ?? '{}')).toMatchObject({ revision: 5 });
});

it('counts on what is shown when typing begins, not on what was shown first', async () => {
  serve();
  const dialog = await openItem();
  now = item({ on_hand: 490, revision: 5 });
  await act(refetchDesk);
  await dialog.findByText('490');
  expect(dialog.queryByText(words.stock.moved)).toBeNull();
  count(dialog, '450', 'Ten were wet');
  await waitFor(() => expect(shop.writes()).toHaveLength(1));
  expect(JSON.parse(shop.writes()[0]?.body ?? '{}')).toMatchObject({ revision: 5 });
});

it('reads alone for who may not count', async () => {
  me = meOf([{ role: 'production', regions: null }]);
  serve();
  const dialog = await openItem();
  expect(dialog.queryByRole('button', { name: words.stock.save })).toBeNull();
  expect(screen.queryByRole('button', { name: words.stock.new })).toBeNull();
});
