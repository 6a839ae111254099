import { setCurrentToken } from '../api/token.ts';
import { shopDocument } from '../document/shop-document.ts';
import { readCookie, removeCookie, writeCookie } from '../storage/cookies.ts';
import { essentialStorage } from '../storage/essential.ts';

const { token: tokenEntry, signedIn: signedInEntry } = essentialStorage;

/**
 * Whether a stored value may be a token: the server's have 43 signs of base64url. Anything else can be in a browser's
 * storage, and what is too long for a header is refused before the server could say that it knows no such token.
 */
export const isTokenLike = (value: string | null | undefined): value is string =>
  /^[\w-]{1,99}$/.test(value ?? '');

/** The token this browser remembers: the cookie first, since it crosses hosts, then the local key. */
export function readStoredToken(): string | undefined {
  return [readCookie(tokenEntry.name), readLocal(tokenEntry.name)].find(isTokenLike);
}

/** Remembers a token for 31 days and uses it from now on. */
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

/** The flag other hosts of the shop read to know that somebody is signed in. */
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

/** A browser that refuses storage still gets a session; it only lasts as long as the page. */
function tryWrite(write: () => void): void {
  try {
    write();
  } catch (error) {
    console.warn(error);
  }
}
