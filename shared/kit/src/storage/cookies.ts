export interface CookieOptions {
  /** The shared domain; "" for this host only. */
  readonly domain: string;
  readonly days?: number;
}

/** Reads a cookie. */
export function readCookie(key: string): string | undefined {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${checkKey(key)}=`));
  if (entry === undefined) return undefined;
  const value = entry.slice(key.length + 1);
  try {
    return decodeURIComponent(value);
  } catch (error) {
    console.debug(`The cookie ${key} was not written by the shop`, error);
    return value;
  }
}

/** Writes a cookie (by default for 365 days). Throws with the messages of specification 8. */
export function writeCookie(key: string, value: string, { domain, days = 365 }: CookieOptions): void {
  if (navigator.cookieEnabled === false) throw new Error('cookies are disabled');
  document.cookie = cookieText(checkKey(key), encodeURIComponent(value), domain, days * 86_400);
}

export const removeCookie = (key: string, domain: string): void => {
  document.cookie = cookieText(checkKey(key), '', domain, 0);
};

function cookieText(key: string, value: string, domain: string, maxAge: number): string {
  if (domain !== '' && !/^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(domain)) throw new Error('invalid domain');
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const shared = domain === '' ? '' : `; Domain=${domain}`;
  return `${key}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${shared}${secure}`;
}

function checkKey(key: string): string {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(key)) throw new Error('invalid key');
  return key;
}
