import { resolveRegion } from '@shop/regions';
import { resolveAddresses } from './addresses.ts';
import { fixtureManifest, fixtureSettings } from './host.fixture.ts';
import { createShopDocument } from './shop-document.ts';

/** Returns a region's document; on localhost one origin serves all regions. */
const documentOf = (region: string) => {
  const where = resolveRegion({
    host: 'localhost:8080',
    path: '/',
    query: new URLSearchParams({ region }),
    cookies: {},
    environment: 'local',
    publicHosts: [],
  });
  if (!where.ok) throw new Error(`The region ${region} is not served.`);
  const place = { host: 'localhost', origin: 'http://localhost:8080' };
  return createShopDocument(
    {
      where: where,
      route: null,
      addresses: resolveAddresses(where, null, place, fixtureSettings),
      manifests: [fixtureManifest('shell')],
      cohort: 'c',
      host: 'localhost',
      requestId: 'r',
      today: new Date('2026-11-28T12:00:00Z'),
    },
    fixtureSettings,
  );
};

it('the region switch has the open markets', () => {
  expect(documentOf('eu').regions.map(({ region }) => region)).toEqual(
    'cz de es eu fr gb it nl pl ro se us'.split(' '),
  );
});

it('hands the autolinker domains to whatever measures', () => {
  expect(documentOf('pl').analytics?.domains).toEqual(
    'packwright.co.uk packwright.com packwright.cz packwright.de packwright.es packwright.fr packwright.it packwright.pl'.split(
      ' ',
    ),
  );
});

it('hands designs out as files where a market ships to a country that allows it', () => {
  const all = documentOf('eu').regions.map(({ region }) => region);
  expect(all.filter((region) => documentOf(region).market.digitalDesigns)).toEqual(['gb', 'us']);
});

it('leads to Plus and Pro on the main site where they are not translated', () => {
  const { paths, elements } = documentOf('ro');
  expect([paths['plus:'], paths['proFeatures:'], elements?.plusUntranslated]).toEqual([
    'http://localhost:8080/plus?region=eu',
    'http://localhost:8080/pro/features/?region=eu',
    true,
  ]);
  expect([documentOf('de').paths['plus:'], documentOf('eu').paths['proFeatures:']]).toEqual([
    undefined,
    undefined,
  ]);
});
