/** @jest-environment jsdom */
import { testUser } from '../testing/shop.ts';
import { forgetDraftsOnSignOut } from './forget-drafts.ts';
import { initialSession, session, toSession } from './store.ts';

const visitor = toSession({ ...testUser, id: 8, anonymous: true });
const key = 'unsent-request/product=mailer';
let stop: () => void;
beforeEach(() => {
  session.set(initialSession);
  sessionStorage.clear();
  stop = forgetDraftsOnSignOut();
});
afterEach(() => stop());

it.each([
  ['a sign-out', visitor],
  ['another user', toSession({ ...testUser, id: 9 })],
])('removes a user’s drafts at %s, and nothing else', (_, next) => {
  session.set(toSession(testUser));
  sessionStorage.setItem(key, '{}');
  sessionStorage.setItem('desk-columns-orders', '[]');
  session.set({ status: 'failed', user: null, signedIn: false });
  expect(sessionStorage.getItem(key)).toBe('{}');
  session.set(next);
  expect(Object.keys(sessionStorage)).toEqual(['desk-columns-orders']);
});

it('keeps a visitor’s draft when they sign in, and over a renewed session', () => {
  session.set(visitor);
  sessionStorage.setItem(key, '{}');
  session.set(toSession({ ...testUser, id: 10, anonymous: true }));
  session.set(toSession(testUser));
  session.set(toSession({ ...testUser, first_name: 'Janusz' }));
  expect(sessionStorage.getItem(key)).toBe('{}');
});
