import { isLocalhost } from '@shop/regions';
import { cohortCookie, cohortMaxAge, cohortOf } from './cohort.ts';
import { type CookieOptions, writeCookie } from './cookies.ts';
import type { Place } from './place.ts';
import { type Look, lookOf, type PreviewDeps } from './preview.ts';
import type { HostSettings } from './settings.ts';
import { cookieDomainOf } from './shop-document.ts';
import type { Visit } from './visit.ts';

/** A visit to one of our own hosts. */
export type OwnVisit = Visit & { readonly place: Exclude<Place, { kind: 'refused' }> };

/** Whom the host takes the visitor for: what it has to know to choose releases, and what the browser is to remember. */
export interface Session {
  readonly cohort: string;
  /** What they see instead of what the region gives. */
  readonly look: Look;
  /** To set with whatever is answered. */
  readonly cookies: readonly string[];
}

/** Overrides of region and application type stay with the visitor on localhost, the language everywhere. */
const overridesIn = ({ url, host, place }: OwnVisit, options: CookieOptions): string[] => {
  const { where } = place;
  const asks = (name: string) => url.searchParams.has(name);
  return [
    ...(asks('locale') ? [writeCookie('locale', where.dictionary, options)] : []),
    ...(isLocalhost(host) && asks('region') ? [writeCookie('region', where.region.id, options)] : []),
    ...(isLocalhost(host) && asks('appType') ? [writeCookie('appType', where.appType, options)] : []),
  ];
};

export const sessionOf = async (
  visit: OwnVisit,
  preview: PreviewDeps | undefined,
  { environment }: Pick<HostSettings, 'environment'>,
  now: Date,
): Promise<Session> => {
  const { url, host, cookies, secure, place } = visit;
  const { where } = place;
  const options = { secure, domain: cookieDomainOf(where, host) };
  const { cohort, isNew } = cohortOf(cookies);
  const look = await lookOf(preview, {
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
    look,
    cookies: [
      ...look.cookies,
      ...(isNew ? [writeCookie(cohortCookie, cohort, { ...options, maxAge: cohortMaxAge })] : []),
      ...overridesIn(visit, options),
    ],
  };
};
