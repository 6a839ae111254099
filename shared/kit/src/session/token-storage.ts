import { setCurrentToken } from '../api/token.ts';
import { shopDocument } from '../document/shop-document.ts';
import { readCookie, removeCookie, writeCookie } from '../storage/cookies.ts';
import { essentialStorage } from '../storage/essential.ts';

const { token: tokenEntry, signedIn: signedInEntry } = essentialStorage;

/**
 * Whether a stored value has the form of a token: the server's have 43 characters of base64url. A browser's storage can
 * contain anything, and a value too long for a header would be refused before the server could reject the token.
 */
export const isTokenLike = (value: string | null | undefined): value is string =>
  /^[\w-]{1,99}$/.test(value ?? '');

/** Returns the stored token: the cookie first, since all hosts share it, then the local key. */
export function readStoredToken(): string | undefined {
  return [readCookie(tokenEntry.name), readLocal(tokenEntry.name)].find(isTokenLike);
}

/** Stores a token for 31 days and uses it from now on. */
export function storeToken(token: unknown): void {
  if (typeof token !== 'string' || token === '') {
    console.warn('you are trying to set empty token');
    return;
  }
  setCurrentToken(token);
  const { cookieDomain } = shopDocument();
  tryWrite(() => localStorage.setItem(tokenEntry.name, token));
  tryWrite(() => writeCookie(tokenEntry.name, token, { domain: cookieDomain, days: tokenEntry.days }));
}

/** The flag from which other hosts of the shop learn that somebody is signed in. */
export function storeSignedInFlag(signedIn: boolean): void {
  const { cookieDomain } = shopDocument();
  tryWrite(() =>
    signedIn
      ? writeCookie(signedInEntry.name, 'true', { domain: cookieDomain, days: signedInEntry.days })
      : removeCookie(signedInEntry.name, cookieDomain),
  );
}

function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** A browser that refuses storage gets a session that lasts as long as the page. */
function tryWrite(write: () => void): void {
  try {
    write();
  } catch (error) {
    console.warn(error);
  }
}
