/** @jest-environment jsdom */
import { problemBody, renderPage, signInAs, startTestShop, type TestShop, testUser } from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import later from '../../locales/later/en-US.json';
import { Component } from './suppliers.page.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const { supplier, pro } = later;
const send = () => fireEvent.click(screen.getByRole('button', { name: supplier.send }));
const posts = (path: RegExp) =>
  shop.received.filter((request) => request.method === 'POST' && path.test(request.path));
const choose = (...names: string[]) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${supplier.files}`)), {
    target: { files: names.map((name) => new File(['%PDF'], name)) },
  });

it('marks what is missing, leaves no file out silently, and sends the application once all are there', async () => {
  signInAs({ ...testUser, company_name: 'Lis Mills' });
  let isBroken = true;
  shop.replyWith(({ method, path }) => {
    if (method === 'GET') return { json: { suppliers: [] } };
    if (!path.includes('assets')) return { status: 201, json: { id: 12, email: testUser.email } };
    return isBroken ? problemBody('asset_unsupported', 422) : { json: { id: `a${posts(/assets/).length}` } };
  });
  await renderPage(Component, {
    remote: 'mf-plus-pro',
    words: { ...words, ...later },
    document: shop.document,
  });
  send();
  expect(await screen.findByText(supplier.error.capabilities)).not.toBeNull();
  fireEvent.click(screen.getByLabelText(supplier.capability.tapes));

  // A file that could not be uploaded is not left out without a word.
  choose('iso.pdf');
  expect(await screen.findByRole('button', { name: 'Upload iso.pdf again' })).not.toBeNull();
  send();
  expect(await screen.findByText(supplier.error.files)).not.toBeNull();
  expect(posts(/suppliers/)).toEqual([]);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Upload iso.pdf again' }));
  await waitFor(() => expect(screen.queryByText(supplier.error.files)).toBeNull());

  // The eleventh neither.
  choose(...Array.from({ length: 10 }, (_, at) => `sample-${at}.pdf`));
  expect(await screen.findByText(supplier.error.tooMany)).not.toBeNull();
  for (const remove of screen.getAllByRole('button', { name: /^Remove sample-/ })) fireEvent.click(remove);
  expect(screen.queryByText(supplier.error.tooMany)).toBeNull();
  send();
  expect(await screen.findByText(supplier.sent)).not.toBeNull();
  expect(screen.queryByText(pro.error.blank)).toBeNull();
  const sent = JSON.parse(posts(/suppliers/).at(-1)?.body ?? '{}').supplier;
  expect([sent.capabilities, sent.asset_ids.length]).toEqual([['tapes'], 1]);
});
