/** @jest-environment jsdom */
import type { RolloutCell } from '@shop/contracts';
import { problemBody, signInAs, type TestReply, testUser } from '@shop/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import words from '../../locales/en-US.json';
import { candidate, cellOf, healthOf, matrixOf, meOf, runningCell } from '../desk.fixture.ts';
import { startDeskShop } from '../desk-page.fixture.tsx';
import { Component } from './releases.page.tsx';

const shop = startDeskShop();

const open = (at = '/') => shop.open(Component, { at });

const builds = {
  releases: [
    {
      name: 'mf-quotes',
      key: candidate,
      version: '0.1.0',
      build: 'bbbbbbb1234567890123',
      commit: 'abc',
      bytes: 1000,
      published_by: 'staff:key:1',
      created_at: '2026-11-28T09:00:00Z',
      swept_at: null,
    },
  ],
  count: 1,
  total_count: 1,
  current_page: 1,
  pages: 1,
  per_page: 50,
};

/** The API of a shop with these cells; `change` replies to writes. */
const serve = (cells: () => readonly RolloutCell[], change: (path: string) => TestReply = () => ({})) =>
  shop.replyWith(({ path, method }) => {
    if (method === 'POST') return change(path);
    if (path.endsWith('/staff/me')) return { json: meOf() };
    if (path.includes('/releases/health')) return { json: { candidates: [healthOf()] } };
    if (path.includes('/releases/builds')) return { json: builds };
    return { json: matrixOf(...cells()) };
  });
const field = () => screen.findByRole('button', { name: /mf-quotes in pl/ });
const posts = () => shop.received.filter(({ method }) => method === 'POST');

it('shows stable, candidate, share, state and health of each cell', async () => {
  serve(() => [cellOf({ name: 'shell' }), runningCell()]);
  await open();
  const text = (await field()).textContent ?? '';
  for (const part of ['aaaaaaa', 'bbbbbbb', '25%', words.state.running])
    expect({ part, there: text.includes(part) }).toEqual({ part, there: true });
  expect(await within(await field()).findByText(words.verdict.worse)).not.toBeNull();
  expect(screen.getByRole('rowheader', { name: /pl.*Poland/ })).not.toBeNull();
  expect(screen.getByRole('button', { name: /shell in se/ }).textContent).toContain(words.matrix.nothing);
});

it('requests nothing for users without a staff role, and explains what to do', async () => {
  signInAs(testUser);
  serve(() => [runningCell()]);
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: words.forbidden.title })).not.toBeNull();
  expect(screen.getByText(words.forbidden.advice)).not.toBeNull();
  expect(screen.getByRole('button', { name: words.forbidden.other })).not.toBeNull();
  expect(shop.received).toEqual([]);
});

it('shows the refusal when the account has lost its staff role', async () => {
  shop.replyWith(() => problemBody('not_found', 404));
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: words.forbidden.title })).not.toBeNull();
});

it('shows a failure and retries', async () => {
  shop.replyWith(() => problemBody('internal', 500));
  await open();
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('table')).toBeNull();
  serve(() => [runningCell()]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field()).not.toBeNull();
});

it('shows an empty state when no cell matches the filter, and resets the filter', async () => {
  serve(() => [cellOf()]);
  await open('/?state=killed');
  expect(await screen.findByText(words.matrix.none.title)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.matrix.none.action }));
  expect(await field()).not.toBeNull();
});

it('requires a reason for a change, and sends the displayed revision', async () => {
  serve(
    () => [runningCell()],
    () => ({ json: { ...runningCell(), state: 'paused', rev: 4 } }),
  );
  await open();
  fireEvent.click(await field());
  fireEvent.click(await screen.findByRole('button', { name: words.change.pause }));
  expect(await screen.findByText(words.change.reasonMissing)).not.toBeNull();
  expect(posts()).toEqual([]);
  fireEvent.change(screen.getByLabelText(words.word.reason), { target: { value: 'Totals look wrong' } });
  fireEvent.click(screen.getByRole('button', { name: words.change.pause }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.path).toContain('/releases/pause');
  expect(JSON.parse(posts()[0]?.body ?? '{}')).toEqual({
    region: 'pl',
    name: 'mf-quotes',
    reason: 'Totals look wrong',
    rev: 3,
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: words.change.pause })).toBeNull());
});

it('shows a conflicting change and overwrites nothing until it is confirmed', async () => {
  let cell = runningCell();
  const moved = runningCell({
    rev: 4,
    basis_points: 5_000,
    changed_by: 'staff:9',
    reason: 'Looks good',
  });
  let conflicts = true;
  serve(
    () => [cell],
    () => {
      const refused = problemBody('rollout_conflict', 409);
      cell = moved;
      return conflicts ? { ...refused, json: { ...Object(refused.json), rollout: moved } } : { json: moved };
    },
  );
  await open();
  fireEvent.click(await field());
  fireEvent.change(await screen.findByLabelText(words.word.reason), { target: { value: 'Stop' } });
  fireEvent.click(screen.getByRole('button', { name: words.change.kill }));
  const notice = within(
    (await screen.findByText(words.conflict.refused)).closest('[role="alert"]') as HTMLElement,
  );
  expect(notice.getByText(/25%.*50%/)).not.toBeNull();
  expect(await notice.findByText(/staff:9.*Looks good/)).not.toBeNull();
  expect(JSON.parse(posts()[0]?.body ?? '{}').rev).toBe(3);
  conflicts = false;
  fireEvent.click(notice.getByRole('button', { name: words.conflict.goOn }));
  fireEvent.click(screen.getByRole('button', { name: words.change.kill }));
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(JSON.parse(posts()[1]?.body ?? '{}').rev).toBe(4);
});

it('shows the guard’s verdict and the refusing checks in the language of the page', async () => {
  serve(
    () => [runningCell()],
    () => {
      const refused = problemBody('gate_refused', 422);
      return { ...refused, json: { ...Object(refused.json), refused_by: ['routes', 'smoke'] } };
    },
  );
  await open();
  fireEvent.click(await field());
  expect(await screen.findByText(`Worse than stable in: ${words.metric.mount}.`)).not.toBeNull();
  fireEvent.change(await screen.findByLabelText(words.word.reason), { target: { value: 'Grow' } });
  fireEvent.change(await screen.findByLabelText(words.promote.percent), { target: { value: '50' } });
  fireEvent.click(screen.getByRole('button', { name: 'Promote to 50%' }));
  expect(
    await screen.findByText(`Refused by: ${words.gateName.routes}, ${words.gateName.smoke}`),
  ).not.toBeNull();
});

it('validates the share in its field before sending', async () => {
  serve(
    () => [runningCell()],
    () => ({ json: runningCell({ rev: 4 }) }),
  );
  await open();
  fireEvent.click(await field());
  fireEvent.change(await screen.findByLabelText(words.word.reason), { target: { value: 'Grow' } });
  const share = await screen.findByLabelText(words.promote.percent);
  fireEvent.change(share, { target: { value: '101' } });
  expect(screen.getByText(words.promote.wrong.out_of_range)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: words.promote.promote }));
  await waitFor(() => expect(document.activeElement).toBe(share));
  expect(posts()).toEqual([]);
  fireEvent.change(share, { target: { value: '50' } });
  fireEvent.click(screen.getByRole('button', { name: 'Promote to 50%' }));
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(JSON.parse(posts()[0]?.body ?? '{}')).toMatchObject({ key: candidate, basis_points: 5_000, rev: 3 });
});

describe('what is missing is marked at its field before anything is sent', () => {
  const openPart = async (part: string) => {
    serve(() => [cellOf()]);
    await open(`/?part=${part}`);
  };
  const expectFocus = async (field: HTMLElement, text: string) => {
    expect(await screen.findByText(text)).not.toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
  };

  it('in a preview', async () => {
    await openPart('look');
    const cohort = await screen.findByLabelText(words.look.cohort);
    fireEvent.change(cohort, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: words.look.look }));
    await expectFocus(cohort, words.look.cohortWrong);
    expect(posts()).toEqual([]);
  });
  it('in a comparison', async () => {
    await openPart('compare');
    const [kind] = await screen.findAllByLabelText(words.compare.what);
    if (kind) fireEvent.change(kind, { target: { value: 'then' } });
    fireEvent.click(screen.getByRole('button', { name: words.compare.compare }));
    await expectFocus(await screen.findByLabelText(words.compare.at), words.compare.atMissing);
    expect(shop.received.some(({ path }) => path.includes('diff'))).toBe(false);
  });
  it('in a schedule', async () => {
    await openPart('schedules');
    fireEvent.click(await screen.findByRole('button', { name: words.schedule.write }));
    fireEvent.click(await screen.findByRole('button', { name: words.schedule.start }));
    await expectFocus(await screen.findByLabelText(words.word.release), words.promote.chooseFirst);
    expect(screen.getByText(words.change.reasonMissing)).not.toBeNull();
    expect(posts()).toEqual([]);
  });
});
