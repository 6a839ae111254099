/** @jest-environment jsdom */
import { renderPage, startTestShop, type TestShop } from '@shop/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import words from '../../locales/later/en-US.json';
import { NewsletterForm } from './newsletter-form.tsx';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  shop.replyWith(() => ({ json: { state: 'subscribed' } }));
});
afterAll(() => shop.close());

it('shows a missing or invalid address at the field and sends nothing', async () => {
  await renderPage(NewsletterForm, { remote: 'mf-catalogue', words, document: shop.document });
  const field = screen.getByRole('textbox');
  for (const typed of ['', 'anna@']) {
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: words.newsletter.subscribe }));
    expect(document.activeElement).toBe(field);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      words.newsletter.wrongEmail,
    );
  }
  expect(shop.received.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.change(field, { target: { value: 'anna@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: words.newsletter.subscribe }));
  expect(await screen.findByText(words.newsletter.subscribed)).toBeTruthy();
});
