/**
 * Returns the cookies of a request by name. The first of two equal names counts; values that are not valid URI text are
 * dropped.
 */
export const readCookies = (header: string | undefined): Record<string, string> => {
  const cookies: Record<string, string> = Object.create(null);
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at < 1 || name in cookies) continue;
    const value = decode(part.slice(at + 1).trim());
    if (value !== undefined) cookies[name] = value;
  }
  return cookies;
};

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
};

export interface CookieOptions {
  /** Seconds; without it, the cookie ends with the browser's session. */
  readonly maxAge?: number;
  readonly secure: boolean;
  /** "" limits it to this host. */
  readonly domain: string;
}

/** Serialises a first-party, HTTP-only cookie for the host. */
export const writeCookie = (name: string, value: string, { maxAge, secure, domain }: CookieOptions): string =>
  [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(secure ? ['Secure'] : []),
    ...(domain === '' ? [] : [`Domain=${domain}`]),
  ].join('; ');
