/** @jest-environment jsdom */
import { renderPage, startTestShop, type TestShop } from '@shop/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import later from '../../locales/later/en-US.json';
import { QuoteFiles } from './quote-files.tsx';
import { keepFilesOf, takeFilesOf } from './waiting-files.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
});

const open = () =>
  renderPage(() => <QuoteFiles qrNumber="QR7" isOpen />, {
    remote: 'mf-quotes',
    words: { ...words, ...later },
    document: shop.document,
  });
const uploads = () => shop.received.filter(({ method }) => method === 'POST');
const isLeavingAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('uploads a waiting file once, says to stay, and hands on what has not arrived when the page is left', async () => {
  // The upload takes longer than the reader stays.
  shop.replyWith(({ method }) => ({ json: { files: [] }, delayMs: method === 'POST' ? 60_000 : 0 }));
  const file = new File(['%PDF'], 'die.pdf');
  keepFilesOf('QR7', [file]);
  const view = await open();
  expect(await screen.findByText(later.files.stay)).not.toBeNull();
  expect(isLeavingAsked()).toBe(true);
  await waitFor(() => expect(uploads()).toHaveLength(1));
  view.unmount();
  expect(isLeavingAsked()).toBe(false);
  expect(takeFilesOf('QR7')).toEqual([file]);

  keepFilesOf('QR7', [file]);
  const stored = { id: 'f', name: 'die.pdf', bytes: 4, created_at: '2026-11-30T10:00:00Z' };
  shop.replyWith(({ method }) => ({
    json: method === 'POST' ? stored : { files: uploads().length > 1 ? [stored] : [] },
  }));
  const next = await open();
  await waitFor(() => expect(screen.queryByText(later.files.stay)).toBeNull());
  expect(await screen.findByText(/die\.pdf/)).not.toBeNull();
  next.unmount();
  expect([uploads().length, takeFilesOf('QR7')]).toEqual([2, []]);
});
