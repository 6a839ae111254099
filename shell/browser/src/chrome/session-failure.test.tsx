/** @jest-environment jsdom */
import { startSession, toasts } from '@shop/kit/shell';
import {
  clearToasts,
  problemBody,
  renderPage,
  startTestShop,
  type TestShop,
  testUser,
  toastTexts,
} from '@shop/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import words from '../../locales/en-US.json';
import laterWords from '../../locales/later/en-US.json';
import { useSessionFailure } from './session-failure.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(clearToasts);

function Page() {
  useSessionFailure();
  return <h1>Boxes</h1>;
}

it.each([
  ['unauthorized', 401],
  ['forbidden', 403],
  ['not_found', 404],
] as const)(
  'a session refused with %s leaves the page, says so and starts on trying again',
  async (code, status) => {
    shop.replyWith(() => problemBody(code, status));
    localStorage.clear();
    const view = await renderPage(Page, {
      remote: 'shell',
      words: { ...words, ...laterWords },
      document: shop.document,
    });
    await startSession();
    await waitFor(() => expect(toastTexts()).toEqual([laterWords.session.failed]));
    expect(screen.getByRole('heading', { name: 'Boxes' })).not.toBeNull();
    const [shown] = toasts.get();
    expect(shown?.action?.label).toBe(words.stage.tryAgain);
    shop.replyWith(({ path }) => ({
      json: path.endsWith('/anonymous') ? { token: 'fresh' } : { ...testUser, anonymous: true },
    }));
    shown?.action?.run();
    await waitFor(() => expect(toastTexts()).toEqual([]));
    view.unmount();
  },
);
