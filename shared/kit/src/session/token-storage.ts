import { setCurrentToken } from '../api/token.ts';
import { shopDocument } from '../document/shop-document.ts';
import { readCookie, removeCookie, writeCookie } from '../storage/cookies.ts';
import { essentialStorage } from '../storage/essential.ts';

const { token: tokenPlace, signedIn: flagPlace } = essentialStorage;

/**
 * Whether a stored value may be a token: the server's have 43 signs of base64url. Anything else can be in a browser's
 * storage, and what is too long for a header is refused before the server could say that it knows no such token.
 */
export const mayBeToken = (value: string | null | undefined): value is string =>
  /^[\w-]{1,99}$/.test(value ?? '');

/** The token this browser remembers: the cookie first, since it crosses hosts, then the local key. */
export function storedToken(): string | undefined {
  return [readCookie(tokenPlace.name), readLocal(tokenPlace.name)].find(mayBeToken);
}

/** Remembers a token for 31 days and uses it from now on. */
export function storeToken(token: unknown): void {
  if (typeof token !== 'string' || token === '') {
    console.warn('you are trying to set empty token');
    return;
  }
  setCurrentToken(token);
  const { cookieDomain } = shopDocument();
  tryStorage(() => localStorage.setItem(tokenPlace.name, token));
  tryStorage(() => writeCookie(tokenPlace.name, token, { domain: cookieDomain, days: tokenPlace.days }));
}

/** The flag other hosts of the shop read to know that somebody is signed in. */
export function storeSignedIn(signedIn: boolean): void {
  const { cookieDomain } = shopDocument();
  tryStorage(() =>
    signedIn
      ? writeCookie(flagPlace.name, 'true', { domain: cookieDomain, days: flagPlace.days })
      : removeCookie(flagPlace.name, cookieDomain),
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

/** A browser that refuses storage still gets a session; it only lasts as long as the page. */
function tryStorage(write: () => void): void {
  try {
    write();
  } catch (error) {
    console.warn(error);
  }
}
