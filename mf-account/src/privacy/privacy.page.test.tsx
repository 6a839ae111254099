/** @jest-environment jsdom */
import {
  clearToasts,
  problemBody,
  renderPage,
  signInAs,
  startTestShop,
  type TestShop,
  testUser,
  toastTexts,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { parseDevice } from './device.ts';
import { Component } from './privacy.page.tsx';

let shop: TestShop;
beforeAll(async () => {
  // jsdom lacks the element's methods; the journey tests the real ones.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
  shop = await startTestShop();
});
afterAll(() => shop.close());

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1.15 Version/20.0 Mobile Safari/604.1';

/** A test server whose state the page changes. */
const server = () => {
  const state = {
    newsletter: 'declined',
    erasure: {
      state: 'none',
      erase_at: null as string | null,
      waits_for: [] as string[],
      forfeits: [] as { currency: string; amount: string }[],
    },
    exports: [] as object[],
    sessions: [
      { id: 'a', device: firefox, current: true },
      { id: 'b', device: phone, current: false },
    ],
  };
  const at = '2026-11-28T08:00:00Z';
  const consents = () => ({
    consents: [{ type: 'newsletter', status: state.newsletter, text_version: null, given_at: null }],
  });
  shop.replyWith(({ method, path, body }) => {
    const asked = (typeof body === 'string' && body !== '' ? JSON.parse(body) : (body ?? {})) as {
      password?: string;
      forfeit_wallet?: boolean;
      consents?: { status: string }[];
    };
    const on = `${method} ${path.replace('/api', '').split('?')[0]}`;
    if (on === 'GET /v1/users/me/consents') return { json: consents() };
    if (on === 'POST /v1/users/me/consents') {
      state.newsletter = asked.consents?.[0]?.status ?? '';
      return { json: consents() };
    }
    if (on === 'GET /v1/users/me/sessions')
      return {
        json: {
          sessions: state.sessions.map((one) => ({
            ...one,
            created_at: at,
            last_used_at: at,
            expires_at: at,
          })),
        },
      };
    if (on === 'DELETE /v1/users/me/sessions/b') {
      state.sessions.pop();
      return { json: {} };
    }
    if (on === 'GET /v1/privacy/exports') return { json: { data_exports: state.exports } };
    if (on === 'POST /v1/privacy/exports') {
      const made = { id: 'x', state: 'queued', bytes: null, created_at: at, expires_at: null };
      state.exports = [made];
      return { json: { data_export: made } };
    }
    if (on === 'POST /v1/privacy/erasure') {
      if (asked.password === 'wrong') return problemBody('wrong_credentials', 422);
      if (asked.password === 'wrong again')
        return problemBody('rate_limited', 429, { limited_by: 'account' });
      if (state.erasure.forfeits.length > 0 && !asked.forfeit_wallet)
        return problemBody('invalid_input', 422, {
          fields: [{ path: 'forfeit_wallet', code: 'not_accepted', message: 'Spend it first.' }],
        });
      state.erasure =
        asked.password === undefined
          ? { ...state.erasure, state: 'unconfirmed' }
          : { ...state.erasure, state: 'scheduled', erase_at: '2026-12-12T08:00:00Z', waits_for: ['R100'] };
    }
    if (on === 'DELETE /v1/privacy/erasure')
      state.erasure = { ...state.erasure, state: 'none', erase_at: null, waits_for: [] };
    return { json: { erasure: state.erasure } };
  });
  return state;
};

const open = async () => {
  clearToasts();
  signInAs(testUser);
  const state = server();
  await renderPage(Component, { remote: 'mf-account', words, document: shop.document, path: '/', at: '/' });
  return state;
};
const button = (name: string) => screen.findByRole('button', { name });

it('shows what was chosen, saves a tick at once and keeps it', async () => {
  const state = await open();
  const box = await screen.findByRole('checkbox', { name: words.privacy.consents.newsletter });
  expect((box as HTMLInputElement).checked).toBe(false);
  fireEvent.click(box);
  await waitFor(() => expect(state.newsletter).toBe('granted'));
  await waitFor(() => expect((box as HTMLInputElement).checked).toBe(true));
  expect(toastTexts()).toContain(words.privacy.consents.granted);
});

it('takes a tick back that could not be saved', async () => {
  await open();
  const box = (await screen.findByRole('checkbox', {
    name: words.privacy.consents.newsletter,
  })) as HTMLInputElement;
  shop.replyWith(() => problemBody('internal', 500));
  fireEvent.click(box);
  expect(box.checked).toBe(true);
  await waitFor(() => expect(box.checked).toBe(false));
  expect(toastTexts()).not.toContain(words.privacy.consents.granted);
});

it('names each session and ends the other one, never its own', async () => {
  await open();
  const own = (await screen.findByText('Firefox on Windows')).closest('tr');
  if (!own) throw new Error('The session is not in a row.');
  expect(within(own).queryByRole('button')).toBeNull();
  fireEvent.click(await button('Sign out Safari on iPhone'));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(screen.queryByRole('button', { name: words.privacy.sessions.endOthers })).toBeNull();
});

it('asks for a copy once and says where its link goes', async () => {
  await open();
  fireEvent.click(await button(words.privacy.copy.action));
  expect(
    await screen.findByText('Your copy is being prepared. We email the link to jan@example.com.'),
  ).not.toBeNull();
  expect(screen.queryByRole('button', { name: words.privacy.copy.action })).toBeNull();
});

it('deletes only with the typed word and the right password, and can be called off', async () => {
  const state = await open();
  fireEvent.click(await button(words.privacy.delete.action));
  const dialog = await screen.findByRole('dialog');
  const press = (name: string) => fireEvent.click(within(dialog).getByRole('button', { name }));
  shop.received.length = 0;
  press(words.privacy.delete.confirm);
  expect(await within(dialog).findByText('Type the word DELETE.')).not.toBeNull();
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Type DELETE to continue'));
  expect(within(dialog).getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(shop.received.filter(({ method }) => method === 'DELETE' || method === 'POST')).toEqual([]);
  expect(state.erasure.state).toBe('none');
  fireEvent.change(within(dialog).getByLabelText('Type DELETE to continue'), { target: { value: 'delete' } });
  fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'wrong' } });
  press(words.privacy.delete.confirm);
  expect(await within(dialog).findByText(words.privacy.delete.wrongPassword)).not.toBeNull();
  fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'wrong again' } });
  press(words.privacy.delete.confirm);
  expect(await within(dialog).findByText(words.tooManyPasswords)).not.toBeNull();
  fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'right' } });
  press(words.privacy.delete.confirm);
  expect(await screen.findByText('Your account will be deleted on Dec 12, 2026.')).not.toBeNull();
  expect(screen.getByText('Open orders are completed first: R100.')).not.toBeNull();
  fireEvent.click(await button(words.privacy.delete.callOff));
  expect(await button(words.privacy.delete.action)).not.toBeNull();
});

it('says what is lost in the wallet and deletes only once that is given up', async () => {
  const state = await open();
  // Credited while the page is open.
  await button(words.privacy.delete.action);
  state.erasure.forfeits = [{ currency: 'PLN', amount: '300.00' }];
  fireEvent.click(await button(words.privacy.delete.action));
  const dialog = await screen.findByRole('dialog');
  const press = () =>
    fireEvent.click(within(dialog).getByRole('button', { name: words.privacy.delete.confirm }));
  fireEvent.change(within(dialog).getByLabelText('Type DELETE to continue'), { target: { value: 'DELETE' } });
  fireEvent.change(within(dialog).getByLabelText('Password'), { target: { value: 'right' } });
  press();
  const box = await within(dialog).findByRole('checkbox', { name: /I give up the .*300.* in my wallet\./ });
  expect(within(dialog).getByText(/You have .*300.* in your wallet\./)).not.toBeNull();
  press();
  expect(await within(dialog).findAllByText(words.privacy.delete.forfeitError)).not.toEqual([]);
  expect(state.erasure.state).toBe('none');
  fireEvent.click(box);
  press();
  expect(await screen.findByText('Your account will be deleted on Dec 12, 2026.')).not.toBeNull();
});

it('offers the mailed link to who does not know the password', async () => {
  await open();
  fireEvent.click(await button(words.privacy.delete.action));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Type DELETE to continue'), { target: { value: 'DELETE' } });
  fireEvent.click(within(dialog).getByRole('button', { name: words.privacy.delete.byMail }));
  expect(
    await screen.findByText('Confirm the deletion with the link we emailed to jan@example.com.'),
  ).not.toBeNull();
});

it('reads browsers and systems as people call them', () => {
  expect(parseDevice(phone)).toEqual({ browser: 'Safari', system: 'iPhone' });
  expect(parseDevice('curl/8.0')).toEqual({ browser: undefined, system: undefined });
});
