import { markets } from './markets/index.ts';
import { pageElementsOf, untranslatedPathsOf } from './page-elements.ts';

const { cz, eu, nl, pl, ro, se } = markets;

it('an announcement is there from its first day to its last, in the language of the page', () => {
  const on = (day: string) => pageElementsOf(pl, 'pl-PL', day).announcements.map(({ id }) => id);
  expect(on('2026-11-15')).toEqual([]);
  expect(on('2026-11-16')).toEqual(['year-end-2026']);
  expect(on('2026-12-31')).toEqual(['year-end-2026']);
  expect(on('2027-01-01')).toEqual([]);
  expect(pageElementsOf(pl, 'pl-PL', '2026-12-01').announcements[0]?.text).toMatch(/grudnia/);
});

it('links to Pro lead to the main site from a region without its translation, and nowhere else from that site', () => {
  const main = { region: eu, href: 'https://packwright.com/products/mailer-box' };
  expect(untranslatedPathsOf(pl, 'packwright', main)).toEqual({
    'proFeatures:': 'https://packwright.com/pro/features/',
    'proForSuppliers:': 'https://packwright.com/pro/for-suppliers/',
    'proTermsConditions:': 'https://packwright.com/pro/terms-conditions/',
  });
  expect(untranslatedPathsOf(eu, 'packwright', main)).toEqual({});
  const local = { region: eu, href: 'http://localhost:8080/?region=eu' };
  expect(untranslatedPathsOf(se, 'packwright', local)['proFeatures:']).toBe(
    'http://localhost:8080/pro/features/?region=eu',
  );
});

it('links to Plus lead there from cz, ro, nl and se alone, and the document says which area is not translated', () => {
  const main = { region: eu, href: 'https://packwright.com/plus' };
  for (const region of [cz, ro, nl, se]) {
    expect(untranslatedPathsOf(region, 'packwright', main)).toMatchObject({
      'plus:': 'https://packwright.com/plus',
      'plusCatalogue:': 'https://packwright.com/plus/catalogue/',
      'plusItems:': 'https://packwright.com/packwright-plus/items',
    });
    // The browser code assumes that where Plus is not translated, Pro is not either.
    expect(pageElementsOf(region, region.locale, '2026-12-01')).toMatchObject({
      plusUntranslated: true,
      proUntranslated: true,
    });
  }
  expect(untranslatedPathsOf(pl, 'packwright', main)).not.toHaveProperty('plus:');
  expect(pageElementsOf(pl, 'pl-PL', '2026-12-01')).toMatchObject({
    proUntranslated: true,
    plusUntranslated: false,
  });
});

it('without a chat of its own a region asks nobody for one', () => {
  expect(pageElementsOf(eu, 'en-US', '2026-12-01')).not.toHaveProperty('liveChat');
});
