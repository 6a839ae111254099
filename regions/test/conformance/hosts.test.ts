import { parsePublicHosts } from '../../src/hosts.ts';
import { type RegionRequest, resolveRegion } from '../../src/resolve-region.ts';

/** Every row is written out: specification 2.1 as docs/regions.md reads it. */
const publicHosts = parsePublicHosts(
  ['com', 'pl', 'co.uk', 'cz', 'de', 'es', 'fr', 'it']
    .map((domain) => `packwright.${domain} *.packwright.${domain}`)
    .join(' '),
);
const placeAt = (address: string, more: Partial<RegionRequest> = {}): string => {
  const url = new URL(`https://${address}`);
  const answer = resolveRegion({
    host: url.host,
    path: url.pathname,
    query: url.searchParams,
    environment: 'production',
    publicHosts,
    ...more,
  });
  if (!answer.ok) return answer.code;
  const { region, appType, environment, instance, locale } = answer;
  return [region.id, appType, environment, instance ?? '-', locale].join(' ');
};

const domains = [
  ['eu', 'packwright.com', 'en-US'],
  ['gb', 'packwright.co.uk', 'en-US'],
  ['pl', 'packwright.pl', 'pl-PL'],
  ['cz', 'packwright.cz', 'cs-CZ'],
  ['de', 'packwright.de', 'de-DE'],
  ['es', 'packwright.es', 'es-ES'],
  ['fr', 'packwright.fr', 'fr-FR'],
  ['it', 'packwright.it', 'it-IT'],
] as const;

const rules = [
  ['', 'landing production -'],
  ['app.', 'app production -'],
  ['dev.', 'landing dev -'],
  ['staging.', 'landing staging -'],
  ['local.', 'landing local -'],
  ['app.dev.', 'app dev -'],
  ['app.staging.', 'app staging -'],
  ['app.local.', 'app local -'],
  ['blue.', 'landing production blue'],
  ['app.blue.', 'app production blue'],
  ['blue.dev.', 'landing dev blue'],
  ['blue.staging.', 'landing staging blue'],
  ['blue.local.', 'landing local blue'],
  ['app.blue.dev.', 'app dev blue'],
  ['app.blue.staging.', 'app staging blue'],
  ['app.blue.local.', 'app local blue'],
] as const;

describe.each(domains)('%s at %s', (region, domain, locale) => {
  it.each(rules)('reads the host rule "%s" as %s', (labels, place) => {
    expect(placeAt(`${labels}${domain}/`)).toBe(`${region} ${place} ${locale}`);
    expect(placeAt(`${labels}${domain.toUpperCase()}:8443/x`)).toBe(`${region} ${place} ${locale}`);
  });
});

describe.each([
  ['se', 'sv-se', 'sv-SE'],
  ['nl', 'nl-nl', 'nl-NL'],
  ['ro', 'ro-ro', 'ro-RO'],
  ['us', 'en-us', 'en-US'],
])('%s is a path prefix', (region, prefix, locale) => {
  it.each(rules)('under the host rule "%s" as %s', (labels, place) => {
    expect(placeAt(`${labels}packwright.com/${prefix}/cart/`)).toBe(`${region} ${place} ${locale}`);
  });
  it('is split into basename and rest', () => {
    const answer = resolveRegion({
      host: 'packwright.com',
      path: `/${prefix}/a/b`,
      query: new URLSearchParams(),
      environment: 'production',
      publicHosts,
    });
    expect(answer).toMatchObject({ ok: true, basename: `/${prefix}`, rest: '/a/b' });
  });
});

it.each([
  ['www.packwright.pl/', 'pl landing production - pl-PL'],
  ['app.packwright.pl/', 'pl app production - pl-PL'],
  ['www.packwright.co.uk/', 'gb landing production - en-US'],
  ['app.packwright.co.uk/', 'gb app production - en-US'],
])('knows the custom domain %s', (address, place) => {
  expect(placeAt(address)).toBe(place);
});

it.each([
  ['packwright.com/?region=pl', 'pl landing production - pl-PL'],
  ['packwright.com/?region=sv', 'se landing production - sv-SE'],
  ['packwright.com/?region=uk', 'gb landing production - en-US'],
  ['packwright.pl/?appType=app', 'pl app production - pl-PL'],
  ['app.packwright.pl/?appType=landing', 'pl landing production - pl-PL'],
  ['packwright.pl/?locale=en-EN', 'pl landing production - en-US'],
  ['packwright.com/?locale=se', 'eu landing production - sv-SE'],
  ['packwright.com/?locale=pt', 'eu landing production - pt-PT'],
  ['packwright.de/?locale=cz', 'de landing production - de-DE'],
  ['packwright.com/sv-se/?region=us&appType=app&locale=pl', 'us app production - pl-PL'],
])('follows the override of %s', (address, place) => {
  expect(placeAt(address)).toBe(place);
});

it.each(['at', 'ch', 'no', 'shared', 'atlantis'])('has no market %s, and falls back to eu', (code) => {
  expect(placeAt(`packwright.com/?region=${code}`)).toBe('eu landing production - en-US');
});

it('falls back to eu and to the environment local on localhost', () => {
  const local = { environment: 'production', publicHosts: [] } as const;
  expect(placeAt('localhost:8080/', local)).toBe('eu landing local - en-US');
  expect(placeAt('127.0.0.1/', local)).toBe('eu landing local - en-US');
  const cookies = { region: 'pl', appType: 'app' };
  expect(placeAt('localhost/', { ...local, cookies })).toBe('pl app local - pl-PL');
  expect(placeAt('packwright.com/', { cookies })).toBe('eu landing production - en-US');
});

it('answers no host that it was not given', () => {
  expect(placeAt('packwright.example/')).toBe('unknown_host');
});
