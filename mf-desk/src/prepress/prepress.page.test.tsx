/** @jest-environment jsdom */
import type { StaffOrder, StaffProductionLine } from '@shop/contracts';
import { problemBody, type TestReply, toastTexts } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { staffOrderOf } from '../order/order.fixture.ts';
import { lineOf } from '../production/lines.fixture.ts';
import { Component } from './prepress.page.tsx';

let me = meOf();
let order: StaffOrder;
const shop = startDeskShop();
beforeEach(() => {
  me = meOf([{ role: 'prepress', regions: ['pl'] }]);
  order = staffOrderOf();
});

const comment = {
  id: 1,
  order_number: 'R000000001',
  line_item_id: 11,
  production_file_id: null,
  visible: true,
  author: 'staff:9',
  created_at: '2026-11-28T10:00:00Z',
  text: 'The logo has 90 dpi.',
};
const serve = (lines: readonly StaffProductionLine[], write: () => TestReply = () => ({ json: {} })) =>
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (method !== 'GET') return write();
    if (path.includes('/staff/orders/')) return { json: order };
    if (path.endsWith('/preflight'))
      return {
        json: {
          findings: [
            { id: 'resolution_low', severity: 'warning', side: 'lid', params: { dpi: 90, ideal: 300 } },
          ],
        },
      };
    if (path.includes('/qa_comments')) return { json: { qa_comments: [comment] } };
    if (path.includes('/qa_state_changes')) return { json: { qa_state_changes: [] } };
    return { json: { lines: [...lines], next_cursor: null } };
  });
const open = (at = '/') => shop.open(Component, { at, document: { region: 'pl' } });
const sent = () => shop.writes().map(({ path, body }) => [path.replace(/^.*\/api/, ''), JSON.parse(body)]);
const openLine = async () => {
  fireEvent.keyDown(await screen.findByRole('row', { name: /R000000001/ }), { key: 'Enter' });
  return within(await screen.findByRole('dialog'));
};

it('lists what is to be checked, and what another state in the address names', async () => {
  serve([lineOf({ comments: 1 })]);
  await open();
  await screen.findByRole('row', { name: /R000000001/ });
  const asked = () => shop.received.filter(({ path }) => path.includes('/production_lines?')).at(-1)?.path;
  expect(asked()).toContain('quality=open');
  await open('/?quality=failed');
  await waitFor(() => expect(asked()).toContain('quality=failed'));
});

it('shows what was written, and decides only where a state leads, with its consequence first', async () => {
  order = staffOrderOf({ lines: order.lines.map((line) => ({ ...line, quality: 'in_check' as const })) });
  let reply: TestReply = problemBody('transition_not_allowed', 409);
  serve([lineOf({ quality: 'in_check' })], () => reply);
  await open();
  const line = await openLine();
  expect(await line.findByText('The logo has 90 dpi.')).not.toBeNull();
  expect(line.getByText(words.prepress.seen)).not.toBeNull();
  expect(await line.findByText(/90 dpi: edges may look soft/)).not.toBeNull();
  expect(line.queryByRole('button', { name: words.prepress.to.in_check })).toBeNull();
  fireEvent.click(line.getByRole('button', { name: words.prepress.to.failed }));
  const dialog = within(await screen.findByRole('dialog', { name: words.prepress.to.failed }));
  expect(dialog.getByText(words.prepress.means.failed)).not.toBeNull();
  const send = () => fireEvent.click(dialog.getByRole('button', { name: words.prepress.to.failed }));
  send();
  expect(await dialog.findByText(words.change.reasonMissing)).not.toBeNull();
  expect(sent()).toEqual([]);
  fireEvent.change(dialog.getByLabelText(words.word.reason), { target: { value: 'Resolution' } });
  fireEvent.click(dialog.getByLabelText(words.prepress.visible));
  send();
  // A colleague has decided in the meantime: nothing is overwritten.
  expect(await dialog.findByRole('alert')).not.toBeNull();
  reply = { json: {} };
  send();
  await screen.findByRole('dialog', { name: 'Order R000000001' });
  const body = {
    order_number: 'R000000001',
    line_item_id: 11,
    production_file_id: '6f0e7a52-6c7b-4b0a-9a7e-0d2f3c1b2a10',
    state: 'failed',
    visible: true,
    reason: 'Resolution',
  };
  expect(sent()).toEqual([
    ['/qa_state_changes', body],
    ['/qa_state_changes', body],
  ]);
});

it('asks the customer to approve the print files, and says who gets the mail', async () => {
  serve([lineOf()]);
  await open();
  const line = await openLine();
  await line.findByRole('link', { name: /PDF/ });
  fireEvent.click(line.getByRole('button', { name: words.prepress.proof }));
  const dialog = within(await screen.findByRole('dialog', { name: words.prepress.proof }));
  expect(dialog.getByText(/ada@example.com/)).not.toBeNull();
  fireEvent.change(dialog.getByLabelText(new RegExp(words.prepress.proofNote)), {
    target: { value: 'Please check the logo.' },
  });
  fireEvent.click(dialog.getByRole('button', { name: words.prepress.proof }));
  await waitFor(() => expect(toastTexts()).toContain(words.prepress.proofSent));
  expect(sent()).toEqual([
    ['/client_approval_filesets', { order_number: 'R000000001', note: 'Please check the logo.' }],
  ]);
});

it('shows everything and no decision to an order manager', async () => {
  me = meOf([{ role: 'order_manager', regions: ['pl'] }]);
  serve([lineOf()]);
  await open();
  const line = await openLine();
  await line.findByText('The logo has 90 dpi.');
  for (const name of [words.prepress.to.in_check, words.prepress.comment, words.prepress.proof])
    expect(line.queryByRole('button', { name })).toBeNull();
});
