/** @jest-environment jsdom */
import { applyAsSupplier } from '@shop/contracts';
import { renderPage, startTestShop, type TestShop } from '@shop/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { enUS } from '../words/application/en-US.ts';
import { ApplicationForm } from './application-form.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const open = () =>
  renderPage(() => <ApplicationForm words={enUS} />, {
    remote: 'mf-catalogue',
    words: {},
    document: shop.document,
    path: '/suppliers',
    at: '/suppliers',
  });
const send = () => fireEvent.click(screen.getByRole('button', { name: /^Send/ }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const fill = () => {
  type(/^Company/, 'Ek Board AB');
  type(/^Your name/, 'Bo Ek');
  type(/^Email/, 'mill@example.com');
  fireEvent.click(screen.getByLabelText('Corrugated board'));
};
const posts = () =>
  shop.received.filter(({ method, path }) => method === 'POST' && path.endsWith('/suppliers'));

it('shows an error at each missing field, focuses the first and sends nothing', async () => {
  await open();
  send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Company/)));
  expect(screen.getAllByText('Fill in this field.')).toHaveLength(2);
  expect(screen.getByText('Select at least one.')).toBeTruthy();
  fill();
  fireEvent.click(screen.getByLabelText('Corrugated board'));
  send();
  // Only the checkboxes are missing now.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Corrugated board')));
  expect(posts()).toEqual([]);
});

it('keeps the input after a failed request and retries with the same idempotency key', async () => {
  await open();
  fill();
  shop.replyWith(() => ({
    status: 500,
    json: { code: 'internal', status: 500, error: 'Broken', type: 'x' },
  }));
  send();
  expect(await screen.findByText(/Your entries are still here/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Company/).value).toBe('Ek Board AB');
  const failedAttempts = posts().length;
  expect(failedAttempts).toBeGreaterThan(0);
  shop.replyWith(({ body }) => {
    const supplier = applyAsSupplier.body?.parse(JSON.parse(body)).supplier;
    return { json: { id: 7, email: supplier?.email } };
  });
  send();
  const confirmation = await screen.findByText(/application number is 7/);
  expect(confirmation.textContent).toContain('mill@example.com');
  await act(async () => undefined);
  expect(document.activeElement?.textContent).toContain('Your application has been sent.');
  const sent = posts();
  expect(sent.length).toBe(failedAttempts + 1);
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});
