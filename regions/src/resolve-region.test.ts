import { parsePublicHosts } from './hosts.ts';
import { markets } from './markets/index.ts';
import { type RegionRequest, resolveRegion } from './resolve-region.ts';
import { localeOf } from './settings.ts';

const production = parsePublicHosts(
  '*.packwright.com packwright.com, *.packwright.pl packwright.pl shop.example.org=gb',
);

function ask(address: string, more: Partial<RegionRequest> = {}): string {
  const url = new URL(address);
  const answer = resolveRegion({
    host: url.host,
    path: url.pathname,
    query: url.searchParams,
    environment: 'production',
    publicHosts: production,
    ...more,
  });
  if (!answer.ok) return answer.code;
  const { region, appType, locale, environment, basename, rest, instance } = answer;
  return [region.id, appType, locale, environment, `${basename}|${rest}`, instance ?? '-'].join(' ');
}

const atHome = { environment: 'local', publicHosts: [] } as const;

describe('resolveRegion', () => {
  it.each([
    ['https://packwright.com/', 'eu landing en-US production |/ -'],
    ['https://app.packwright.com/cart/', 'eu app en-US production |/cart/ -'],
    ['https://www.packwright.pl/', 'pl landing pl-PL production |/ -'],
    ['https://app.packwright.pl/koszyk/', 'pl app pl-PL production |/koszyk/ -'],
    ['https://app.staging.packwright.pl/', 'pl app pl-PL staging |/ -'],
    ['https://app.pr-12.dev.packwright.com/', 'eu app en-US dev |/ pr-12'],
    ['https://pr-12.packwright.com/', 'eu landing en-US production |/ pr-12'],
    ['https://local.packwright.com/', 'eu landing en-US local |/ -'],
    ['https://PACKWRIGHT.com:8443/x', 'eu landing en-US production |/x -'],
  ])('reads the host of %s', (address, expected) => {
    expect(ask(address)).toBe(expected);
  });

  it.each([
    ['https://packwright.com/sv-se', 'se landing sv-SE production /sv-se|/ -'],
    ['https://app.packwright.com/sv-se/varukorg/', 'se app sv-SE production /sv-se|/varukorg/ -'],
    ['https://packwright.com/en-us/', 'us landing en-US production /en-us|/ -'],
    ['https://packwright.com/en-usa/', 'eu landing en-US production |/en-usa/ -'],
  ])('reads the path of %s', (address, expected) => {
    expect(ask(address)).toBe(expected);
  });

  it('follows the overrides in the query', () => {
    expect(ask('https://packwright.com/?region=pl&appType=app')).toBe('pl app pl-PL production |/ -');
    expect(ask('https://packwright.com/?locale=se')).toBe('eu landing sv-SE production |/ -');
    expect(ask('https://packwright.com/?region=sv&locale=en-EN')).toBe(
      'se landing en-US production /sv-se|/ -',
    );
    expect(ask('https://packwright.com/?region=atlantis&appType=x&locale=qq')).toBe(
      'eu landing en-US production |/ -',
    );
  });

  it('remembers region and application on localhost alone, the language everywhere', () => {
    const cookies = { region: 'gb', appType: 'app', locale: 'pl-PL' };
    expect(ask('http://localhost:8080/x', { ...atHome, cookies })).toBe('gb app pl-PL local |/x -');
    expect(ask('http://localhost:8080/sv-se/x', { ...atHome, cookies })).toBe(
      'se app pl-PL local /sv-se|/x -',
    );
    expect(ask('http://localhost:8080/?region=us', { ...atHome, cookies })).toBe(
      'us app pl-PL local /en-us|/ -',
    );
    expect(ask('https://packwright.com/x', { cookies })).toBe('eu landing pl-PL production |/x -');
  });

  it('falls back to eu, local, on localhost', () => {
    expect(ask('http://127.0.0.1:8080/', atHome)).toBe('eu landing en-US local |/ -');
    expect(ask('http://[::1]:8080/', atHome)).toBe('eu landing en-US local |/ -');
  });

  it('refuses hosts that are not on the list', () => {
    expect(ask('https://packwright.com.evil.example/')).toBe('unknown_host');
    expect(ask('https://evilpackwright.com/')).toBe('unknown_host');
    expect(ask('http://localhost/')).toBe('unknown_host');
    expect(ask('https://packwright.com/', atHome)).toBe('unknown_host');
  });

  it('serves a host of the operator for the region it is given to', () => {
    expect(ask('https://shop.example.org/')).toBe('gb landing en-US production |/ -');
    expect(() => parsePublicHosts('shop.example.org=xx')).toThrow('unknown region "xx"');
  });

  it('says when a region is not open', () => {
    const closed = [markets.de, markets.ro].map((region) => jest.replaceProperty(region, 'open', false));
    expect(ask('https://packwright.com/?region=de')).toBe('region_closed');
    expect(ask('https://packwright.com/ro-ro/')).toBe('region_closed');
    for (const one of closed) one.restore();
    expect(ask('https://packwright.com/ro-ro/')).toBe('ro landing ro-RO production /ro-ro|/ -');
  });
});

describe('the made-up language', () => {
  const dictionaryAt = (address: string, more: Partial<RegionRequest> = {}) => {
    const url = new URL(address);
    const answer = resolveRegion({
      host: url.host,
      path: url.pathname,
      query: url.searchParams,
      environment: 'production',
      publicHosts: production,
      ...more,
    });
    return answer.ok ? [answer.locale, answer.dictionary] : answer.code;
  };

  it('takes the place of English, on local and dev hosts alone', () => {
    expect(dictionaryAt('http://localhost/?region=pl&locale=en-XA', atHome)).toEqual(['en-US', 'en-XA']);
    expect(dictionaryAt('http://localhost/', { ...atHome, cookies: { locale: 'en-XA' } })).toEqual([
      'en-US',
      'en-XA',
    ]);
    expect(dictionaryAt('https://dev.packwright.com/?locale=en-XA')).toEqual(['en-US', 'en-XA']);
    expect(dictionaryAt('https://packwright.com/?locale=en-XA')).toEqual(['en-US', 'en-US']);
    expect(dictionaryAt('https://staging.packwright.com/?locale=en-XA')).toEqual(['en-US', 'en-US']);
    expect(dictionaryAt('http://localhost/?region=pl', atHome)).toEqual(['pl-PL', 'pl-PL']);
  });
});

describe('localeOf', () => {
  it.each(
    Object.entries({
      cz: 'cs-CZ',
      cs: 'cs-CZ',
      de: 'de-DE',
      en: 'en-US',
      es: 'es-ES',
      fr: 'fr-FR',
      it: 'it-IT',
      pl: 'pl-PL',
      pt: 'pt-PT',
      sv: 'sv-SE',
      ro: 'ro-RO',
      nl: 'nl-NL',
      se: 'sv-SE',
      'en-EN': 'en-US',
      'en-GB': 'en-US',
    }),
  )('maps %s to %s', (code, locale) => {
    expect(localeOf(code)).toBe(locale);
  });
});
