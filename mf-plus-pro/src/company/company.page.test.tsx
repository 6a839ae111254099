/** @jest-environment jsdom */
import { type Company, queryKeys } from '@shop/contracts';
import { queryClient } from '@shop/kit/query';
import { isDialogOpen, problemBody, signInAs, testUser, toastTexts } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { createTestCompany } from '../orders/orders.fixture.ts';
import { annaMember, answerRequest, createServer } from './company.fixture.ts';
import {
  answer,
  field,
  fillIn,
  interpolate,
  nowak,
  press,
  startCompanyShop,
  texts,
  type,
} from './company-shop.fixture.ts';

const { open, writes, received, replyWith } = startCompanyShop();
const kowal = 'Kowal sp. z o.o.';

describe('hides actions that a role may not take', () => {
  const changing = [texts.details.change, texts.rules.change, texts.invite.action, 'Edit anna@example.com'];
  it.each([
    ['viewer', []],
    ['approver', []],
    ['finance', [texts.rules.change]],
    ['admin', changing],
  ] as const)('%s', async (role, offered) => {
    await open(createServer(role));
    expect(await screen.findByText('anna@example.com')).not.toBeNull();
    expect(changing.filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual(offered);
    // Everybody may read the rules and leave; without permission, invitations are not requested.
    expect(screen.getByText('€500.00 a month')).not.toBeNull();
    expect(screen.getByRole('button', { name: texts.leave.press })).not.toBeNull();
    expect(received().some(({ path }) => path.includes('/invitations'))).toBe(role === 'admin');
  });
});

describe('members', () => {
  it('changes a role and a limit in the region’s amount format', async () => {
    await open(createServer('admin'));
    await press('Edit anna@example.com');
    const dialog = within(await screen.findByRole('dialog'));
    const limit = dialog.getByLabelText<HTMLInputElement>(texts.limit.label);
    expect(limit.value).toBe('250');
    fireEvent.change(limit, { target: { value: 'much' } });
    fireEvent.click(dialog.getByRole('button', { name: texts.members.save }));
    expect(await dialog.findByText(interpolate(texts.limit.wrong, { example: '250.50' }))).not.toBeNull();
    expect(document.activeElement).toBe(limit);
    expect(writes()).toEqual([]);
    fireEvent.change(limit, { target: { value: '1,250.5' } });
    fireEvent.click(dialog.getByRole('button', { name: texts.members.save }));
    expect(await screen.findByText('€1,250.50')).not.toBeNull();
    expect(writes()).toEqual([
      ['PATCH companies/3/members/12', { member: { role: 'approver', approval_limit: '1250.50' } }],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('removes a member after a confirmation, and moves the focus to the heading', async () => {
    await open(createServer('admin'));
    await press('Remove anna@example.com');
    await answer(false);
    expect(writes()).toEqual([]);
    // A press moves the focus in a browser.
    screen.getByRole('button', { name: 'Remove anna@example.com' }).focus();
    await press('Remove anna@example.com');
    await answer(true);
    await waitFor(() => expect(screen.queryByText('anna@example.com')).toBeNull());
    expect(writes()).toEqual([['DELETE companies/3/members/12', {}]]);
    expect(toastTexts()).toEqual([
      interpolate(texts.members.removed, { who: 'anna@example.com', company: kowal }),
    ]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.members.title }));
  });

  it('explains why the last admin cannot leave, before and after an attempt', async () => {
    const server = createServer('admin');
    const view = await open(server);
    expect(await screen.findByText(texts.leave.lastAdmin)).not.toBeNull();
    await press(texts.leave.press);
    expect(isDialogOpen()).toBe(false);
    view.unmount();
    // The list still shows another admin, who has left in the meantime.
    server.members = [
      ...server.members,
      { ...annaMember, user_id: 13, email: 'eva@example.com', role: 'admin' },
    ];
    server.replyToWrite = () => problemBody('last_admin', 409);
    await open(server);
    await screen.findByText('eva@example.com');
    await press(texts.leave.press);
    await answer(true);
    await waitFor(() => expect(toastTexts()).toEqual([texts.leave.lastAdmin]));
  });

  it('refuses to change the role of the only admin, and shows why in the dialog', async () => {
    const server = createServer('admin');
    server.replyToWrite = () => problemBody('last_admin', 409);
    await open(server);
    await press('Edit jan@example.com');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(texts.members.role), { target: { value: 'viewer' } });
    expect(dialog.getByText(texts.may.viewer)).not.toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: texts.members.save }));
    expect((await dialog.findByRole('alert')).textContent).toContain(texts.leave.lastAdmin);
    expect(writes()).toEqual([['PATCH companies/3/members/7', { member: { role: 'viewer' } }]]);
  });

  it('leaves a company and shows the next one', async () => {
    const server = createServer('viewer');
    server.companies.push(createTestCompany('finance', 4, 'Berg AG'));
    await open(server, { at: '/?company=3' });
    await press(texts.leave.press);
    await answer(true);
    expect(await screen.findByText('Berg AG. Your role: Finance.')).not.toBeNull();
    expect(writes()).toEqual([['POST companies/3/leave', {}]]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });
});

it.each([
  ['the member', false],
  ['the company', true],
])('reports why a role was not saved when %s was deleted in the meantime', async (_what, all) => {
  const server = createServer('admin');
  server.companies.push(createTestCompany('finance', 4, 'Berg AG'));
  server.replyToWrite = () => problemBody('not_found', 404);
  await open(server);
  await press('Edit anna@example.com');
  if (all) server.companies = server.companies.slice(1);
  else server.members = server.members.filter(({ email }) => email !== 'anna@example.com');
  fireEvent.click(await screen.findByRole('button', { name: texts.members.save }));
  await waitFor(() => expect(toastTexts()).toEqual([words.orders.refused.not_found]));
  expect(screen.queryByRole('dialog')).toBeNull();
  if (all) expect(await screen.findByText('Berg AG. Your role: Finance.')).not.toBeNull();
  const heading = all ? { level: 1 } : { name: texts.members.title };
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', heading)));
});

it('distinguishes members of the same name by their addresses', async () => {
  const server = createServer('admin');
  server.members = [
    ...server.members.map((one) => ({ ...one, name: 'Anna Berg' })),
    { ...annaMember, user_id: 13, name: 'Anna Berg', email: 'ab@example.com' },
    { ...annaMember, user_id: 14, name: 'Eva Kern', email: null },
  ];
  await open(server);
  await press('Edit Anna Berg (ab@example.com)');
  expect(await screen.findByRole('dialog', { name: 'Role of Anna Berg (ab@example.com)' })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Anna Berg (anna@example.com)' })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Remove Eva Kern' })).not.toBeNull();
});

describe('invitations', () => {
  const send = async (email: string) => {
    await screen.findByText('ola@example.com');
    type(texts.invite.email, email);
    await press(texts.invite.action);
  };

  it('lists open invitations with their expiry, and sends a new one', async () => {
    await open(createServer('admin'));
    await send('');
    expect(await screen.findByText(texts.invite.wrong)).not.toBeNull();
    expect(document.activeElement).toBe(field(texts.invite.email));
    await send('no address');
    expect(writes()).toEqual([]);
    expect(screen.getByText('approves up to €300.00')).not.toBeNull();
    await send(' Eva@example.com ');
    expect(await screen.findByText('Eva@example.com')).not.toBeNull();
    expect(writes()).toEqual([
      ['POST companies/3/invitations', { invitation: { email: 'Eva@example.com', role: 'requester' } }],
    ]);
    expect(field(texts.invite.email).value).toBe('');
    expect(toastTexts()).toEqual([interpolate(texts.invite.done, { who: 'Eva@example.com' })]);
  });

  it('withdraws an invitation after a confirmation', async () => {
    await open(createServer('admin'));
    await press(interpolate(texts.invitations.revokeOf, { who: 'ola@example.com' }));
    await answer(true);
    expect(await screen.findByText(texts.invitations.revoked)).not.toBeNull();
    expect(writes()).toEqual([['DELETE companies/3/invitations/5', {}]]);
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
  });

  it.each([
    ['already_member', 409, 'This person is already a member of the company.'],
    ['rate_limited', 429, texts.invite.tooOften],
    ['email_unconfirmed', 403, interpolate(texts.unconfirmed.title, { email: 'jan@example.com' })],
    ['forbidden', 403, words.orders.refused.forbidden],
  ] as const)('explains why an invitation was not sent: %s', async (code, status, text) => {
    const server = createServer('admin');
    server.replyToWrite = () => problemBody(code, status);
    await open(server);
    await send('eva@example.com');
    expect(await screen.findByText(text)).not.toBeNull();
    expect(field(texts.invite.email).value).toBe('eva@example.com');
    expect(toastTexts()).toEqual([]);
  });

  it('resends the confirmation link for the user’s own address', async () => {
    signInAs({ ...testUser, confirmed: false });
    await open(createServer('admin'));
    const send = await screen.findByRole('button', { name: texts.unconfirmed.send });
    send.focus();
    fireEvent.click(send);
    expect(await screen.findByText(texts.unconfirmed.sent)).not.toBeNull();
    // The clicked button still has the focus.
    expect(document.activeElement === send).toBe(true);
    expect(received().filter(({ path }) => path.includes('/user_confirmations/resend'))).toHaveLength(1);
  });
});

it('changes the details, and returns the focus to the button', async () => {
  await open(createServer('admin'));
  await press(texts.details.change);
  expect(document.activeElement).toBe(field(texts.name));
  fillIn();
  await press(texts.details.save);
  expect(await screen.findByText('Nowak GmbH. Your role: Admin.')).not.toBeNull();
  const { name, address } = nowak;
  expect(writes()).toEqual([['PATCH companies/3', { company: { name, address } }]]);
  const change = await screen.findByRole('button', { name: texts.details.change });
  await waitFor(() => expect(document.activeElement).toBe(change));
});

it('saves the rules; an empty field means no limit', async () => {
  await open(createServer('finance'));
  await press(texts.rules.change);
  expect(field(texts.rules.order).value).toBe('100');
  type(texts.rules.order, 'much');
  await press(texts.rules.save);
  expect(document.activeElement).toBe(field(texts.rules.order));
  expect(writes()).toEqual([]);
  type(texts.rules.order, '');
  type(texts.rules.window, '1,000');
  fireEvent.change(field(texts.rules.period), { target: { value: 'week' } });
  fireEvent.click(field(texts.rules.po));
  await press(texts.rules.save);
  expect(await screen.findByText('€1,000.00 a week')).not.toBeNull();
  expect(screen.getByText(texts.rules.none)).not.toBeNull();
  expect(writes()).toEqual([
    [
      'PATCH companies/3/rules',
      { rules: { order_limit: null, window_limit: '1000.00', window_unit: 'week', po_required: true } },
    ],
  ]);
});

it('shows a refused time zone at its field until another one is selected', async () => {
  const server = createServer('finance');
  const fields = [{ path: 'rules.time_zone', code: 'not_offered', message: 'In English.' }];
  server.replyToWrite = () => problemBody('invalid_input', 422, { fields });
  await open(server);
  await press(texts.rules.change);
  const zone = field(texts.rules.zone);
  fireEvent.change(zone, { target: { value: 'Europe/Paris' } });
  await press(texts.rules.save);
  expect(await screen.findByText(texts.fieldError.invalid)).not.toBeNull();
  expect(document.activeElement).toBe(zone);
  fireEvent.change(zone, { target: { value: 'Europe/Madrid' } });
  expect(screen.queryByText(texts.fieldError.invalid)).toBeNull();
});

it('refetches cart, orders and requests after a change of rules or members', async () => {
  await open(createServer('admin'));
  await press(texts.rules.change);
  const keys = [queryKeys.cart, queryKeys.order('R1'), ['plus', 'approvals', 3], queryKeys.plusItems];
  for (const key of keys) queryClient.setQueryData(key, {});
  fireEvent.click(field(texts.rules.po));
  await press(texts.rules.save);
  await screen.findByRole('button', { name: texts.rules.change });
  expect(keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated !== true)).toEqual([]);
});

describe('changes by somebody else in the meantime are kept', () => {
  it('in the rules: an amount and its period are saved together, all other fields separately', async () => {
    const server = createServer('finance');
    const elsewhere = (rules: Partial<Company['rules']>) => {
      server.companies = server.companies.map((one) => ({ ...one, rules: { ...one.rules, ...rules } }));
    };
    await open(server);
    await press(texts.rules.change);
    elsewhere({ window_limit: '900.00', time_zone: 'Europe/Paris' });
    fireEvent.click(field(texts.rules.po));
    await press(texts.rules.save);
    expect(await screen.findByText('€900.00 a month')).not.toBeNull();
    expect(screen.getByText('Europe/Paris')).not.toBeNull();
    await press(texts.rules.change);
    elsewhere({ window_unit: 'week' });
    type(texts.rules.window, '50');
    await press(texts.rules.save);
    expect(await screen.findByText('€50.00 a month')).not.toBeNull();
    expect(writes().map(([, body]) => body.rules)).toEqual([
      { po_required: true },
      { window_limit: '50.00', window_unit: 'month' },
    ]);
  });

  it('in the details', async () => {
    const server = createServer('admin');
    server.companies = server.companies.map((one) => ({ ...one, ...nowak }));
    await open(server);
    await press(texts.details.change);
    server.companies = server.companies.map((one) => ({ ...one, name: 'Nowak AG' }));
    type(texts.address.city, 'Potsdam');
    await press(texts.details.save);
    expect(await screen.findByText('Nowak AG. Your role: Admin.')).not.toBeNull();
    const address = { ...nowak.address, city: 'Potsdam' };
    expect(writes()).toEqual([['PATCH companies/3', { company: { address } }]]);
  });

  it('in the role of a member', async () => {
    const server = createServer('admin');
    await open(server);
    await press('Edit anna@example.com');
    server.members = server.members.map((one) => (one.user_id === 12 ? { ...one, role: 'finance' } : one));
    fireEvent.click(await screen.findByRole('button', { name: texts.members.save }));
    expect(await screen.findByRole('cell', { name: 'Finance' })).not.toBeNull();
    expect(writes()).toEqual([['PATCH companies/3/members/12', { member: {} }]]);
    expect(toastTexts()).toEqual([
      interpolate(texts.members.changed, { who: 'anna@example.com', role: 'Finance' }),
    ]);
  });
});

it('reports a changed role and keeps the input', async () => {
  const server = createServer('finance');
  server.replyToWrite = () => problemBody('forbidden', 403);
  await open(server);
  await press(texts.rules.change);
  type(texts.rules.order, '50');
  await press(texts.rules.save);
  expect(await screen.findByText(words.orders.refused.forbidden)).not.toBeNull();
  expect(field(texts.rules.order).value).toBe('50');
});

it('keeps the selected company, shows a failure instead of a list, and recovers', async () => {
  const server = createServer('viewer');
  server.companies.push(createTestCompany('finance', 4, 'Berg AG'));
  await open(server, { at: '/?company=4' });
  expect(await screen.findByText('Berg AG. Your role: Finance.')).not.toBeNull();
  replyWith((received) =>
    received.path.includes('/members') ? problemBody('internal', 500) : answerRequest(server)(received),
  );
  fireEvent.change(field(words.orders.company), { target: { value: '3' } });
  expect(await screen.findByText(`${kowal}. Your role: Viewer.`)).not.toBeNull();
  const members = within(await screen.findByRole('region', { name: texts.members.title }));
  expect(await members.findByRole('alert')).not.toBeNull();
  expect(members.queryByRole('table')).toBeNull();
  replyWith(answerRequest(server));
  fireEvent.click(members.getByRole('button', { name: 'Try again' }));
  expect(await members.findByText('anna@example.com')).not.toBeNull();
});
