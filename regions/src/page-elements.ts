import { announcements } from './announcements.ts';
import type { LocaleId, Region } from './region.ts';
import { untranslatedInPlus, untranslatedInPro } from './settings.ts';
import { hrefOfAny } from './site-paths.ts';

/** Returns the site elements around every page of a region on a day (`YYYY-MM-DD`). */
export const pageElementsOf = (region: Region, locale: LocaleId, day: string) => ({
  announcements: announcements
    .filter(
      ({ from, until, regions }) =>
        from <= day && day <= until && (regions === undefined || regions.includes(region.id)),
    )
    .map(({ id, text }) => ({ id, text: text[locale] })),
  proUntranslated: untranslatedInPro.includes(region.id),
  plusUntranslated: untranslatedInPlus.includes(region.id),
  ...(region.liveChat === undefined ? {} : { liveChat: region.liveChat }),
});

/** The pages of both programmes without an order or quote in their path; deeper addresses come from mails. */
const programmes = [
  { untranslated: untranslatedInPro, pages: ['proFeatures', 'proForSuppliers', 'proTermsConditions'] },
  {
    untranslated: untranslatedInPlus,
    pages: [
      'plus',
      'plusCatalogue',
      'plusSuccess',
      'plusItems',
      'plusQuotes',
      'plusOrders',
      'plusPersonalDetails',
    ],
  },
] as const;

/**
 * Returns the targets of Plus and Pro links in a region without their translation: the main region's site, by route id
 * and a colon. `main`: the main region, and any absolute address of its site.
 *
 * @example untranslatedPathsOf(ro, 'packwright', main)['plus:'] // 'https://packwright.com/plus'
 */
export function untranslatedPathsOf(
  region: Region,
  brand: string,
  main: { readonly region: Region; readonly href: string },
): Record<string, string> {
  if (region.id === main.region.id) return {};
  const pages = programmes.flatMap(({ untranslated, pages: ids }) =>
    untranslated.includes(region.id) ? ids : [],
  );
  return Object.fromEntries(
    pages.map((id) => {
      const site = new URL(main.href);
      const address = new URL(hrefOfAny(main.region, main.region.locale, brand, id, {}), site);
      // On one origin only the override identifies the main region.
      const told = site.searchParams.get('region');
      if (told !== null) address.searchParams.set('region', told);
      return [`${id}:`, address.href];
    }),
  );
}
