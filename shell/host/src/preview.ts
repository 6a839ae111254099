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

/** The host's dependencies for previews; without them there are none. */
export interface PreviewDeps extends PreviewRules {
  /** Returns one release; null when there is none. */
  readonly release: (name: string, key: string) => Promise<Manifest | null>;
  /** Returns the stable set of a region. */
  readonly stable: (region: string) => Promise<Releases>;
}

/** The preview of one visitor. */
export interface PreviewContext extends PreviewChange {
  /** Returns the visitor's releases, based on those of their own cohort. */
  readonly releases: (load: (cohort: string) => Promise<Releases>, cohort: string) => Promise<Releases>;
  /** Whether a remote's files come from elsewhere: it is neither preloaded nor server-rendered. */
  readonly isOverridden: (name: string | undefined) => boolean;
  /** Adds the preview to the document, so that the page marks itself. */
  readonly markDocument: (document: ShopDocument) => ShopDocument;
  /** Extends the policy of this one document by the developer's origin. */
  readonly extendPolicy: (policy: string) => string;
  /** The host's receipt that it served this document under a signed preview; null without one. */
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

/** Reads the visitor's preview in this region from the cookies, if any. */
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

/** Returns the picks of a set with one of them replaced, under a unique id. */
const applyOverridePick = (
  document: ShopDocument,
  manifest: Manifest,
  origin: string,
): ShopDocument['releaseSet'] => {
  const pick = { ...toPick(manifest, '', document.locale), base: `${origin}/` };
  const picks = { ...document.releaseSet.picks, [manifest.name]: pick };
  return { ...document.releaseSet, id: releaseSetId(picks), picks };
};

/** Returns the set of the previewed cohort, or the stable set, with the named releases replaced. */
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
  // Its own manifest decides which pages it has; its files stay where they are.
  return overrideManifest === null ? all : { ...all, [overrideManifest.name]: overrideManifest };
};

/**
 * Returns the visitor's preview: another cohort's set, named releases, or a remote from a developer's origin. A signed
 * token is valid for its region and time; an unsigned override only outside production and only from an allow-listed
 * origin or, where the shop is local, the developer's machine. All other documents are unaffected.
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
