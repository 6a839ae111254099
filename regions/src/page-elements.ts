import { announcements } from './announcements.ts';
import type { LocaleId, Region } from './region.ts';
import { untranslatedInPro } from './settings.ts';
import { hrefOfAny } from './site-paths.ts';

/** What stands around every page of a region on a day (`YYYY-MM-DD`). */
export const pageElementsOf = (region: Region, locale: LocaleId, day: string) => ({
  announcements: announcements
    .filter(
      ({ from, until, regions }) =>
        from <= day && day <= until && (regions === undefined || regions.includes(region.id)),
    )
    .map(({ id, text }) => ({ id, text: text[locale] })),
  proUntranslated: untranslatedInPro.includes(region.id),
  ...(region.liveChat === undefined ? {} : { liveChat: region.liveChat }),
});

const proPages = ['proFeatures', 'proForSuppliers', 'proTermsConditions'] as const;

/**
 * Where links to Pro lead in a region without a translation of it: to the main region's site, by route id and a colon.
 * `main`: the main region, and any absolute address of its site.
 */
export function proPathsOf(
  region: Region,
  brand: string,
  main: { readonly region: Region; readonly href: string },
): Record<string, string> {
  if (!untranslatedInPro.includes(region.id) || region.id === main.region.id) return {};
  return Object.fromEntries(
    proPages.map((id) => {
      const site = new URL(main.href);
      const address = new URL(hrefOfAny(main.region, main.region.locale, brand, id, {}), site);
      // On one origin the main region is told by the override alone.
      const told = site.searchParams.get('region');
      if (told !== null) address.searchParams.set('region', told);
      return [`${id}:`, address.href];
    }),
  );
}
