import { parsePublicHosts } from '@shop/regions';
import Fastify from 'fastify';
import { registerCrawlers } from './crawlers.ts';
import { fixtureSettings } from './host.fixture.ts';
import { resolveRoute } from './resolve-route.ts';

const settings = {
  ...fixtureSettings,
  environment: 'production',
  publicHosts: parsePublicHosts('*.shop.example'),
} as const;

const placeAt = (host: string, path = '/') =>
  resolveRoute({ host, path, query: new URLSearchParams(), cookies: {} }, settings);

describe('a host', () => {
  it.each(['pl.shop.example', 'PL.Shop.Example:8443', 'a_b.shop.example.'])('%s is ours', (host) => {
    expect(placeAt(host).kind).toBe('page');
  });

  it.each('/ ? # \\ @ % " < | ^ ` { } ( ) , ; = & $ * \''.split(' '))(
    'is not ours for ending like one of ours behind a %s',
    (sign) => {
      expect(placeAt(`evil.example${sign}.shop.example`)).toMatchObject({ code: 'unknown_host' });
    },
  );

  it.each(['', 'pl.shop.example:65536', 'pl.shop.example:80:80', 'pl.shop.example/', 'a@pl.shop.example'])(
    '"%s" is nobody’s',
    (host) => {
      expect(placeAt(host)).toMatchObject({ code: 'unknown_host' });
    },
  );

  it('that is not ours is named in no robots.txt, and breaks no sitemap', async () => {
    const app = Fastify();
    registerCrawlers(app, settings);
    const ask = (url: string, host: string) => app.inject({ url, headers: { host } });
    expect((await ask('/robots.txt', 'pl.shop.example')).body).toContain('pl.shop.example/sitemap.xml');
    const { body } = await ask('/robots.txt', 'evil.example');
    expect(body).toBe('User-agent: *\nDisallow: /\n');
    expect((await ask('/sitemap.xml', 'a<b.shop.example')).statusCode).toBe(404);
    await app.close();
  });
});

it('names no scheme that a proxy was told but http and https', async () => {
  const app = Fastify({ trustProxy: true });
  registerCrawlers(app, settings);
  const sitemapFor = async (proto: string) => {
    const headers = { host: 'pl.shop.example', 'x-forwarded-proto': proto };
    return /^Sitemap: (.*)$/m.exec((await app.inject({ url: '/robots.txt', headers })).body)?.[1];
  };
  expect(await sitemapFor('https')).toBe('https://pl.shop.example/sitemap.xml');
  for (const proto of ['javascript', '"><script>', 'a b'])
    expect(await sitemapFor(proto)).toBe('http://pl.shop.example/sitemap.xml');
  await app.close();
});

it.each(['/constructor', '/__proto__', '/constructor/x'])('%s is a page that nobody has', (path) => {
  expect(placeAt('pl.shop.example', path)).toMatchObject({ kind: 'page', route: null });
});
