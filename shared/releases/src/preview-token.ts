import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Preview, previewSchema } from '@shop/contracts';

const computeHmac = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();

/** Signs a text for one purpose: a seal for another purpose is invalid. */
export const signText = (secret: string, purpose: string, text: string): string =>
  computeHmac(secret, purpose, text).toString('base64url');

const purpose = 'release-preview';

/** Signs a preview. The token is no secret of the shop; its holder sees the preview and nothing else. */
export const signPreview = (secret: string, preview: Preview): string => {
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${text}.${signText(secret, purpose, text)}`;
};

/** Returns the preview of a token, or null when it is forged, changed or expired. */
export const readPreview = (secret: string, token: string, now: Date): Preview | null => {
  if (token.length > 4000) return null;
  const [text = '', signature = ''] = token.split('.');
  const actual = Buffer.from(signature, 'base64url');
  const expected = computeHmac(secret, purpose, text);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  const parsed = previewSchema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return parsed.success && parsed.data.until > now.getTime() ? parsed.data : null;
};

/**
 * Returns the origin of a developer's build in a browser's exact form, or null. Text that only resembles an origin (a
 * path, a user name, a trailing dot) is invalid.
 */
export const parseOrigin = (text: string): string | null => {
  if (!URL.canParse(text)) return null;
  const { origin, protocol } = new URL(text);
  return origin === text && (protocol === 'https:' || protocol === 'http:') ? origin : null;
};

/** Whether an origin is a developer's own machine. */
const isLocalMachine = (origin: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname);

/**
 * Whether code may be loaded from an origin: it is on the allow-list, or in `local` the developer's own machine.
 * Elsewhere a local origin would be the host's own: a caller could make the host probe its own ports.
 */
export const isOverrideAllowed = (
  origin: string,
  { environment, allowed }: { readonly environment: string; readonly allowed: readonly string[] },
): boolean =>
  parseOrigin(origin) === origin &&
  (allowed.includes(origin) || (environment === 'local' && isLocalMachine(origin)));
