/** @jest-environment jsdom */
import {
  clearToasts,
  problemBody,
  renderPage,
  signInAs,
  startTestShop,
  type TestReply,
  type TestShop,
  testLine,
  testOrder,
  testUser,
  toastTexts,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component } from './cart.page.tsx';

let shop: TestShop;
/** The server's cart and its reply to a change. */
let standing: object;
let onWrite: (quantity: number) => TestReply;
const noConnection = (): TestReply => ({ dropConnection: true });
const noServer = (): TestReply => problemBody('busy', 503);
/** Each order has its own number, since unsent quantities outlive a page. */
let number: string;
let orders = 0;
/** Milliseconds until services and express options arrive. */
let asideDelay = 0;

const cartOf = (quantity: number) => ({
  ...testOrder,
  number,
  version: quantity,
  line_items: [{ ...testLine, quantity }],
});
const taken = (quantity: number): TestReply => {
  standing = cartOf(quantity);
  return { json: standing };
};
const sent = () =>
  shop.received
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => JSON.parse(body).line_item.quantity);
const field = () => screen.findByLabelText<HTMLInputElement>('Quantity');
const type = async (value: string) => {
  fireEvent.change(await field(), { target: { value } });
  fireEvent.blur(await field());
};
const open = () => renderPage(Component, { remote: 'mf-checkout', words, document: shop.document });
const kept = () => Object.keys({ ...sessionStorage });

beforeAll(async () => {
  shop = await startTestShop();
  shop.replyWith(({ method, path, body }) => {
    if (path.includes('express') || path.includes('/services'))
      return { json: { express_delivery_options: [], services: [] }, delayMs: asideDelay };
    if (method === 'GET') return { json: standing };
    return onWrite(JSON.parse(body).line_item.quantity);
  });
});
afterAll(() => shop.close());
beforeEach(() => {
  orders += 1;
  number = `R${orders}`;
  standing = cartOf(500);
  onWrite = noServer;
  shop.received.length = 0;
  sessionStorage.clear();
  clearToasts();
});

const unsaved = 'Saved when you are back online. Prices are still for 500.';

it('keeps what is typed without a connection, and sends the last of it when the connection is back', async () => {
  onWrite = noConnection;
  await open();
  await type('700');
  await screen.findByText(unsaved);
  expect((await field()).value).toBe('700');
  await type('800');
  expect((await field()).value).toBe('800');
  expect(kept()).toEqual([`unsent-quantity/${number}/line/11`]);
  onWrite = taken;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull());
  expect((await field()).value).toBe('800');
  expect(sent().at(-1)).toBe(800);
  expect(kept()).toEqual([]);
});

it('does not let anybody check out with another quantity than the one they typed', async () => {
  await open();
  await type('700');
  await screen.findByText(unsaved);
  fireEvent.click(screen.getByTestId('check-out'));
  await waitFor(() => expect(toastTexts()).toEqual([words.cart.notSaved]));
  expect(screen.getByText(unsaved)).not.toBeNull();
  onWrite = taken;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull());
});

it('says at the field when it is refused afterwards, as it does with a connection', async () => {
  const refusal = async (sentence: RegExp) => {
    const line = await screen.findByText(sentence);
    expect((await field()).getAttribute('aria-describedby')).toBe(line.closest('[id]')?.id);
    // The price is for the server's quantity, and the field shows it again.
    expect((await field()).value).toBe('500');
    expect(kept()).toEqual([]);
  };
  await open();
  await type('700');
  await screen.findByText(unsaved);
  onWrite = () => problemBody('out_of_stock', 422);
  window.dispatchEvent(new Event('online'));
  await refusal(/more than we have in stock/);
  onWrite = () => problemBody('quantity_out_of_range', 422);
  await type('701');
  await refusal(/outside the range/);
  onWrite = taken;
  await type('600');
  await waitFor(() => expect(screen.queryByText(/outside the range/)).toBeNull());
  await waitFor(() => expect(sent().at(-1)).toBe(600));
  await waitFor(() => expect(kept()).toEqual([]));
});

it('says a refusal until the page is left, and not again to whoever comes back', async () => {
  onWrite = () => problemBody('quantity_out_of_range', 422);
  const page = await open();
  await type('700');
  await screen.findByText(/outside the range/);
  page.unmount();
  await open();
  expect((await field()).value).toBe('500');
  expect(screen.queryByText(/outside the range/)).toBeNull();
});

describe('after a reload', () => {
  const reload = (from: number) =>
    sessionStorage.setItem(`unsent-quantity/${number}/line/11`, JSON.stringify({ quantity: 900, from }));
  it('takes it up and tries again by itself, though the browser tells of no connection', async () => {
    reload(500);
    await open();
    await screen.findByText(unsaved);
    expect((await field()).value).toBe('900');
    // The first attempt and its two retries have failed: the timer starts the next one.
    await waitFor(() => expect(sent().length).toBeGreaterThanOrEqual(3), { timeout: 50_000 });
    onWrite = taken;
    await waitFor(() => expect(screen.queryByText(unsaved)).toBeNull(), { timeout: 50_000 });
    expect([(await field()).value, sent().at(-1), kept()]).toEqual(['900', 900, []]);
  });
  it('leaves it where the quantity was changed elsewhere meanwhile', async () => {
    reload(400);
    await open();
    await field();
    await waitFor(() => expect(kept()).toEqual([]));
    expect([(await field()).value, sent()]).toEqual(['500', []]);
  });
});

it('takes nobody to the delivery step who goes elsewhere while a quantity is sent', async () => {
  signInAs(testUser);
  asideDelay = 1_500;
  onWrite = (quantity) => ({ ...taken(quantity), delayMs: 150 });
  await open();
  await type('700');
  fireEvent.click(screen.getByTestId('check-out'));
  window.history.pushState({}, '', '/elsewhere');
  await waitFor(() => expect(kept()).toEqual([]));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(window.location.pathname).toBe('/elsewhere');
});
