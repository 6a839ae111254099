/** @jest-environment jsdom */
import type { CalendarDay } from '@shop/contracts';
import { problemBody, type TestReply } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { meOf } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { Component } from './calendar.page.tsx';

let me = meOf();
const shop = startDeskShop();
beforeEach(() => {
  me = meOf([{ role: 'merchandiser', regions: null }]);
});
const days: readonly CalendarDay[] = [
  {
    key: 'plant 2026-12-25 christmas',
    date: '2026-12-25',
    place: 'plant',
    kind: 'holiday',
    name: 'Christmas Day',
    closed_day_id: null,
    closed_by: null,
    closed_by_name: null,
  },
  {
    key: 'closed 4',
    date: '2026-12-28',
    place: 'plant',
    kind: 'closed',
    name: 'Maintenance',
    closed_day_id: 4,
    closed_by: 'staff:9',
    closed_by_name: 'Jan Kowalski',
  },
];
const serve = (post: () => TestReply = () => ({ json: { closed: 2 } })) =>
  shop.replyWith(({ path, method }) => {
    if (path.endsWith('/staff/me')) return { json: me };
    return method === 'POST' ? post() : { json: { days } };
  });
const open = async (at = '/', regions: readonly object[] = []) => {
  await shop.open(Component, { at, document: { regions } });
  await screen.findByText('Christmas Day');
};
const closeDays = async (first: string, last: string, reason: string) => {
  fireEvent.click(screen.getByRole('button', { name: words.calendar.close }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(words.promotions.startsOn), { target: { value: first } });
  fireEvent.change(dialog.getByLabelText(new RegExp(words.promotions.endsOn)), { target: { value: last } });
  fireEvent.change(dialog.getByLabelText(words.word.reason), { target: { value: reason } });
  fireEvent.click(dialog.getByRole('button', { name: words.calendar.close }));
  return dialog;
};

it('lists by filters of the address, and closes days after what it means', async () => {
  serve();
  await open('/?place=plant&kind=closed');
  const asked = shop.received.find(({ path }) => path.includes('/staff/calendar'))?.path ?? '';
  for (const part of ['place=plant', 'kind=closed']) expect(asked).toContain(part);
  const dialog = await closeDays('2026-12-29', '2026-12-28', 'x');
  expect(await dialog.findByText(words.promotions.error.dayOrder)).not.toBeNull();
  expect(dialog.getByText(words.calendar.means)).not.toBeNull();
  expect(shop.writes()).toEqual([]);
  fireEvent.change(dialog.getByLabelText(new RegExp(words.promotions.endsOn)), {
    target: { value: '2026-12-30' },
  });
  fireEvent.change(dialog.getByLabelText(words.word.reason), { target: { value: ' Stocktaking ' } });
  fireEvent.click(dialog.getByRole('button', { name: words.calendar.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shop.writes().map(({ body }) => JSON.parse(body))).toEqual([
    { place: 'plant', first_day: '2026-12-29', last_day: '2026-12-30', reason: 'Stocktaking' },
  ]);
});

it('says at the field what the API refuses', async () => {
  serve(() =>
    problemBody('invalid_input', 422, {
      fields: [{ path: 'first_day', code: 'not_offered', message: 'Close days after today.' }],
    }),
  );
  await open();
  const dialog = await closeDays('2020-01-02', '', 'Stocktaking');
  expect(await dialog.findByText(words.calendar.tooEarly)).not.toBeNull();
});

it('reopens a closed day, or says that somebody was faster', async () => {
  serve(() => problemBody('transition_not_allowed', 409));
  await open();
  fireEvent.click(screen.getByText('Maintenance'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: words.calendar.reopen }));
  expect(await dialog.findByText(words.calendar.reopenedBefore)).not.toBeNull();
  expect(shop.writes().map(({ path }) => path.replace(/.*\/v1/, '/v1'))).toEqual([
    '/v1/staff/closed_days/4/reopen',
  ]);
});

it('closes days of a region in that region, whatever that of the page', async () => {
  me = meOf([{ role: 'merchandiser', regions: ['eu', 'se'] }]);
  serve(() => problemBody('forbidden', 403));
  await open('/', [{ region: 'se', href: 'https://packwright.se' }]);
  const dialog = await closeDays('2026-12-29', '', 'x');
  fireEvent.change(dialog.getByLabelText(words.calendar.place), { target: { value: 'se' } });
  fireEvent.change(dialog.getByLabelText(words.word.reason), { target: { value: 'Stocktaking' } });
  fireEvent.click(dialog.getByRole('button', { name: words.calendar.close }));
  await dialog.findByText(words.refused.forbidden);
  expect(shop.writes().map(({ headers, body }) => [headers['x-region'], JSON.parse(body).place])).toEqual([
    ['se', 'se'],
  ]);
});

it('keeps the plant for who may close it in all regions', async () => {
  me = meOf([{ role: 'merchandiser', regions: ['pl', 'eu'] }]);
  serve();
  await open();
  fireEvent.click(screen.getByText('Maintenance'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('button', { name: words.calendar.reopen })).toBeNull();
  expect(dialog.queryByText(words.calendar.reopenText)).toBeNull();
});
