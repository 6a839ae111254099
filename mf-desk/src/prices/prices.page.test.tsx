/** @jest-environment jsdom */
import { answerDialog, isDialogOpen, problemBody, type TestReply } from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { Component as BookPage } from './book.page.tsx';
import { book, bookRow, previewOf } from './prices.fixture.ts';
import { Component as PricesPage } from './prices.page.tsx';

let me = meOf();
const shop = startDeskShop();
beforeEach(() => {
  me = meOf([{ role: 'merchandiser', regions: null }]);
});
const serve = (
  preview: () => TestReply = () => ({ json: previewOf() }),
  send: () => TestReply = () => problemBody('price_book_refused', 422),
) =>
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (path.endsWith('/price_books/preview')) return preview();
    if (method === 'POST') return send();
    if (path.endsWith('/price_books/pl-2027')) return { json: { price_book: book, facts: bookRow() } };
    if (path.endsWith('/price_books/pl-2026'))
      return { json: { price_book: { ...book, id: 'pl-2026', margin: 2_800 }, facts: bookRow() } };
    if (path.endsWith('/price_books/gone')) return problemBody('not_found', 404);
    return {
      json: { price_books: [bookRow(), bookRow({ id: 'pl-2026', state: 'past', in_effect_in: [] })] },
    };
  });
const openBook = (at = '/desk/prices/pl-2027') => shop.open(BookPage, { at, path: '/desk/prices/:bookId' });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('lists books with filters of the address', async () => {
  serve();
  await shop.open(PricesPage, { at: '/?state=past&where=pl&text=2026' });
  expect(await screen.findByText('pl-2027')).not.toBeNull();
  const asked = shop.received.find(({ path }) => path.includes('/price_books?'))?.path ?? '';
  for (const part of ['state=past', 'region=pl', 'text=2026']) expect(asked).toContain(part);
  // A click on the name is one step, not a second one by its row.
  const steps = history.length;
  fireEvent.click(screen.getByText('pl-2027'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(history.length).toBe(steps + 1);
});

it('sends a changed book only after its effect was seen', async () => {
  serve(undefined, () => ({ json: {} }));
  await openBook();
  fireEvent.click(await screen.findByRole('button', { name: words.prices.begin }));
  type('Margin (%)', 'x');
  expect(screen.getByText(words.prices.shareWrong)).not.toBeNull();
  type('Margin (%)', '32,5');
  type(words.word.reason, 'Board is dearer');
  press(words.refund.ask);
  expect(shop.writes()).toEqual([]);
  press(words.prices.compute);
  expect(await screen.findByText(/1,100\.00/)).not.toBeNull();
  expect(screen.getByText('10.0%')).not.toBeNull();
  // Another figure: its effect was not shown yet.
  type('Margin (%)', '33');
  expect(screen.queryByText(/1,100\.00/)).toBeNull();
  press(words.refund.ask);
  expect(shop.writes()).toHaveLength(1);
  press(words.prices.compute);
  await screen.findByText(/1,100\.00/);
  press(words.refund.ask);
  await waitFor(() => expect(shop.writes()).toHaveLength(3));
  expect(JSON.parse(shop.writes()[2]?.body ?? '{}')).toMatchObject({
    reason: 'Board is dearer',
    change: { kind: 'price_book', price_book: { id: 'pl-2027.2', margin: 3_300, regions: ['pl'] } },
  });
});

it('sends no book that loses money, and says where', async () => {
  const row = previewOf().baskets[0]?.rows[0];
  serve(() => ({
    json: previewOf({
      faults: [
        { code: 'below_cost', path: null, row: 'pl/mailer/500' },
        { code: 'day_too_early', path: 'validFrom', row: null },
      ],
      baskets: previewOf().baskets.map((basket) => ({
        ...basket,
        rows: row ? [{ ...row, breaks: 'below_cost' }] : [],
      })),
    }),
  }));
  await openBook();
  fireEvent.click(await screen.findByRole('button', { name: 'Roll back to pl-2026' }));
  // What would change: the margin of the book before.
  expect(screen.getByText('28.00%')).not.toBeNull();
  type(words.word.reason, 'Back to last year');
  press(words.prices.compute);
  expect(await screen.findByText(words.prices.breaks.below_cost)).not.toBeNull();
  expect(screen.getByText(words.prices.fault.day_too_early)).not.toBeNull();
  press(words.refund.ask);
  expect(shop.writes()).toHaveLength(1);
});

it('discards typed figures only after a question, and announces a computed effect', async () => {
  serve();
  await openBook();
  fireEvent.click(await screen.findByRole('button', { name: words.prices.begin }));
  expect(document.activeElement).toBe(screen.getByLabelText(words.prices.id));
  type('Margin (%)', '32');
  press(words.prices.compute);
  expect(await screen.findByText(words.prices.computed)).not.toBeNull();
  press(words.prices.leave);
  answerDialog(false);
  await waitFor(() => expect(isDialogOpen()).toBe(false));
  expect(screen.getByLabelText<HTMLInputElement>('Margin (%)').value).toBe('32');
  press(words.prices.leave);
  answerDialog(true);
  expect(await screen.findByRole('button', { name: words.prices.begin })).not.toBeNull();
});

it('reads alone for who may not ask, and says when there is no such book', async () => {
  me = meOf([{ role: 'production', regions: null }]);
  serve();
  await openBook();
  expect(await screen.findByText(words.prices.download)).not.toBeNull();
  expect(screen.queryByRole('button', { name: words.prices.begin })).toBeNull();
  // 0.0150 of the fixture: no decimal of a cost is rounded away.
  expect(screen.getByText('0.015')).not.toBeNull();
  await openBook('/desk/prices/gone');
  expect(await screen.findByText(new RegExp(words.prices.missing))).not.toBeNull();
});
