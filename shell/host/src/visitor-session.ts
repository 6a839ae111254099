import { isLocalhost } from '@shop/regions';
import { cohortCookie, cohortMaxAge, resolveCohort } from './cohort.ts';
import { type CookieOptions, writeCookie } from './cookies.ts';
import { type PreviewContext, type PreviewDeps, resolvePreviewContext } from './preview.ts';
import type { ResolvedRoute } from './resolve-route.ts';
import type { HostSettings } from './settings.ts';
import { getCookieDomain } from './shop-document.ts';
import type { Visit } from './visit.ts';

/** A visit to one of the shop's hosts. */
export type ResolvedVisit = Visit & { readonly resolvedRoute: Exclude<ResolvedRoute, { kind: 'refused' }> };

/** What the host knows of the visitor to choose releases, and the cookies to set. */
export interface VisitorSession {
  readonly cohort: string;
  /** The visitor's preview. */
  readonly previewContext: PreviewContext;
  /** Cookies to set with any reply. */
  readonly cookies: readonly string[];
}

/** Creates cookies for overrides: region and application type on localhost, the language everywhere. */
const createOverrideCookies = (
  { url, host, resolvedRoute }: ResolvedVisit,
  options: CookieOptions,
): string[] => {
  const { where } = resolvedRoute;
  const hasParameter = (name: string) => url.searchParams.has(name);
  return [
    ...(hasParameter('locale') ? [writeCookie('locale', where.dictionary, options)] : []),
    ...(isLocalhost(host) && hasParameter('region') ? [writeCookie('region', where.region.id, options)] : []),
    ...(isLocalhost(host) && hasParameter('appType') ? [writeCookie('appType', where.appType, options)] : []),
  ];
};

export const resolveVisitorSession = async (
  visit: ResolvedVisit,
  preview: PreviewDeps | undefined,
  { environment }: Pick<HostSettings, 'environment'>,
  now: Date,
): Promise<VisitorSession> => {
  const { url, host, cookies, secure, resolvedRoute } = visit;
  const { where } = resolvedRoute;
  const options = { secure, domain: getCookieDomain(where, host) };
  const { cohort, isNew } = resolveCohort(cookies);
  const previewContext = await resolvePreviewContext(preview, {
    query: url.searchParams,
    pathname: url.pathname,
    cookies,
    region: where.region.id,
    locale: where.locale,
    environment,
    options,
    now,
  });
  return {
    cohort,
    previewContext,
    cookies: [
      ...previewContext.cookies,
      ...(isNew ? [writeCookie(cohortCookie, cohort, { ...options, maxAge: cohortMaxAge })] : []),
      ...createOverrideCookies(visit, options),
    ],
  };
};
