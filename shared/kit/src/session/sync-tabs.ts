import { setCurrentToken } from '../api/token.ts';
import { emit } from '../bus/bus.ts';
import { queryClient } from '../query/query-client.ts';
import { essentialStorage } from '../storage/essential.ts';
import { refreshUser } from './start.ts';
import { session } from './store.ts';
import { isTokenLike } from './token-storage.ts';

/** Applies a sign-in or sign-out in one tab to all others: they adopt the token and clear their caches. */
export function syncSessionAcrossTabs(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== essentialStorage.token.name || !isTokenLike(newValue)) return;
    setCurrentToken(newValue);
    queryClient.clear();
    void refreshUser().then(() => emit('sessionChanged', { signedIn: session.get().signedIn }));
  });
}
