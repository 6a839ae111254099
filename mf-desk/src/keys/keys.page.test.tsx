/** @jest-environment jsdom */
import { type ApiKey, listAccessLog } from '@shop/contracts';
import type { TestReply } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component as AccessLog } from '../access-log/access-log.page.tsx';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { Component } from './keys.page.tsx';

const shop = startDeskShop();

const key = (id: number, change: Partial<ApiKey> = {}): ApiKey => ({
  id,
  kind: 'staff',
  name: `Tool ${id}`,
  hint: 'sk_1234',
  scopes: ['releases:publish'],
  regions: ['pl'],
  remotes: null,
  created_by: 'staff:7',
  created_at: '2026-11-01T10:00:00Z',
  expires_at: null,
  last_used_at: null,
  revoked_at: null,
  ...change,
});
const eva = {
  id: 7,
  email: 'eva@example.com',
  first_name: 'Eva',
  last_name: 'Nowak',
  created_at: '2026-11-01T10:00:00Z',
  invited: false,
  second_factor: true,
  roles_revision: 1,
  roles: [{ role: 'admin', regions: null }],
};
const paging = { count: 1, total_count: 1, current_page: 1, pages: 1, per_page: 100 };
const entry = {
  id: 1,
  at: '2026-11-30T10:00:00Z',
  actor: 'staff:7',
  method: 'POST',
  route: '/v1/refunds',
  params: [{ name: 'id', value: '901' }],
  status: 409,
  code: 'approval_needed',
  region: 'pl',
  request_id: 'r-1',
};
const serve = (keys: readonly ApiKey[], write: () => TestReply = () => ({ json: key(1) })) =>
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: meOf([{ role: 'admin', regions: null }]) };
    if (method !== 'GET') return write();
    if (path.includes('/staff/accounts')) return { json: { accounts: [eva], ...paging } };
    if (path.includes('/access_log')) return { json: { entries: [entry], next_cursor: null, ...paging } };
    return { json: { api_keys: [...keys], next_cursor: null, ...paging } };
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('makes a key with chosen permissions and shows it once, until it is stored', async () => {
  serve([key(1)], () => ({ json: { ...key(2), key: 'sk_secret_of_the_tool' } }));
  await shop.open(Component);
  await screen.findByRole('row', { name: /Tool 1.*Eva Nowak/ });
  press(words.keys.create);
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => fireEvent.click(dialog.getByRole('button', { name: words.keys.create }));
  send();
  expect(await dialog.findByText(words.keys.nameMissing)).not.toBeNull();
  expect(dialog.getByLabelText(words.keys.findScope).getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByText(words.keys.scopesMissing)).not.toBeNull();
  expect(shop.writes()).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^Name/), { target: { value: 'Pipeline' } });
  fireEvent.click(dialog.getByLabelText('releases:publish'));
  send();
  expect(await screen.findByText('sk_secret_of_the_tool')).not.toBeNull();
  expect(shop.writes().map(({ body }) => JSON.parse(body))).toEqual([
    { name: 'Pipeline', scopes: ['releases:publish'] },
  ]);
  press(words.security.codes.done);
  expect(screen.getByText(words.keys.keepFirst)).not.toBeNull();
  fireEvent.click(screen.getByLabelText(words.keys.kept));
  press(words.security.codes.done);
  await waitFor(() => expect(screen.queryByText('sk_secret_of_the_tool')).toBeNull());
});

it('revokes a key after its consequence was said, and offers nothing for one that is revoked', async () => {
  serve([key(1), key(3, { name: 'Old tool', revoked_at: '2026-11-02T10:00:00Z' })]);
  await shop.open(Component);
  fireEvent.keyDown(await screen.findByRole('row', { name: /Old tool.*Revoked/ }), { key: 'Enter' });
  expect(await screen.findByRole('dialog', { name: 'Old tool' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: words.keys.revoke })).toBeNull();
  press(words.desk.close);
  fireEvent.keyDown(screen.getByRole('row', { name: /Tool 1/ }), { key: 'Enter' });
  await screen.findByRole('dialog', { name: 'Tool 1' });
  press(words.keys.revoke);
  expect(await screen.findByText(words.keys.revokeText)).not.toBeNull();
  press(words.keys.revoke);
  await waitFor(() => expect(shop.writes().map(({ method, path }) => [method, path])).toHaveLength(1));
  expect(shop.writes()[0]).toMatchObject({
    method: 'DELETE',
    path: expect.stringMatching(/staff\/api_keys\/1$/),
  });
});

it('shows who made which call with what result, of one person by the address', async () => {
  serve([]);
  await shop.open(AccessLog, { at: '/?actor=staff:7' });
  const row = await screen.findByRole('row', { name: /Eva Nowak.*POST \/v1\/refunds.*409 approval_needed/ });
  const asked = shop.received.filter(({ path }) => path.includes(listAccessLog.path));
  expect(asked[0]?.path).toContain('actor=staff%3A7');
  fireEvent.keyDown(row, { key: 'Enter' });
  expect(within(await screen.findByRole('dialog')).getByText('id = 901')).not.toBeNull();
});
