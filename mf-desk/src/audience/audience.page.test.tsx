/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { Component as EventCounts } from './event-counts.page.tsx';
import { Component as Newsletter } from './newsletter.page.tsx';

const shop = startDeskShop();
const pageIn = (path: string): number => Number(new URL(path, 'http://x').searchParams.get('page') ?? 1);
const paging = (page: number) => ({ count: 1, total_count: 2, current_page: page, pages: 2, per_page: 100 });
beforeEach(() =>
  shop.replyWith(({ path }) => {
    if (path.endsWith('/staff/me')) return { json: meOf() };
    const page = pageIn(path);
    if (path.includes('/counts'))
      return {
        json: {
          counts: [
            {
              day: `2026-11-0${page}`,
              region: 'pl',
              event: 'Order Completed',
              stored: 12,
              without_consent: 3,
            },
          ],
          ...paging(page),
        },
      };
    const subscription = {
      id: page,
      email: `reader-${page}@example.com`,
      region: 'pl',
      locale: 'pl-PL',
      state: 'pending',
      source: 'home',
      requested_at: '2026-11-01T10:00:00Z',
      confirmed_at: null,
      unsubscribed_at: null,
      handed_over_at: null,
    };
    return { json: { subscriptions: [subscription], ...paging(page) } };
  }),
);

it('lists the subscribers of a state page after page', async () => {
  await shop.open(Newsletter, { at: '/?state=pending' });
  expect(
    await screen.findByRole('row', {
      name: /reader-1@example.com.*Not confirmed.*Polish \(Poland\).*Home page/,
    }),
  ).not.toBeNull();
  expect(await screen.findByRole('row', { name: /reader-2@example.com/ })).not.toBeNull();
  const asked = shop.received.filter(({ path }) => path.includes('/subscriptions'));
  expect(asked.every(({ path }) => decodeURIComponent(path).includes('q[state_eq]=pending'))).toBe(true);
  expect(new Set(asked.map(({ path }) => pageIn(path)))).toEqual(new Set([1, 2]));
});

it('shows how often an event happened, and of one event the days', async () => {
  await shop.open(EventCounts, { at: '/?day=2026-11-01' });
  const row = await screen.findByRole('row', { name: /Nov.1, 2026.*Order Completed.*12.*3/ });
  fireEvent.keyDown(row, { key: 'Enter' });
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: words.events.event }).value).toBe(
      'Order Completed',
    ),
  );
  await waitFor(() => {
    const asked = shop.received.findLast(({ path }) => path.includes('/counts'))?.path ?? '';
    expect([asked.includes('event=Order'), asked.includes('day=')]).toEqual([true, false]);
  });
});

it('asks for a typed event once, by Enter', async () => {
  await shop.open(EventCounts, { at: '/' });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: words.events.event });
  for (const value of ['S', 'Si', 'Sign Up']) fireEvent.change(field, { target: { value } });
  fireEvent.submit(field.form as HTMLFormElement);
  const asked = () =>
    shop.received.flatMap(({ path }) => new URL(path, 'http://x').searchParams.get('event') ?? []);
  await waitFor(() => expect(asked()).toContain('Sign Up'));
  expect(new Set(asked())).toEqual(new Set(['Sign Up']));
});
