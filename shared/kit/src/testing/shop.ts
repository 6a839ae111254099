import type { ShopDocument, User } from '@shop/contracts';
import { httpClient } from '../api/api-service.ts';
import { setCurrentToken, setTokenReady } from '../api/token.ts';
import { openDialog } from '../notices/dialogs.ts';
import { toasts } from '../notices/toast.ts';
import { session, withUser } from '../session/store.ts';
import { testDocument } from './document.ts';
import { type Answer, type Received, startHttpServer } from './http-server.ts';

export interface TestShop {
  /** Every request the page has sent, in order. */
  readonly received: Received[];
  /** Hand it to `renderPage`. */
  readonly document: Partial<ShopDocument>;
  /** Decides what the API answers from now on. */
  readonly answers: (answer: (request: Received) => Answer) => void;
  readonly close: () => Promise<void>;
}

/**
 * A real HTTP server in the place of the API, and a session with a token, for tests of pages.
 *
 * @example const shop = await startTestShop(); shop.answers(({ path }) => ({ json: path === '/api/orders' ? … : {} }));
 */
export async function startTestShop(): Promise<TestShop> {
  // jsdom keeps the timer of a request whose connection broke: with the shop's 65 s the test would not end.
  httpClient.defaults.timeout = 2_000;
  let answer: (request: Received) => Answer = () => ({});
  const { origin, received, close } = await startHttpServer((request) => answer(request));
  setTokenReady(Promise.resolve());
  setCurrentToken('test-token');
  return {
    received,
    document: { ...testDocument, apiOrigin: origin },
    answers: (next) => {
      answer = next;
    },
    close,
  };
}

export const testUser: User = {
  id: 7,
  email: 'jan@example.com',
  first_name: 'Jan',
  last_name: 'Kowalski',
  anonymous: false,
  confirmed: true,
  company_name: null,
  spree_api_key: 'test-token',
  created_at: '2026-01-01T00:00:00Z',
};

/** Makes this user the one who is here. */
export const signInAs = (user: User): void => session.set(withUser(user));

/** What the toasts on screen say. */
export const toastTexts = (): string[] => toasts.get().map(({ text }) => text);
export const clearToasts = (): void => toasts.set([]);

/** Answers the question the shell is asking; throws when it is asking none. */
export function answerQuestion(yes: boolean): void {
  const dialog = openDialog.get();
  if (!dialog) throw new Error('Nothing is being asked.');
  dialog.settle(yes);
}
export const isAsking = (): boolean => openDialog.get() !== undefined;
