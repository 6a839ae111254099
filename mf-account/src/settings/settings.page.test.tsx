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
import { Component } from './settings.page.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
  clearToasts();
  signInAs(testUser);
});
const open = () => renderPage(Component, { remote: 'mf-account', words, document: shop.document });
const writes = () => shop.received.filter(({ method }) => method !== 'GET');
const answerWrites = (reply: object | 'wrong_credentials' | 'rate_limited') =>
  shop.replyWith(({ method }) =>
    method === 'GET'
      ? { json: { data: [] } }
      : typeof reply === 'string'
        ? reply === 'rate_limited'
          ? problemBody(reply, 429, { limited_by: 'account' })
          : problemBody(reply, 422)
        : { json: reply },
  );
const form = (name: string) => within(screen.getByRole('form', { name }));

describe('changing the address', () => {
  it('asks for the new one and the password, and says that a link is on its way', async () => {
    answerWrites({});
    await open();
    const here = form(words.changeEmail.title);
    fireEvent.click(here.getByRole('button'));
    expect(await here.findByText(words.error.email)).not.toBeNull();
    expect(writes()).toEqual([]);
    fireEvent.change(here.getByLabelText(words.changeEmail.field), {
      target: { value: ' new@example.com ' },
    });
    fireEvent.change(here.getByLabelText(words.changeEmail.password), { target: { value: 'secret-one' } });
    fireEvent.click(here.getByRole('button'));
    expect(await here.findByText(/A link is on its way to new@example.com/)).not.toBeNull();
    expect(writes()[0]).toMatchObject({
      path: expect.stringContaining('/v1/users/me/email'),
      body: JSON.stringify({ email: 'new@example.com', password: 'secret-one' }),
    });
  });
});

describe('changing the password', () => {
  const fill = () => {
    const here = form(words.changePassword.title);
    fireEvent.change(here.getByLabelText(words.changePassword.old), { target: { value: 'old-password' } });
    fireEvent.change(here.getByLabelText(words.setPassword.field), { target: { value: 'new-password' } });
    fireEvent.click(here.getByRole('button'));
    return here;
  };
  it('goes on with the session that the reply brings', async () => {
    answerWrites({ token: 'fresh-token', user: { ...testUser, spree_api_key: 'fresh-token' } });
    await open();
    fill();
    await waitFor(() => expect(toastTexts()).toEqual([words.changePassword.done]));
    expect(writes()[0]).toMatchObject({
      method: 'PUT',
      body: JSON.stringify({ current_password: 'old-password', password: 'new-password' }),
    });
  });
  it('says at its field that the present one is wrong, and keeps what was typed', async () => {
    answerWrites('wrong_credentials');
    await open();
    const here = fill();
    const old = here.getByLabelText<HTMLInputElement>(words.changePassword.old);
    await waitFor(() => expect(old.getAttribute('aria-invalid')).toBe('true'));
    expect(old.value).toBe('old-password');
    expect(document.activeElement).toBe(old);
  });
  it('says how long to wait after too many wrong ones', async () => {
    answerWrites('rate_limited');
    await open();
    // The kit has retried by then.
    const alert = await fill().findByRole('alert', {}, { timeout: 30_000 });
    expect(alert.textContent).toContain(words.tooManyPasswords);
  });
});

it('mails the confirmation again to an address that is not confirmed, and to no other', async () => {
  answerWrites({});
  const page = await open();
  expect(screen.queryByRole('button', { name: words.unconfirmed.send })).toBeNull();
  page.unmount();
  signInAs({ ...testUser, confirmed: false });
  await open();
  fireEvent.click(screen.getByRole('button', { name: words.unconfirmed.send }));
  expect(await screen.findByText(words.unconfirmed.sent)).not.toBeNull();
  expect(writes()[0]).toMatchObject({
    path: expect.stringContaining('/user_confirmations/resend'),
    body: JSON.stringify({ user: { email: 'jan@example.com' } }),
  });
});

it('saves the personal details without a last name: nothing in them is required', async () => {
  answerWrites(testUser);
  await open();
  const here = form(words.settings.personal);
  fireEvent.change(here.getByLabelText(words.field.lastName), { target: { value: '' } });
  fireEvent.click(here.getByRole('button'));
  await waitFor(() => expect(toastTexts()).toEqual([words.settings.saved]));
  expect(JSON.parse(String(writes()[0]?.body))).toMatchObject({ user: { last_name: '' } });
});

it('marks empty passwords at their fields, focuses the first and sends nothing', async () => {
  answerWrites({});
  await open();
  const here = form(words.changePassword.title);
  fireEvent.click(here.getByRole('button'));
  const old = here.getByLabelText(words.changePassword.old);
  await waitFor(() => expect(document.activeElement).toBe(old));
  expect(here.getByLabelText(words.setPassword.field).getAttribute('aria-invalid')).toBe('true');
  expect(writes()).toEqual([]);
});

describe('changing a saved address', () => {
  const attributes = {
    firstname: 'Ola',
    lastname: 'Lis',
    company: 'Lis Studio',
    vat_id: null,
    address1: 'Prosta 20',
    address2: null,
    city: 'Warszawa',
    zipcode: '00-850',
    country_iso: 'PL',
    state_name: null,
    phone: '+48 600 100 200',
  };
  const saved = { id: 7, type: 'address', attributes, revision: 3 };
  const words7 = words.addresses;
  const openForm = async (reply: () => object, stored = () => saved) => {
    shop.replyWith(({ method, path }) =>
      method !== 'GET' ? reply() : { json: { data: path.includes('/addresses') ? [stored()] : [] } },
    );
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Prosta 20' }));
    const here = within(await screen.findByRole('group', { name: words7.edit.title }));
    const type = (name: string, value: string) =>
      fireEvent.change(here.getByLabelText(new RegExp(`^${name}`)), { target: { value } });
    const submit = () => fireEvent.click(screen.getByRole('button', { name: words7.edit.save }));
    return { here, type, submit };
  };

  it('sends what differs, cleared fields as nothing, and gives the focus back', async () => {
    const { here, type, submit } = await openForm(() => ({ json: { data: saved } }));
    expect(document.activeElement).toBe(here.getByLabelText(words7.field.firstname));
    type(words7.field.city, '');
    submit();
    expect(await here.findByText(words7.error.blank)).not.toBeNull();
    expect(writes()).toEqual([]);
    type(words7.field.city, 'Kraków');
    type(words7.field.company, '');
    submit();
    await waitFor(() => expect(toastTexts()).toEqual([words7.edit.done]));
    expect(writes()).toMatchObject([
      {
        method: 'PATCH',
        path: expect.stringMatching(/\/addresses\/7$/),
        body: JSON.stringify({ address: { company: null, city: 'Kraków' }, revision: 3 }),
      },
    ]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Prosta 20' })),
    );
  });

  it('says at the field what the API refused, with its example', async () => {
    const fields = [{ path: 'address.zipcode', code: 'wrong_format', message: 'no', example: '00-838' }];
    const { here, type, submit } = await openForm(() => problemBody('invalid_input', 422, { fields }));
    type(words7.field.zipcode, '99');
    submit();
    expect(await here.findByText('Enter a postal code such as 00-838.')).not.toBeNull();
    type(words7.field.zipcode, '00-838');
    expect(here.queryByText('Enter a postal code such as 00-838.')).toBeNull();
  });

  it('shows what another window saved, keeps the own entries, and overwrites only when asked again', async () => {
    const other = {
      ...saved,
      revision: 4,
      attributes: { ...attributes, city: 'Gdańsk', zipcode: '80-001', phone: '+48 22 123 45 67' },
    };
    let stored = saved;
    let sent = 0;
    const { here, type, submit } = await openForm(
      () => (++sent === 1 ? problemBody('address_conflict', 409) : { json: { data: other } }),
      () => stored,
    );
    stored = other;
    type(words7.field.city, 'Kraków');
    type(words7.field.address1, 'Długa 5');
    submit();
    const moved = await screen.findByText(words7.edit.moved.title);
    const notice = within(moved.closest('[role="alert"]') as HTMLElement);
    await waitFor(() => expect(notice.queryByText('Gdańsk')).not.toBeNull());
    expect(notice.queryByText('80-001')).not.toBeNull();
    const shown = (name: string) => here.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`)).value;
    expect([shown(words7.field.city), shown(words7.field.zipcode)]).toEqual(['Kraków', '80-001']);
    submit();
    await waitFor(() => expect(toastTexts()).toEqual([words7.edit.done]));
    expect(JSON.parse(writes().at(-1)?.body ?? '{}')).toEqual({
      address: { city: 'Kraków', address1: 'Długa 5' },
      revision: 4,
    });
  });

  it('says that the address was deleted meanwhile, and shows other refusals in words', async () => {
    let code = 'not_found' as 'not_found' | 'rate_limited';
    const { type, submit } = await openForm(() => problemBody(code, code === 'not_found' ? 404 : 429));
    type(words7.field.city, 'Kraków');
    submit();
    expect(await screen.findByText(words7.edit.gone)).not.toBeNull();
    code = 'rate_limited';
    submit();
    await waitFor(() => expect(screen.queryByText(words7.edit.gone)).toBeNull());
    expect(screen.getByRole('button', { name: words7.edit.cancel })).not.toBeNull();
  });
});
