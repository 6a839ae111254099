import { type Manifest, type Preview, previewParameter, type ShopDocument } from '@shop/contracts';
import { isOverrideAllowed, readPreview, releaseSetId, signReceipt, toPick } from '@shop/releases';
import { fetchOverrideManifest } from './fetch-override-manifest.ts';
import {
  applyPreviewParameters,
  isForVisitor,
  overrideParameter,
  type PreviewChange,
  type PreviewRequest,
  type PreviewRules,
  parseOverride,
} from './preview-parameters.ts';

type Releases = Readonly<Record<string, Manifest>>;

/** What the host needs to show a visitor something else than the region gives; without it nobody sees any of it. */
export interface PreviewDeps extends PreviewRules {
  /** One release, whoever gets it; null when there is none. */
  readonly release: (name: string, key: string) => Promise<Manifest | null>;
  /** What everybody in a region stands on. */
  readonly stable: (region: string) => Promise<Releases>;
}

/** What one visitor sees. */
export interface PreviewContext extends PreviewChange {
  /** The visitor's releases, given those of their own cohort. */
  readonly releases: (load: (cohort: string) => Promise<Releases>, cohort: string) => Promise<Releases>;
  /** A remote whose files come from elsewhere: nothing of it is preloaded or drawn by the server. */
  readonly isOverridden: (name: string | undefined) => boolean;
  /** Says in the document what is seen, so that the page marks itself. */
  readonly markDocument: (document: ShopDocument) => ShopDocument;
  /** Lets this one document load from the developer's origin. */
  readonly extendPolicy: (policy: string) => string;
  /** The host's word that it gives this document out under a signed preview; null where there is none. */
  readonly createReceipt: (document: { readonly releaseSet: string; readonly path: string }) => string | null;
}

const noPreview: PreviewContext = {
  cookies: [],
  redirect: null,
  rejectionReason: null,
  releases: (given, cohort) => given(cohort),
  isOverridden: () => false,
  markDocument: (document) => document,
  extendPolicy: (policy) => policy,
  createReceipt: () => null,
};

const addPolicyOrigin = (policy: string, origin: string): string =>
  policy
    .split('; ')
    .map((directive) =>
      /^(script|style|img|font|connect)-src /.test(directive) ? `${directive} ${origin}` : directive,
    )
    .join('; ');

/** What the visitor's cookies let them see in this region, if anything. */
const readActivePreview = (deps: PreviewDeps, request: PreviewRequest): Preview | null => {
  const { cookies, region, environment, now } = request;
  const token = cookies[previewParameter];
  const signed = token === undefined ? null : readPreview(deps.secret, token, now);
  if (signed !== null) return signed.region === region && isForVisitor(signed, request) ? signed : null;
  const override = environment === 'production' ? null : parseOverride(cookies[overrideParameter] ?? '');
  return override === null
    ? null
    : { region, cohort: null, releases: [], override, visitor: null, until: 0, by: '' };
};

/** The picks of a set with one of them from elsewhere, under an id that no other document has. */
const applyOverridePick = (
  document: ShopDocument,
  manifest: Manifest,
  origin: string,
): ShopDocument['releaseSet'] => {
  const pick = { ...toPick(manifest, '', document.locale), base: `${origin}/` };
  const picks = { ...document.releaseSet.picks, [manifest.name]: pick };
  return { ...document.releaseSet, id: releaseSetId(picks), picks };
};

/** The set of the cohort that is looked at, or what everybody stands on, with the named releases in their places. */
const loadPreviewReleases = async (
  deps: PreviewDeps,
  { region }: PreviewRequest,
  { cohort, releases, override }: Preview,
  overrideManifest: Manifest | null,
  loadCohortReleases: () => Promise<Releases>,
): Promise<Releases> => {
  const base = cohort === null && override === null ? await deps.stable(region) : await loadCohortReleases();
  const named = await Promise.all(
    releases.map(async ({ name, key }) => [name, await deps.release(name, key)] as const),
  );
  const found = named.flatMap(([name, manifest]) => (manifest === null ? [] : [[name, manifest] as const]));
  const all = { ...base, ...Object.fromEntries(found) };
  // Which pages it has is what its own build says; its files stay where they are.
  return overrideManifest === null ? all : { ...all, [overrideManifest.name]: overrideManifest };
};

/**
 * What this visitor sees instead of what the region gives: another cohort's set, named releases, or a remote from a
 * developer's origin. A signed token holds for its region and time; an unsigned override only outside production and
 * only from an allow-listed origin or, where the shop is local, one's own machine. Everybody else's documents are as if none of this were there.
 */
export const resolvePreviewContext = async (
  deps: PreviewDeps | undefined,
  request: PreviewRequest,
): Promise<PreviewContext> => {
  if (deps === undefined) return noPreview;
  const change = applyPreviewParameters(deps, request);
  if (change !== null) return { ...noPreview, ...change };
  const preview = readActivePreview(deps, request);
  if (preview === null) return noPreview;
  const { cohort, releases, override, until } = preview;
  if (
    override !== null &&
    !isOverrideAllowed(override.origin, { environment: request.environment, allowed: deps.overrideOrigins })
  )
    return noPreview;
  const overrideManifest = override === null ? null : await fetchOverrideManifest(override);
  if (typeof overrideManifest === 'string') return { ...noPreview, rejectionReason: overrideManifest };
  return {
    ...noPreview,
    releases: (given, own) =>
      loadPreviewReleases(deps, request, preview, overrideManifest, () => given(cohort ?? own)),
    isOverridden: (name) => overrideManifest !== null && overrideManifest.name === name,
    markDocument: (document) => ({
      ...document,
      ...(overrideManifest === null || override === null
        ? {}
        : { releaseSet: applyOverridePick(document, overrideManifest, override.origin) }),
      preview: {
        releases: releases.map(({ name, key }) => `${name} ${key}`),
        cohort: cohort !== null,
        override,
        until: until === 0 ? null : new Date(until).toISOString(),
      },
    }),
    extendPolicy: (policy) => (override === null ? policy : addPolicyOrigin(policy, override.origin)),
    createReceipt: (document) => {
      const token = request.cookies[previewParameter];
      return token === undefined || override !== null
        ? null
        : signReceipt(deps.secret, { token, ...document });
    },
  };
};
