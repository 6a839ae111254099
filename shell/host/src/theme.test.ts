import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { fixtureManifest, fixtureSettings } from './host.fixture.ts';
import { registerHost } from './register-host.ts';

const builds = [fixtureManifest('shell'), fixtureManifest('mf-catalogue')];

/** Opens a host with these builds, or without its registry. */
const openHost = (registry: 'here' | 'away' = 'here') => {
  const app = Fastify();
  registerHost(app, {
    settings: fixtureSettings,
    registry: {
      releases: () =>
        registry === 'here'
          ? Promise.resolve(Object.fromEntries(builds.map((build) => [build.name, build])))
          : Promise.reject(new Error('away')),
      asset: async () => null,
    },
    clock: () => new Date('2026-11-28T12:00:00Z'),
  });
  return (url: string, cookie = '') => app.inject({ url, headers: { host: 'localhost:8080', cookie } });
};
const rootOf = (body: string) => /<html[^>]*>/.exec(body)?.[0];

describe('the light that a visitor chose', () => {
  it('stands on the document from its first byte, and nothing stands there for who never chose', async () => {
    const get = openHost();
    expect(rootOf((await get('/?region=de', 'theme=dark')).body)).toBe(
      '<html lang="de-DE" dir="ltr" data-theme="dark">',
    );
    expect((await get('/', 'theme=dark')).body).toContain('<meta name="color-scheme" content="dark">');
    expect(rootOf((await get('/', 'theme=light')).body)).toContain(' data-theme="light"');
    const first = await get('/');
    expect(rootOf(first.body)).toBe('<html lang="en" dir="ltr">');
    expect(String(first.headers['set-cookie'])).not.toContain('theme');
  });

  it('is one of two words and nothing else that a cookie may say', async () => {
    const get = openHost();
    for (const value of ['system', 'DARK', '"><script>', 'dark" onload="x', '%22%3E'])
      expect(rootOf((await get('/', `theme=${value}`)).body)).toBe('<html lang="en" dir="ltr">');
  });
});

describe('while no document can be made', () => {
  it('a page in the language, the look and the light of the visitor says when to come back', async () => {
    const { statusCode, headers, body } = await openHost('away')('/koszyk/?region=pl', 'theme=dark');
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('30');
    expect(headers['cache-control']).toBe('no-store');
    expect(rootOf(body)).toBe('<html lang="pl-PL" dir="ltr" data-theme="dark">');
    expect(body).toContain('<h1>Sklep jest chwilowo niedostępny</h1>');
    expect(body).toContain('<a class="go" href="">Spróbuj ponownie</a>');
    expect(body).toMatch(/<a href="mailto:([^"]+)">\1<\/a>/);
    expect(body).not.toMatch(/<script|style="/);
  });

  it('its styles are allowed by their hash and are the tokens of the shop', async () => {
    const { headers, body } = await openHost('away')('/');
    const styles = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    const { createHash } = await import('node:crypto');
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    const tokens = readFileSync(`${__dirname}/../../../shared/ui/src/tokens.css`, 'utf8');
    const colours = styles.match(/--[a-z-]+:#[0-9a-f]{6}/g) ?? [];
    expect(colours.length).toBeGreaterThan(12);
    for (const colour of colours) expect(tokens).toContain(`${colour.replace(':', ': ')};`);
  });
});
