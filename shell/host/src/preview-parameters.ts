import { type Preview, previewParameter, remoteNames } from '@shop/contracts';
import { isOverrideAllowed, readPreview } from '@shop/releases';
import { cohortCookie } from './cohort.ts';
import { type CookieOptions, writeCookie } from './cookies.ts';

/** A developer's own override, unsigned: never in production. */
export const overrideParameter = 'release-override';

/** The rules for valid tokens and overrides. */
export interface PreviewRules {
  /** `SESSION_SECRET`: signs the tokens. */
  readonly secret: string;
  /**
   * `OVERRIDE_ORIGINS`: exact origins that may replace a remote; where the shop is local, the developer's machine too.
   */
  readonly overrideOrigins: readonly string[];
}

export interface PreviewRequest {
  readonly query: URLSearchParams;
  readonly pathname: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly region: string;
  readonly locale: string;
  readonly environment: string;
  readonly options: CookieOptions;
  readonly now: Date;
}

/** The reply to an address with a token. */
export interface PreviewChange {
  /** Cookies of the reply. */
  readonly cookies: readonly string[];
  /** A token was passed: it is now in a cookie, and this is the address without it. */
  readonly redirect: string | null;
  /** Why the token or the developer's build is invalid: one sentence. */
  readonly rejectionReason: string | null;
}

const toRejected = (reason: string, cookies: readonly string[]): PreviewChange => ({
  rejectionReason: reason,
  cookies,
  redirect: null,
});

/** `mf-editor@http://localhost:4001` */
export const parseOverride = (text: string): Preview['override'] => {
  const at = text.indexOf('@');
  const name = remoteNames.find((remote) => remote === text.slice(0, at));
  return name === undefined ? null : { name, origin: text.slice(at + 1) };
};

/** Returns the address without the preview parameters. */
const removePreviewParameters = ({ pathname, query }: PreviewRequest): string => {
  const rest = new URLSearchParams(query);
  rest.delete(previewParameter);
  rest.delete(overrideParameter);
  const text = rest.toString();
  return text === '' ? pathname : `${pathname}?${text}`;
};

const clearPreviewCookies = ({ options }: PreviewRequest): string[] =>
  [previewParameter, overrideParameter].map((name) => writeCookie(name, '', { ...options, maxAge: 0 }));

/** Whether a token is for this visitor; one without a visitor is for any holder. */
export const isForVisitor = ({ visitor }: Preview, { cookies }: PreviewRequest): boolean =>
  visitor === null || visitor === cookies[cohortCookie];

/** Stores the address's token in a cookie, or ends the preview. Null: the address has no token. */
export const applyPreviewParameters = (deps: PreviewRules, request: PreviewRequest): PreviewChange | null => {
  const { query, options, environment, now } = request;
  const token = query.get(previewParameter);
  const overrideText = query.get(overrideParameter);
  if (token === null && overrideText === null) return null;
  const redirect = removePreviewParameters(request);
  if (token === 'off' || overrideText === 'off')
    return { rejectionReason: null, redirect, cookies: clearPreviewCookies(request) };
  if (token !== null) {
    const preview = readPreview(deps.secret, token, now);
    if (preview === null)
      return toRejected(
        'This preview was not made here or is over. Ask for a new one.',
        clearPreviewCookies(request),
      );
    if (!isForVisitor(preview, request))
      return toRejected('This address is for one visitor, by their cohort, and not for this browser.', []);
    const maxAge = Math.max(1, Math.floor((preview.until - now.getTime()) / 1000));
    return {
      rejectionReason: null,
      redirect,
      cookies: [writeCookie(previewParameter, token, { ...options, maxAge })],
    };
  }
  const override = parseOverride(overrideText ?? '');
  const allowed = { environment, allowed: deps.overrideOrigins };
  if (environment === 'production')
    return toRejected('In production an override is signed: npm run release -- override.', []);
  if (override === null || !isOverrideAllowed(override.origin, allowed))
    return toRejected(
      environment === 'local'
        ? `Write ${overrideParameter}=mf-NAME@http://localhost:PORT, or another origin of OVERRIDE_ORIGINS, exactly as a browser writes it.`
        : `Write ${overrideParameter}=mf-NAME@ and an origin of OVERRIDE_ORIGINS, exactly as a browser writes it.`,
      [],
    );
  return {
    rejectionReason: null,
    redirect,
    cookies: [writeCookie(overrideParameter, overrideText ?? '', options)],
  };
};
