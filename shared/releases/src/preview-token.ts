import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Preview, previewSchema } from '@shop/contracts';

const computeHmac = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();

/** A seal over any text, for one purpose: what was sealed for another does not open it. */
export const signText = (secret: string, purpose: string, text: string): string =>
  computeHmac(secret, purpose, text).toString('base64url');

const purpose = 'release-preview';

/** Signs what a holder may see. The token is no secret of the shop; whoever has it sees that and nothing else. */
export const signPreview = (secret: string, preview: Preview): string => {
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${text}.${signText(secret, purpose, text)}`;
};

/** What a token lets its holder see, or null when it was made elsewhere, changed, or is over. */
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
 * The origin of a developer's build exactly as a browser writes it, or null. Text that merely resembles an origin
 * (a path, a user name, a trailing dot) is none.
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
 * Whether code may come from there: from the allow-list, and in `local` from one's own machine too. Everywhere else "own
 * machine" would be the host's: whoever names it could have the host ask its own ports and tell what answers.
 */
export const isOverrideAllowed = (
  origin: string,
  { environment, allowed }: { readonly environment: string; readonly allowed: readonly string[] },
): boolean =>
  parseOrigin(origin) === origin &&
  (allowed.includes(origin) || (environment === 'local' && isLocalMachine(origin)));
