import { type Preview, previewParameter, remoteNames } from '@shop/contracts';
import { mayOverride, readPreview } from '@shop/releases';
import { cohortCookie } from './cohort.ts';
import { type CookieOptions, writeCookie } from './cookies.ts';

/** A developer's own override, unsigned: never in production. */
export const overrideParameter = 'release-override';

/** What makes a token or an override one that may be used. */
export interface TokenRules {
  /** `SESSION_SECRET`: signs the tokens. */
  readonly secret: string;
  /** `OVERRIDE_ORIGINS`: exact origins that may stand in for a remote; one's own machine may too where the shop is local. */
  readonly overrideOrigins: readonly string[];
}

export interface Asked {
  readonly query: URLSearchParams;
  readonly pathname: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly region: string;
  readonly locale: string;
  readonly environment: string;
  readonly options: CookieOptions;
  readonly now: Date;
}

/** What an address that brings a token is answered with. */
export interface Taken {
  /** To set, before anything is answered. */
  readonly cookies: readonly string[];
  /** A token was brought: it is in a cookie now, and this is the address without it. */
  readonly redirect: string | null;
  /** Why the token or the developer's build cannot be used: one sentence. */
  readonly refused: string | null;
}

const refusedWith = (refused: string, cookies: readonly string[]): Taken => ({
  refused,
  cookies,
  redirect: null,
});

/** `mf-editor@http://localhost:4001` */
export const readOverride = (text: string): Preview['override'] => {
  const at = text.indexOf('@');
  const name = remoteNames.find((one) => one === text.slice(0, at));
  return name === undefined ? null : { name, origin: text.slice(at + 1) };
};

/** The address without what brought the token. */
const withoutTokens = ({ pathname, query }: Asked): string => {
  const rest = new URLSearchParams(query);
  rest.delete(previewParameter);
  rest.delete(overrideParameter);
  const text = rest.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
};

const ended = ({ options }: Asked): string[] =>
  [previewParameter, overrideParameter].map((name) => writeCookie(name, '', { ...options, maxAge: 0 }));

/** Whether a token is this visitor's: one that names nobody is for whoever holds it. */
export const isFor = ({ visitor }: Preview, { cookies }: Asked): boolean =>
  visitor === null || visitor === cookies[cohortCookie];

/** Takes a token from the address into a cookie, or ends what is there. Null: the address brings none. */
export const takeIn = (deps: TokenRules, asked: Asked): Taken | null => {
  const { query, options, environment, now } = asked;
  const token = query.get(previewParameter);
  const wish = query.get(overrideParameter);
  if (token === null && wish === null) return null;
  const redirect = withoutTokens(asked);
  if (token === 'off' || wish === 'off') return { refused: null, redirect, cookies: ended(asked) };
  if (token !== null) {
    const preview = readPreview(deps.secret, token, now);
    if (preview === null)
      return refusedWith('This preview was not made here or is over. Ask for a new one.', ended(asked));
    if (!isFor(preview, asked))
      return refusedWith('This address is for one visitor, by their cohort, and not for this browser.', []);
    const maxAge = Math.max(1, Math.floor((preview.until - now.getTime()) / 1000));
    return {
      refused: null,
      redirect,
      cookies: [writeCookie(previewParameter, token, { ...options, maxAge })],
    };
  }
  const override = readOverride(wish ?? '');
  const allowed = { environment, allowed: deps.overrideOrigins };
  if (environment === 'production')
    return refusedWith('In production an override is signed: npm run release -- override.', []);
  if (override === null || !mayOverride(override.origin, allowed))
    return refusedWith(
      environment === 'local'
        ? `Write ${overrideParameter}=mf-NAME@http://localhost:PORT, or another origin of OVERRIDE_ORIGINS, exactly as a browser writes it.`
        : `Write ${overrideParameter}=mf-NAME@ and an origin of OVERRIDE_ORIGINS, exactly as a browser writes it.`,
      [],
    );
  return { refused: null, redirect, cookies: [writeCookie(overrideParameter, wish ?? '', options)] };
};
