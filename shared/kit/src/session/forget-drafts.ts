import { session } from './store.ts';

/** Session keys of what a user typed and did not send, with personal data in it. */
const draftPrefixes = ['unsent-request/'];

/**
 * Removes a signed-in user's drafts from this tab when they leave it: the next user must not read them. A visitor's
 * drafts stay for the sign-in. Returns a function that stops it.
 */
export function forgetDraftsOnSignOut(): () => void {
  let before = session.get();
  return session.subscribe(() => {
    const now = session.get();
    // A session that could not be read says nothing about who is there.
    if (now.status !== 'ready') return;
    if (before.signedIn && now.user?.id !== before.user?.id) removeDrafts();
    before = now;
  });
}

function removeDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (draftPrefixes.some((prefix) => key.startsWith(prefix))) sessionStorage.removeItem(key);
  } catch {
    // Refused storage holds nothing.
  }
}
