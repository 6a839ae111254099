/** @jest-environment jsdom */
import type { listSamples, ReplyOf } from '@shop/contracts';
import { problemBody, renderPage, startTestShop, type TestShop } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import laterWords from '../../locales/later/en-US.json';
import { listReadyPacks } from './ready-packs.ts';
import { Component } from './samples.page.tsx';

const ids = [
  'mailer-box-full-color--cardboard-coated',
  'mailer-box-eco-color--cardboard-natural',
  'delivery-mailer-box--cardboard-white-one-side',
  'recycled-poly-mailer--film-recycled',
  'packing-tape--tape-film',
  'rigid-box--cardboard-coated',
  'magnetic-box--cardboard-coated',
  'product-box--cardboard-cardstock',
  'tissue-paper--paper-tissue',
];
const list: ReplyOf<typeof listSamples> = {
  samples: ids.map((id) => {
    const [product = '', material = ''] = id.split('--');
    return { id, product, material, name: product };
  }),
  count: 9,
  total_count: 9,
  current_page: 1,
  pages: 1,
  per_page: 100,
  version: 4,
  pack: {
    sku: 'box-eu--samples--samples--samples--samples--samples',
    variant_id: 7,
    currency: 'EUR',
    price: '4.00',
    price_gross: '4.92',
    smallest: 1,
    largest: 8,
    per_order: 1,
    standard: ids.slice(4, 9),
  },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const open = async ({ lists = [list], refusal = 'out_of_stock' } = {}) => {
  let read = 0;
  shop.replyWith(({ path, method }) =>
    path.includes('/v2/samples')
      ? { json: lists[Math.min(read++, lists.length - 1)] }
      : method === 'POST' && path.endsWith('/custom_sample_pack')
        ? problemBody(refusal, 422)
        : { status: 404, json: { type: 'x', code: 'not_found', status: 404, error: 'Unknown' } },
  );
  await renderPage(Component, {
    remote: 'mf-catalogue',
    words: { ...words, ...laterWords },
    document: shop.document,
    path: '/sample-packs',
    at: '/sample-packs',
  });
  await screen.findByText('Ready packs');
};
const sent = () =>
  shop.received
    .filter(({ path }) => path.endsWith('/custom_sample_pack'))
    .map(({ body }) => JSON.parse(body) as object);

it('offers a ready pack only where each of its samples is sold', () => {
  expect(listReadyPacks(list).map(({ id }) => id)).toEqual(['standard', 'online']);
  const fewer = { ...list, samples: list.samples.filter(({ id }) => id !== ids[3]) };
  expect(listReadyPacks(fewer).map(({ id }) => id)).toEqual(['standard']);
});

it('adds a ready pack in one press, and an own one of at most eight, chosen from the list that is shown', async () => {
  await open();
  fireEvent.click(within(screen.getByTestId('pack-online')).getByRole('button'));
  await waitFor(() => expect(sent()).toEqual([{ sku: list.pack.sku, samples: ids.slice(0, 5), version: 4 }]));

  const add = screen.getByTestId('add-own-pack');
  fireEvent.click(add);
  expect(await screen.findByText('Choose at least one sample.')).toBeTruthy();
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  for (const box of boxes) fireEvent.click(box);
  expect(boxes.map(({ checked }) => checked)).toEqual([...Array(8).fill(true), false]);
  expect(screen.getByText('Chosen: 8 of 8')).toBeTruthy();
  expect(screen.getByText(/holds at most 8 samples/)).toBeTruthy();
  await waitFor(() => expect(add.getAttribute('aria-disabled')).not.toBe('true'));
  fireEvent.click(add);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ sku: list.pack.sku, samples: ids.slice(0, 8), version: 4 });
});

it('leaves out a chosen sample that has left the list', async () => {
  shop.received.length = 0;
  const samples = list.samples.slice(1);
  await open({ lists: [list, { ...list, samples, version: 5 }], refusal: 'invalid_input' });
  for (const box of screen.getAllByRole('checkbox').slice(0, 2)) fireEvent.click(box);
  expect(screen.getByText('Chosen: 2 of 8')).toBeTruthy();
  fireEvent.click(screen.getByTestId('add-own-pack'));
  expect(await screen.findByText('Chosen: 1 of 8')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByTestId('add-own-pack').getAttribute('aria-disabled')).not.toBe('true'),
  );
  fireEvent.click(screen.getByTestId('add-own-pack'));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ sku: list.pack.sku, samples: [ids[1]], version: 5 });
});
