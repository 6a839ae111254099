/** @jest-environment jsdom */
import type { ReviewedSupplier } from '@shop/contracts';
import { problemBody, type TestReply } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { Component } from './suppliers.page.tsx';

let me = meOf();
const shop = startDeskShop();
beforeEach(() => {
  me = meOf([{ role: 'merchandiser', regions: null }]);
});

const application = (change: Partial<ReviewedSupplier> = {}): ReviewedSupplier => ({
  id: 31,
  status: 'received',
  region: 'pl',
  email: 'mill@example.com',
  full_name: 'Bo Ek',
  company_name: 'Ek Board AB',
  vat_id: null,
  website: null,
  phone: null,
  country_iso: 'SE',
  capabilities: ['corrugated-board', 'inks'],
  certificates: ['fsc'],
  message: 'Two machines.',
  files: [
    {
      asset_id: '6f1e8a54-4a7f-4f4e-9a3e-5a7f4f4e9a3e',
      name: 'mill.pdf',
      url: '/assets/1/original?signature=x',
    },
  ],
  created_at: '2026-11-28T10:00:00.000Z',
  updated_at: '2026-11-28T10:00:00.000Z',
  review_note: null,
  reviewed_by: null,
  ...change,
});
const paging = { count: 1, total_count: 1, current_page: 1, pages: 1, per_page: 100 };
const serve = (write: () => TestReply, now = application()) =>
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (method !== 'GET') return write();
    if (path.endsWith('/suppliers/31')) return { json: now };
    return { json: { suppliers: [application()], ...paging } };
  });
const open = async () => {
  await shop.open(Component, { document: { region: 'pl' } });
  fireEvent.click(await screen.findByText('Ek Board AB'));
  return within(await screen.findByRole('dialog'));
};
const choose = (dialog: Awaited<ReturnType<typeof open>>, status: string) =>
  fireEvent.change(dialog.getByLabelText(words.word.state), { target: { value: status } });
const save = (dialog: Awaited<ReturnType<typeof open>>) =>
  fireEvent.click(dialog.getByRole('button', { name: words.security.passkey.save }));

it('shows new applications with their files, says what a decision does, and sends it', async () => {
  serve(() => ({ json: application({ status: 'accepted' }) }));
  const dialog = await open();
  const asked = shop.received.find(({ path }) => path.includes('/suppliers?'))?.path ?? '';
  expect(decodeURIComponent(asked)).toContain('q[status_eq]=received');
  expect(dialog.getByRole('link', { name: 'mill.pdf' }).getAttribute('href')).toContain('signature');
  expect(dialog.getByText('Corrugated board, Inks')).not.toBeNull();
  expect(dialog.getByText(/mill@example\.com gets a mail that the application is in review/)).not.toBeNull();
  choose(dialog, 'accepted');
  expect(dialog.getByText(/listed as a supplier\. This is final/)).not.toBeNull();
  fireEvent.change(dialog.getByLabelText(words.order.note), { target: { value: ' Good samples ' } });
  save(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shop.writes().map(({ method, body }) => [method, JSON.parse(body)])).toEqual([
    ['PATCH', { supplier: { status: 'accepted', review_note: 'Good samples' } }],
  ]);
});

it('shows what a colleague has decided in place of a refused decision', async () => {
  serve(
    () => problemBody('application_decided', 409),
    application({ status: 'accepted', review_note: 'Agreed by phone' }),
  );
  const dialog = await open();
  choose(dialog, 'declined');
  save(dialog);
  expect(await dialog.findByText(words.suppliers.decided)).not.toBeNull();
  expect(await dialog.findByText('Agreed by phone')).not.toBeNull();
  expect(dialog.queryByRole('button', { name: words.security.passkey.save })).toBeNull();
});

it('keeps a typed note when a colleague has moved the application on', async () => {
  serve(() => problemBody('application_decided', 409), application({ status: 'in_review' }));
  const dialog = await open();
  fireEvent.change(dialog.getByLabelText(words.order.note), { target: { value: 'Good samples' } });
  save(dialog);
  await dialog.findByText(words.suppliers.decided);
  expect(dialog.getByText(words.suppliers.means.same)).not.toBeNull();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(words.order.note).value).toBe('Good samples');
});

it('reads alone for whoever may not decide', async () => {
  me = meOf([{ role: 'support', regions: null }]);
  serve(() => ({ json: {} }));
  const dialog = await open();
  expect(dialog.queryByLabelText(words.word.state)).toBeNull();
});
