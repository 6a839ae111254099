/** @jest-environment jsdom */
import { renderPage, startTestShop, type TestShop } from '@shop/kit/testing';
import { screen } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component } from './designs.page.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  shop.replyWith(() => ({
    json: {
      box_designs: [
        {
          id: '5b0c1d1e-0000-4000-8000-000000000001',
          name: 'Autumn',
          design_status: 'ready',
          configuration: {
            product: 'mailer-box-plain',
            size: { length: 212, width: 148, height: 61 },
            material: 'cardboard-natural',
            print_mode: 'no-print',
            finish: 'foil-none',
            quality: 'standard',
          },
          rev: 3,
          thumbnail: '/api/box_designs/1/thumbnail?expires=1',
          thumbnail_bw: null,
          created_at: '2026-11-27T10:00:00Z',
          updated_at: '2026-11-27T10:00:00Z',
        },
      ],
    },
  }));
});
afterAll(() => shop.close());

const open = async (digitalDesigns: boolean) => {
  const { market } = { ...shop.document };
  if (!market) throw new Error('The test document has no market.');
  await renderPage(Component, {
    remote: 'mf-account',
    words,
    document: { ...shop.document, market: { ...market, digitalDesigns } },
  });
  await screen.findByRole('link', { name: 'Autumn' });
};

it('hands a design out as a file where the market allows digital designs', async () => {
  await open(true);
  const link = screen.getByRole('link', { name: 'Save an image of Autumn' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    '/api/box_designs/1/thumbnail?expires=1',
    'Autumn',
  ]);
});

it('offers no file elsewhere', async () => {
  await open(false);
  expect(screen.queryByRole('link', { name: /an image of/ })).toBeNull();
});
