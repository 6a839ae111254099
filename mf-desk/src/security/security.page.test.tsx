/** @jest-environment jsdom */
import type { SecondFactor } from '@shop/contracts';
import { problemBody, type TestReply } from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { Component as Orders } from '../orders/orders.page.tsx';
import { Component } from './security.page.tsx';

const shop = startDeskShop();

const none: SecondFactor = {
  required: true,
  enrolled: false,
  proved: false,
  fresh: false,
  methods: [],
  totp: null,
  passkeys: [],
  recovery_codes_left: 0,
};
const enrolled: SecondFactor = {
  ...none,
  enrolled: true,
  methods: ['totp', 'recovery_code'],
  recovery_codes_left: 10,
};
const proved: SecondFactor = {
  ...enrolled,
  proved: true,
  fresh: true,
  totp: { created_at: '2026-11-29T10:00:00Z', last_used_at: null, locked: false },
};
const codes = Array.from({ length: 10 }, (_, at) => `ABCD-EFGH-IJKL-MNO${'ABCDEFGHIJ'[at]}`);
const open = (page: typeof Component) => shop.open(page);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (method: string) => shop.received.filter((one) => one.method === method);

it('sets up an app with password and code, and shows the recovery codes until they are saved', async () => {
  let state = none;
  shop.replyWith(({ method, path }): TestReply => {
    if (method === 'POST')
      return {
        json: { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/x', expires_at: '2026-11-29T10:00:00Z' },
      };
    if (method === 'PUT') {
      state = proved;
      return { json: { second_factor: proved, recovery_codes: codes } };
    }
    if (path.endsWith('/staff/me')) return { json: meOf() };
    return { json: path.includes('sessions') ? { sessions: [] } : state };
  });
  await open(Component);
  expect(await screen.findByText(words.security.required)).toBeTruthy();
  press(words.security.app.setUp);
  // Nothing is sent without the password.
  press(words.security.next);
  expect(await screen.findByText(words.security.password.missing)).toBeTruthy();
  expect(sent('POST')).toEqual([]);
  type(words.security.password.label, 'correct horse battery');
  press(words.security.next);
  expect(await screen.findByRole('img', { name: words.security.app.qr })).toBeTruthy();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ')).toBeTruthy();
  type(words.security.app.code, '12345');
  press(words.security.step.confirm);
  expect(await screen.findByText(words.security.app.codeWrong)).toBeTruthy();
  type(words.security.app.code, '123 456');
  press(words.security.step.confirm);
  for (const code of codes) expect(await screen.findByText(code)).toBeTruthy();
  press(words.security.codes.done);
  expect(await screen.findByText(words.security.codes.keepFirst)).toBeTruthy();
  fireEvent.click(screen.getByLabelText(words.security.codes.kept));
  press(words.security.codes.done);
  await waitFor(() => expect(screen.queryByText(codes[1] ?? '')).toBeNull());
});

it('asks for the second step in place of a page, tells a wrong code from too many, and goes on', async () => {
  let replies: TestReply[] = [
    problemBody('second_factor_wrong', 422),
    problemBody('rate_limited', 429, { limited_by: 'second_factor' }),
    { json: proved },
  ];
  let isProved = false;
  shop.replyWith(({ method, path }): TestReply => {
    if (method === 'POST') {
      const [reply, ...rest] = replies;
      replies = rest;
      isProved = rest.length === 0;
      return reply ?? { json: proved };
    }
    if (path.includes('second_factor')) return { json: isProved ? proved : enrolled };
    if (!isProved) return problemBody('second_factor_required', 403);
    if (path.endsWith('/staff/me')) return { json: meOf() };
    return path.includes('counts') ? { json: { stages: [] } } : { json: { orders: [], next_cursor: null } };
  });
  await open(Orders);
  expect(await screen.findByRole('heading', { name: words.security.step.title })).toBeTruthy();
  const confirm = async () => {
    type(words.security.app.code, '123456');
    press(words.security.step.confirm);
  };
  await screen.findByLabelText(words.security.app.code);
  await confirm();
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  await confirm();
  expect(await screen.findByText(words.security.step.tooMany)).toBeTruthy();
  await confirm();
  expect(await screen.findByRole('heading', { name: words.orders.title })).toBeTruthy();
});
