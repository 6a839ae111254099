/** @jest-environment jsdom */
import {
  clearToasts,
  problemBody,
  renderPage,
  startTestShop,
  type TestShop,
  testUser,
  toastTexts,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component as RegisterPage } from './register.page.tsx';
import { Component as SetPasswordPage } from './set-password.page.tsx';
import { Component as SignInPage } from './sign-in.page.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.received.length = 0;
  clearToasts();
  window.history.replaceState(null, '', '/');
});
const open = (Page: typeof SignInPage) =>
  renderPage(Page, { remote: 'mf-account', words, document: shop.document });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submitted = () => shop.received.filter(({ method }) => method === 'POST');

describe('signing in', () => {
  it('asks for what is missing at its field, in the order of the form, and sends nothing', async () => {
    await open(SignInPage);
    type('Password', '');
    fireEvent.click(screen.getByRole('button', { name: words.signIn.action }));
    expect(await screen.findByText(words.error.email)).not.toBeNull();
    expect(screen.getByText(words.error.blank)).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText(words.field.email));
    expect(submitted()).toEqual([]);
  });
  it('says when address and password do not match, and keeps the address', async () => {
    shop.replyWith(() => problemBody('wrong_credentials', 422));
    await open(SignInPage);
    type(words.field.email, 'jan@example.com');
    type(words.field.password, 'wrong-password');
    fireEvent.click(screen.getByRole('button', { name: words.signIn.action }));
    expect((await screen.findByRole('alert')).textContent).toContain('do not match');
    expect(screen.getByLabelText<HTMLInputElement>(words.field.email).value).toBe('jan@example.com');
  });
  const refuse = async (extra: object) => {
    shop.replyWith(({ path }) =>
      path.endsWith('/sign_in') ? problemBody('rate_limited', 429, extra) : { json: {} },
    );
    await open(SignInPage);
    type(words.field.email, 'jan@example.com');
    type(words.field.password, 'wrong-password');
    fireEvent.click(screen.getByRole('button', { name: words.signIn.action }));
    // The kit has retried by then.
    return (await screen.findByRole('alert', {}, { timeout: 30_000 })).textContent ?? '';
  };
  const advice = words.signIn.orNewPassword.replace('{{forgot}}', words.signIn.forgot);
  it('says how long to wait when too many passwords were tried, and what helps at once', async () => {
    const text = await refuse({ limited_by: 'account' });
    expect(text).toContain(words.signIn.tooMany);
    expect(text).toContain(advice);
    fireEvent.click(screen.getByRole('button', { name: words.signIn.forgot }));
    expect(await screen.findByText(/a link to set a new password is on its way/)).not.toBeNull();
  });
  it('tells too many wrong passwords from a network from those for one address', async () => {
    const text = await refuse({ limited_by: 'network' });
    expect(text).toContain(words.tooManyFromNetwork);
    expect(text).toContain(advice);
    expect(text).not.toContain(words.signIn.tooMany);
  });
  it('does not take too many calls for too many passwords', async () => {
    const text = await refuse({});
    expect(text).toContain('Wait a minute and try again');
    expect(text).not.toContain(words.signIn.tooMany);
    expect(text).not.toContain(advice);
  });
  it('does not take too many mails for too many passwords', async () => {
    shop.replyWith(() => problemBody('rate_limited', 429));
    await open(SignInPage);
    type(words.field.email, 'jan@example.com');
    fireEvent.click(screen.getByRole('button', { name: words.signIn.forgot }));
    const { textContent } = await screen.findByRole('alert', {}, { timeout: 30_000 });
    expect(textContent).not.toContain(words.signIn.tooMany);
  });
});

describe('registering', () => {
  const fill = () => {
    type(words.field.firstName, 'Jan');
    type(words.field.lastName, 'Kowalski');
    type(words.field.email, ' jan@example.com ');
    type(words.field.password, 'board-and-crease-42');
    fireEvent.click(screen.getByRole('checkbox', { name: /^I accept the terms/ }));
    fireEvent.click(screen.getByRole('button', { name: words.register.action }));
  };
  it('asks for what is missing at each field, goes to the first, and sends nothing', async () => {
    await open(RegisterPage);
    fireEvent.click(screen.getByRole('button', { name: words.register.action }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(words.field.firstName)));
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(5);
    expect(submitted()).toEqual([]);
  });
  it('says at the address when it is taken', async () => {
    shop.replyWith(() => problemBody('email_taken', 422));
    await open(RegisterPage);
    fill();
    await waitFor(() =>
      expect(screen.getByLabelText(words.field.email).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(document.activeElement).toBe(screen.getByLabelText(words.field.email));
  });
  it.each([
    [{ line_items: 1, designs: 0 }, [words.merged]],
    [{ line_items: 0, designs: 0 }, []],
  ])('tells what came along from the visit: %j', async (merged, said) => {
    shop.replyWith(() => ({ json: { token: 'test-token', user: testUser, merged } }));
    await open(RegisterPage);
    fill();
    await waitFor(() => expect(submitted()).toHaveLength(1));
    expect(JSON.parse(submitted()[0]?.body ?? '{}')).toMatchObject({
      user: {
        email: 'jan@example.com',
        consents: [
          { type: 'terms_and_conditions_and_privacy_policy', status: 'granted' },
          { type: 'newsletter', status: 'declined' },
        ],
      },
    });
    await waitFor(() => expect(window.location.pathname).toBe('/account'));
    expect(toastTexts()).toEqual(said);
  });
});

it('a new password that is missing is marked at its field, and nothing is sent', async () => {
  await open(SetPasswordPage);
  fireEvent.click(screen.getByRole('button', { name: words.setPassword.action }));
  const field = screen.getByLabelText(words.setPassword.field);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(shop.received.filter(({ method }) => method !== 'GET')).toEqual([]);
});
