/** @jest-environment jsdom */
import type { StaffOrderRow } from '@shop/contracts';
import { problemBody, signInAs, type TestReply, testUser } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { signInAsStaff, startDeskShop } from '../desk-page.fixture.tsx';
import { Component } from './orders.page.tsx';

let me = meOf();
const shop = startDeskShop();
beforeEach(() => {
  me = meOf();
});

const row = (number: string, change: Partial<StaffOrderRow> = {}): StaffOrderRow => ({
  number,
  region: 'pl',
  currency: 'PLN',
  total: '123.00',
  quantity: 100,
  product: 'Mailer box',
  lines: 1,
  stage: 'check',
  payment_state: 'paid',
  placed_at: '2026-11-28T10:00:00Z',
  dispatch_on: '2026-11-27',
  deliver_by: '2026-12-01',
  late: null,
  obstacles: [],
  customer: { name: 'Ada Nowak', email: 'ada@example.com' },
  company: null,
  revision: 3,
  ...change,
});
const serve = (orders: readonly StaffOrderRow[], held: () => TestReply = () => ({ json: {} })) =>
  shop.replyWith(({ path, method }) => {
    if (method === 'POST') return held();
    if (path.endsWith('/staff/me')) return { json: me };
    if (path.includes('/search'))
      return {
        json: {
          hits: [
            {
              kind: 'invoice',
              id: 'FV/1',
              title: 'FV/1',
              detail: 'R000000001',
              region: 'pl',
              order_number: 'R000000001',
              orders_text: null,
            },
          ],
        },
      };
    if (path.includes('/counts')) return { json: { stages: [{ stage: 'check', orders: 7, late: 2 }] } };
    return { json: { orders: [...orders], next_cursor: null } };
  });
const open = (at = '/') => shop.open(Component, { at });
const gets = () => shop.received.filter(({ path }) => /\/staff\/orders\?/.test(path)).map(({ path }) => path);

it('shows what is late and why, and sends the filters of the address', async () => {
  serve([row('R000000001', { late: 'dispatch', obstacles: ['proof_pending'] })]);
  await open('/?late=true&stage=open&text=ada');
  const cells = await screen.findByText(
    `${words.orders.late.dispatch}, ${words.orders.obstacle.proof_pending}`,
  );
  expect(cells.closest('tr')?.textContent).toContain('Ada Nowak');
  for (const part of ['late=true', 'stage=open', 'text=ada'])
    expect({ part, sent: gets().at(-1)?.includes(part) }).toEqual({ part, sent: true });
  expect((await screen.findByRole('button', { name: /Check\s*7/ })).textContent).toContain('Late: 2');
});

it('asks for nothing without staff access, and says so when it is taken away', async () => {
  signInAs(testUser);
  serve([]);
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: words.forbidden.title })).not.toBeNull();
  expect(shop.received).toEqual([]);
  signInAsStaff();
  shop.replyWith(() => problemBody('not_found', 404));
  await open();
  expect((await screen.findAllByRole('heading', { level: 1, name: words.forbidden.title })).length).toBe(2);
});

it('holds the selected orders that can be held, with the revision that was shown, and names each result', async () => {
  let reply = 0;
  serve([row('R000000001'), row('R000000002'), row('R000000003', { stage: 'delivered' })], () => {
    reply += 1;
    return reply === 1
      ? { json: { number: 'R000000001', revision: 4, held: true } }
      : problemBody('order_conflict', 409);
  });
  await open();
  await screen.findByLabelText(words.orders.select.replace('{{name}}', 'R000000001'));
  fireEvent.click(screen.getByLabelText(words.orders.selectAll));
  fireEvent.click(await screen.findByRole('button', { name: words.hold.title.hold }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(words.hold.means.hold)).not.toBeNull();
  expect(dialog.getByText(/: 1$/)).not.toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Hold: 2' }));
  expect(await dialog.findByText(words.change.reasonMissing)).not.toBeNull();
  fireEvent.change(dialog.getByLabelText(words.word.reason), { target: { value: 'Unclear address' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Hold: 2' }));
  expect(await dialog.findByText(`R000000001: ${words.hold.done.hold}`)).not.toBeNull();
  expect(await dialog.findByText(/R000000002: Somebody else/)).not.toBeNull();
  const sent = shop.received.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
    { revision: 3, reason: 'Unclear address' },
    { revision: 3, reason: 'Unclear address' },
  ]);
});

it('moves through rows by arrow keys, to the filter by a slash, and hides a column for good', async () => {
  serve([row('R000000001'), row('R000000002')]);
  await open();
  const [first] = await screen.findAllByRole('row', { name: /R000000001/ });
  first?.focus();
  fireEvent.keyDown(first as HTMLElement, { key: 'ArrowDown' });
  await waitFor(() => expect(document.activeElement?.textContent).toContain('R000000002'));
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: '/' });
  expect(document.activeElement).toBe(screen.getByLabelText(words.orders.filter.text));
  fireEvent.click(screen.getByLabelText(words.orders.column.company));
  expect(screen.queryByRole('columnheader', { name: words.orders.column.company })).toBeNull();
  expect(sessionStorage.getItem('desk-columns-orders')).toBe('["company"]');
});

it('finds by a fragment from any page of the desk, by keyboard alone', async () => {
  serve([row('R000000001')]);
  await open();
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  const field = await screen.findByRole('combobox', { name: words.palette.field });
  fireEvent.change(field, { target: { value: 'fv' } });
  expect(shop.received.some(({ path }) => path.includes('/search'))).toBe(false);
  fireEvent.change(field, { target: { value: 'fv/1' } });
  const hit = await screen.findByRole('option', { name: /FV\/1/ });
  expect(hit.textContent).toContain(words.palette.kind.invoice);
  expect(field.getAttribute('aria-activedescendant')).toBe(hit.id);
});

it('shows what the roles include: neither holding nor pages of others', async () => {
  me = meOf([{ role: 'production', regions: null }]);
  serve([row('R000000001')]);
  await open();
  fireEvent.click(await screen.findByLabelText(words.orders.selectAll));
  const nav = within(screen.getByRole('navigation', { name: words.nav.label }));
  expect((await nav.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
    words.nav.orders,
    words.nav.production,
    words.nav.prepress,
    words.nav.prices,
    words.nav.stock,
    words.nav.promotions,
    words.nav.calendar,
    words.nav.security,
  ]);
  expect(screen.queryByRole('button', { name: words.hold.title.hold })).toBeNull();
});

it('says where the page is open to whoever has a role elsewhere, and which roles they have', async () => {
  me = meOf([{ role: 'finance', regions: ['ro'] }]);
  serve([row('R000000001')]);
  await open();
  expect(await screen.findByText(/Your roles do not include this page in/)).not.toBeNull();
  expect(screen.getByText('Finance: Romania')).not.toBeNull();
  expect(screen.queryByRole('row', { name: /R000000001/ })).toBeNull();
});
