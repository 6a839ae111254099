import {
  type Manifest,
  type Preview,
  previewParameter,
  remoteNames,
  type ShopDocument,
} from '@shop/contracts';
import { mayOverride, readPreview, releaseSetId, signReceipt, toPick } from '@shop/releases';
import { cohortCookie } from './cohort.ts';
import { type CookieOptions, writeCookie } from './cookies.ts';
import { readElsewhere } from './read-elsewhere.ts';

/** A developer's own override, unsigned: never in production. */
export const overrideParameter = 'release-override';

type Releases = Readonly<Record<string, Manifest>>;

/** What the host needs to show a visitor something else than the region gives; without it nobody sees any of it. */
export interface PreviewDeps {
  /** `SESSION_SECRET`: signs the tokens. */
  readonly secret: string;
  /** `OVERRIDE_ORIGINS`: exact origins that may stand in for a remote; one's own machine may too where the shop is local. */
  readonly overrideOrigins: readonly string[];
  /** One release, whoever gets it; null when there is none. */
  readonly release: (name: string, key: string) => Promise<Manifest | null>;
  /** What everybody in a region stands on. */
  readonly stable: (region: string) => Promise<Releases>;
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

/** What one visitor sees. */
export interface Look {
  /** To set, before anything is answered. */
  readonly cookies: readonly string[];
  /** A token was brought: it is in a cookie now, and this is the address without it. */
  readonly redirect: string | null;
  /** Why the token or the developer's build cannot be used: one sentence. */
  readonly refused: string | null;
  /** The visitor's releases, given those of their own cohort. */
  readonly releases: (given: (cohort: string) => Promise<Releases>, cohort: string) => Promise<Releases>;
  /** A remote whose files come from elsewhere: nothing of it is preloaded or drawn by the server. */
  readonly isElsewhere: (name: string | undefined) => boolean;
  /** Says in the document what is seen, so that the page marks itself. */
  readonly mark: (document: ShopDocument) => ShopDocument;
  /** Lets this one document load from the developer's origin. */
  readonly widen: (policy: string) => string;
  /** The host's word that it gives this document out under a signed preview; null where there is none. */
  readonly receipt: (document: { readonly releaseSet: string; readonly path: string }) => string | null;
}

const nothingSpecial: Look = {
  cookies: [],
  redirect: null,
  refused: null,
  releases: (given, cohort) => given(cohort),
  isElsewhere: () => false,
  mark: (document) => document,
  widen: (policy) => policy,
  receipt: () => null,
};

const refusedWith = (refused: string, cookies: readonly string[]): Look => ({
  ...nothingSpecial,
  refused,
  cookies,
});

/** `mf-editor@http://localhost:4001` */
const readOverride = (text: string): Preview['override'] => {
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
const isFor = ({ visitor }: Preview, { cookies }: Asked): boolean =>
  visitor === null || visitor === cookies[cohortCookie];

/** Takes a token from the address into a cookie, or ends what is there. Null: the address brings none. */
const takeIn = (deps: PreviewDeps, asked: Asked): Look | null => {
  const { query, options, environment, now } = asked;
  const token = query.get(previewParameter);
  const wish = query.get(overrideParameter);
  if (token === null && wish === null) return null;
  const redirect = withoutTokens(asked);
  if (token === 'off' || wish === 'off') return { ...nothingSpecial, redirect, cookies: ended(asked) };
  if (token !== null) {
    const preview = readPreview(deps.secret, token, now);
    if (preview === null)
      return refusedWith('This preview was not made here or is over. Ask for a new one.', ended(asked));
    if (!isFor(preview, asked))
      return refusedWith('This address is for one visitor, by their cohort, and not for this browser.', []);
    const maxAge = Math.max(1, Math.floor((preview.until - now.getTime()) / 1000));
    return {
      ...nothingSpecial,
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
  return { ...nothingSpecial, redirect, cookies: [writeCookie(overrideParameter, wish ?? '', options)] };
};

const widenWith = (policy: string, origin: string): string =>
  policy
    .split('; ')
    .map((directive) =>
      /^(script|style|img|font|connect)-src /.test(directive) ? `${directive} ${origin}` : directive,
    )
    .join('; ');

/** What the visitor's cookies let them see in this region, if anything. */
const wanted = (deps: PreviewDeps, asked: Asked): Preview | null => {
  const { cookies, region, environment, now } = asked;
  const token = cookies[previewParameter];
  const signed = token === undefined ? null : readPreview(deps.secret, token, now);
  if (signed !== null) return signed.region === region && isFor(signed, asked) ? signed : null;
  const own = environment === 'production' ? null : readOverride(cookies[overrideParameter] ?? '');
  return own === null
    ? null
    : { region, cohort: null, releases: [], override: own, visitor: null, until: 0, by: '' };
};

/** The picks of a set with one of them from elsewhere, under an id that no other document has. */
const withElsewhere = (
  document: ShopDocument,
  manifest: Manifest,
  origin: string,
): ShopDocument['releaseSet'] => {
  const pick = { ...toPick(manifest, '', document.locale), base: `${origin}/` };
  const picks = { ...document.releaseSet.picks, [manifest.name]: pick };
  return { ...document.releaseSet, id: releaseSetId(picks), picks };
};

/**
 * What this visitor sees instead of what the region gives: another cohort's set, named releases, or a remote from a
 * developer's origin. A signed token holds for its region and time; an unsigned override only outside production and
 * only from an allow-listed origin or, where the shop is local, one's own machine. Everybody else's documents are as if none of this were there.
 */
export const lookOf = async (deps: PreviewDeps | undefined, asked: Asked): Promise<Look> => {
  if (deps === undefined) return nothingSpecial;
  const taken = takeIn(deps, asked);
  if (taken !== null) return taken;
  const preview = wanted(deps, asked);
  if (preview === null) return nothingSpecial;
  const { cohort, releases, override, until } = preview;
  if (
    override !== null &&
    !mayOverride(override.origin, { environment: asked.environment, allowed: deps.overrideOrigins })
  )
    return nothingSpecial;
  const elsewhere = override === null ? null : await readElsewhere(override);
  if (typeof elsewhere === 'string') return refusedWith(elsewhere, []);
  return {
    ...nothingSpecial,
    releases: async (given, own) => {
      const base =
        cohort !== null
          ? await given(cohort)
          : override !== null
            ? await given(own)
            : await deps.stable(asked.region);
      const named = await Promise.all(
        releases.map(async ({ name, key }) => [name, await deps.release(name, key)] as const),
      );
      const found = named.flatMap(([name, manifest]) =>
        manifest === null ? [] : [[name, manifest] as const],
      );
      const all = { ...base, ...Object.fromEntries(found) };
      // Which pages it has is what its own build says; its files stay where they are.
      return elsewhere === null ? all : { ...all, [elsewhere.name]: elsewhere };
    },
    isElsewhere: (name) => elsewhere !== null && elsewhere.name === name,
    mark: (document) => ({
      ...document,
      ...(elsewhere === null || override === null
        ? {}
        : { releaseSet: withElsewhere(document, elsewhere, override.origin) }),
      preview: {
        releases: releases.map(({ name, key }) => `${name} ${key}`),
        cohort: cohort !== null,
        override,
        until: until === 0 ? null : new Date(until).toISOString(),
      },
    }),
    widen: (policy) => (override === null ? policy : widenWith(policy, override.origin)),
    receipt: (document) => {
      const token = asked.cookies[previewParameter];
      return token === undefined || override !== null
        ? null
        : signReceipt(deps.secret, { token, ...document });
    },
  };
};
