import type { ShopDocument, User } from '@shop/contracts';
import { httpClient } from '../api/api-service.ts';
import { setCurrentToken, setTokenReady } from '../api/token.ts';
import { openDialog } from '../notices/dialogs.ts';
import { toasts } from '../notices/toast.ts';
import { session, toSession } from '../session/store.ts';
import { testDocument } from './document.ts';
import { type ReceivedRequest, startHttpServer, type TestReply } from './http-server.ts';

export interface TestShop {
  /** Every request the page has sent, in order. */
  readonly received: ReceivedRequest[];
  /** Pass it to `renderPage`. */
  readonly document: Partial<ShopDocument>;
  /** Sets the API's replies from now on. */
  readonly replyWith: (answer: (request: ReceivedRequest) => TestReply) => void;
  readonly close: () => Promise<void>;
}

/**
 * Starts a real HTTP server in place of the API, and a session with a token, for page tests.
 *
 * @example const shop = await startTestShop(); shop.answers(({ path }) => ({ json: path === '/api/orders' ? … : {} }));
 */
export async function startTestShop(): Promise<TestShop> {
  // jsdom keeps the timer of a request with a broken connection: with the shop's 65 s the test would not end.
  httpClient.defaults.timeout = 2_000;
  let createReply: (request: ReceivedRequest) => TestReply = () => ({});
  const { origin, received, close } = await startHttpServer((request) => createReply(request));
  setTokenReady(Promise.resolve());
  setCurrentToken('test-token');
  return {
    received,
    document: { ...testDocument, apiOrigin: origin },
    replyWith: (next) => {
      createReply = next;
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

/** Signs this user in. */
export const signInAs = (user: User): void => session.set(toSession(user));

/** Returns the texts of the toasts on screen. */
export const toastTexts = (): string[] => toasts.get().map(({ text }) => text);
export const clearToasts = (): void => toasts.set([]);

/** Answers the shell's open dialog; throws without one. */
export function answerDialog(yes: boolean): void {
  const dialog = openDialog.get();
  if (!dialog) throw new Error('Nothing is being asked.');
  dialog.settle(yes);
}
export const isDialogOpen = (): boolean => openDialog.get() !== undefined;
