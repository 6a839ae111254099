import { type Manifest, type Preview, previewParameter, type ShopDocument } from '@shop/contracts';
import { mayOverride, readPreview, releaseSetId, signReceipt, toPick } from '@shop/releases';
import {
  type Asked,
  isFor,
  overrideParameter,
  readOverride,
  type Taken,
  type TokenRules,
  takeIn,
} from './preview-address.ts';
import { readElsewhere } from './read-elsewhere.ts';

type Releases = Readonly<Record<string, Manifest>>;

/** What the host needs to show a visitor something else than the region gives; without it nobody sees any of it. */
export interface PreviewDeps extends TokenRules {
  /** One release, whoever gets it; null when there is none. */
  readonly release: (name: string, key: string) => Promise<Manifest | null>;
  /** What everybody in a region stands on. */
  readonly stable: (region: string) => Promise<Releases>;
}

/** What one visitor sees. */
export interface Look extends Taken {
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

/** The set of the cohort that is looked at, or what everybody stands on, with the named releases in their places. */
const releasesSeen = async (
  deps: PreviewDeps,
  { region }: Asked,
  { cohort, releases, override }: Preview,
  elsewhere: Manifest | null,
  given: () => Promise<Releases>,
): Promise<Releases> => {
  const base = cohort === null && override === null ? await deps.stable(region) : await given();
  const named = await Promise.all(
    releases.map(async ({ name, key }) => [name, await deps.release(name, key)] as const),
  );
  const found = named.flatMap(([name, manifest]) => (manifest === null ? [] : [[name, manifest] as const]));
  const all = { ...base, ...Object.fromEntries(found) };
  // Which pages it has is what its own build says; its files stay where they are.
  return elsewhere === null ? all : { ...all, [elsewhere.name]: elsewhere };
};

/**
 * What this visitor sees instead of what the region gives: another cohort's set, named releases, or a remote from a
 * developer's origin. A signed token holds for its region and time; an unsigned override only outside production and
 * only from an allow-listed origin or, where the shop is local, one's own machine. Everybody else's documents are as if none of this were there.
 */
export const lookOf = async (deps: PreviewDeps | undefined, asked: Asked): Promise<Look> => {
  if (deps === undefined) return nothingSpecial;
  const taken = takeIn(deps, asked);
  if (taken !== null) return { ...nothingSpecial, ...taken };
  const preview = wanted(deps, asked);
  if (preview === null) return nothingSpecial;
  const { cohort, releases, override, until } = preview;
  if (
    override !== null &&
    !mayOverride(override.origin, { environment: asked.environment, allowed: deps.overrideOrigins })
  )
    return nothingSpecial;
  const elsewhere = override === null ? null : await readElsewhere(override);
  if (typeof elsewhere === 'string') return { ...nothingSpecial, refused: elsewhere };
  return {
    ...nothingSpecial,
    releases: (given, own) => releasesSeen(deps, asked, preview, elsewhere, () => given(cohort ?? own)),
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
