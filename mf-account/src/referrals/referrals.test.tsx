/** @jest-environment jsdom */
import type { Referral } from '@shop/contracts';
import {
  clearToasts,
  problemBody,
  recordEvents,
  renderPage,
  signInAs,
  startTestShop,
  type TestShop,
  testUser,
  toastTexts,
} from '@shop/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { Component as AccountPage } from '../account/account.page.tsx';
import { Component as RegisterPage } from '../sign-in/register.page.tsx';

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
const referral = (id: number, change: Partial<Referral>): Referral => ({
  id,
  status: 'pending',
  reason: null,
  reward: null,
  claimed_at: '2026-11-20T10:00:00Z',
  settled_at: null,
  ...change,
});
const standing = (referrals: readonly Referral[]) => ({
  code: 'BOX7',
  url: 'https://shop.example/register?referral=BOX7',
  terms: {
    currency: 'EUR',
    referrer_reward: '20.00',
    referred_reward: '15.00',
    minimum_order: '100.00',
    refused_for: ['same_address', 'order_canceled'],
  },
  claimed: null,
  referrals,
  count: referrals.length,
  total_count: referrals.length,
  current_page: 1,
  pages: 1,
  per_page: 20,
});
const open = () => renderPage(AccountPage, { remote: 'mf-account', words, document: shop.document });

it('tells the whole programme, the link to hand on, and what came of it', async () => {
  shop.replyWith(() => ({
    json: standing([
      referral(1, { status: 'rewarded', reward: { amount: '20.00', currency: 'EUR' } }),
      referral(2, { status: 'refused', reason: 'same_address' }),
    ]),
  }));
  const events = recordEvents();
  await open();
  const link = await screen.findByTestId<HTMLInputElement>('referral-url');
  expect(link.value).toBe('https://shop.example/register?referral=BOX7');
  expect(screen.getByText(/at least €100\.00 net, they get €15\.00 .* you get €20\.00/)).not.toBeNull();
  expect(screen.getByText(words.referrals.term.order_canceled)).not.toBeNull();
  expect(screen.getByText('Not eligible: same address')).not.toBeNull();
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  fireEvent.click(screen.getByRole('button', { name: words.referrals.copy }));
  await waitFor(() => expect(copied).toEqual(['https://shop.example/register?referral=BOX7']));
  const promotion = { promotion_id: 'referral-programme', name: 'referral-programme', position: 'account' };
  expect(events).toEqual([
    { event: 'Promotion Viewed', detail: promotion },
    { event: 'Promotion Clicked', detail: promotion },
  ]);
});

it('selects the link where the browser keeps its clipboard to itself', async () => {
  shop.replyWith(() => ({ json: standing([]) }));
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('denied')) },
  });
  await open();
  expect(await screen.findByText(words.referrals.none)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.referrals.copy }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('referral-url')));
  expect(toastTexts()).toEqual([words.referrals.notCopied]);
});

it('claims no emptiness after a failure, and recovers', async () => {
  shop.replyWith(() => problemBody('internal', 500));
  await open();
  expect(await screen.findByRole('alert')).not.toBeNull();
  expect(screen.queryByText(words.referrals.none)).toBeNull();
  shop.replyWith(() => ({ json: standing([]) }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(words.referrals.none)).not.toBeNull();
});

describe('registering by an invitation', () => {
  const register = async (claimed: 'taken' | 'refused') => {
    window.history.replaceState(null, '', '/');
    shop.replyWith(({ path }) =>
      path.includes('/referrals')
        ? claimed === 'taken'
          ? { json: { referral: referral(1, {}) } }
          : problemBody('referral_unknown', 422)
        : { json: { token: 'test-token', user: testUser, merged: { line_items: 0, designs: 0 } } },
    );
    await renderPage(RegisterPage, {
      remote: 'mf-account',
      words,
      document: shop.document,
      at: '/?referral=BOX7',
    });
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type(words.field.firstName, 'Jan');
    type(words.field.lastName, 'Kowalski');
    type(words.field.email, 'jan@example.com');
    type(words.field.password, 'board-and-crease-42');
    fireEvent.click(screen.getByRole('checkbox', { name: /^I accept the terms/ }));
    fireEvent.click(screen.getByRole('button', { name: words.register.action }));
    await waitFor(() => expect(window.location.pathname).toBe('/account'));
  };
  it('claims the code once the account is there', async () => {
    await register('taken');
    const posts = shop.received.filter(({ method }) => method === 'POST');
    expect(posts.map(({ path, body }) => [path.replace(/^\/api/, ''), JSON.parse(body)])).toEqual([
      ['/sign_up', expect.anything()],
      ['/v1/referrals', { referral: { code: 'BOX7' } }],
    ]);
    expect(toastTexts()).toEqual([words.referrals.claimed]);
  });
  it('goes on without it, and says why', async () => {
    await register('refused');
    expect(toastTexts()).toHaveLength(1);
    expect(toastTexts()).not.toEqual([words.referrals.claimed]);
  });
});
