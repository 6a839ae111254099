/** @jest-environment jsdom */
import type { StaffAccount } from '@shop/contracts';
import { problemBody, type TestReply } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { Component } from './people.page.tsx';

let me = meOf();
const shop = startDeskShop();
beforeEach(() => {
  me = meOf();
});

const account = (id: number, change: Partial<StaffAccount> = {}): StaffAccount => ({
  id,
  email: `p${id}@example.com`,
  first_name: null,
  last_name: null,
  created_at: '2026-11-01T10:00:00Z',
  invited: false,
  second_factor: false,
  roles_revision: id,
  roles: [{ role: 'finance', regions: ['pl', 'ro'] }],
  ...change,
});
const paging = { count: 1, total_count: 1, current_page: 1, pages: 1, per_page: 100 };
const serve = (people: readonly StaffAccount[], write: () => TestReply = () => ({ json: {} })) =>
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    if (method !== 'GET') return write();
    if (path.includes('/sessions')) return { json: { sessions: [] } };
    if (path.includes('/changes')) return { json: { changes: [], ...paging } };
    return { json: { accounts: [...people], ...paging } };
  });
const open = () =>
  shop.open(Component, { document: { regions: [{ region: 'ro', name: 'România', href: '/ro' }] } });
const writes = () => shop.received.filter(({ method }) => method !== 'GET');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('invites a person with roles in chosen regions, and keeps what was typed when the address is taken', async () => {
  let taken = true;
  serve([account(7)], () =>
    taken ? problemBody('email_taken', 409) : { json: account(8, { invited: true }) },
  );
  await open();
  expect(await screen.findByText('Finance: Poland, Romania')).not.toBeNull();
  press(words.people.invite);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: words.people.inviteSend }));
  expect(await dialog.findByText(words.people.emailWrong)).not.toBeNull();
  expect(dialog.getByText(words.people.roleMissing)).not.toBeNull();
  const email = dialog.getByLabelText<HTMLInputElement>(words.people.email);
  fireEvent.change(email, { target: { value: 'new@example.com' } });
  fireEvent.click(dialog.getByLabelText(words.people.role.support));
  fireEvent.change(dialog.getByLabelText('Regions for: Support'), { target: { value: 'some' } });
  fireEvent.click(dialog.getByRole('button', { name: words.people.inviteSend }));
  expect(await dialog.findByText(words.people.regionMissing)).not.toBeNull();
  expect(writes()).toEqual([]);
  fireEvent.click(dialog.getByLabelText('Romania'));
  fireEvent.click(dialog.getByRole('button', { name: words.people.inviteSend }));
  expect(await dialog.findByText(words.refused.email_taken)).not.toBeNull();
  expect(email.value).toBe('new@example.com');
  taken = false;
  fireEvent.click(dialog.getByRole('button', { name: words.people.inviteSend }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(JSON.parse(writes().at(-1)?.body ?? '')).toEqual({
    email: 'new@example.com',
    roles: [{ role: 'support', regions: ['ro'] }],
  });
});

it('says why the last admin stays one', async () => {
  serve([account(7, { roles: [{ role: 'admin', regions: null }] })], () => problemBody('last_admin', 409));
  await open();
  fireEvent.click(await screen.findByRole('button', { name: /^Open:/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByLabelText(words.people.role.admin));
  fireEvent.click(dialog.getByLabelText(words.people.role.finance));
  fireEvent.click(dialog.getByRole('button', { name: words.people.save }));
  expect(await dialog.findByText(words.refused.last_admin)).not.toBeNull();
  expect(JSON.parse(writes()[0]?.body ?? '')).toEqual({
    roles: [{ role: 'finance', regions: null }],
    roles_revision: 7,
  });
});

it('does not overwrite roles that another admin changed, and goes on from them', async () => {
  const people = [account(7)];
  serve(people, () => {
    people[0] = account(7, { roles: [{ role: 'support', regions: null }], roles_revision: 8 });
    return problemBody('roles_conflict', 409);
  });
  await open();
  fireEvent.click(await screen.findByRole('button', { name: /^Open:/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByLabelText(words.people.role.production));
  fireEvent.click(dialog.getByRole('button', { name: words.people.save }));
  expect(await dialog.findByText(words.conflict.refused)).not.toBeNull();
  expect(dialog.getByText('Support: All regions')).not.toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: words.conflict.goOn }));
  expect(dialog.getByLabelText<HTMLInputElement>(words.people.role.production).checked).toBe(false);
  fireEvent.click(dialog.getByRole('button', { name: words.people.save }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(JSON.parse(writes()[1]?.body ?? '')).toEqual({
    roles: [{ role: 'support', regions: null }],
    roles_revision: 8,
  });
});

it.each([
  ['somebody else who has one', 8, true, true],
  ['somebody without one', 8, false, false],
  // One's own factors are replaced on the page of the sign-in.
  ['oneself', 7, true, false],
] as const)('offers to reset the second factor of %s: %#', async (_who, id, hasFactor, isOffered) => {
  serve([account(id, { second_factor: hasFactor })]);
  await open();
  fireEvent.click(await screen.findByRole('button', { name: /^Open:/ }));
  await screen.findByRole('button', { name: words.people.revoke });
  expect(screen.queryByRole('button', { name: words.people.reset }) !== null).toBe(isOffered);
});

it('is not shown to an admin of some regions', async () => {
  me = meOf([{ role: 'admin', regions: ['pl'] }]);
  serve([account(7)]);
  await open();
  expect(await screen.findByText(/Your roles do not include this page/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: words.people.invite })).toBeNull();
});
