import { isSoldIn, products } from '@shop/packaging';
import { openRegions } from '@shop/regions';
import fastify from 'fastify';
import { fixtureManifest, fixtureSettings } from './host.fixture.ts';
import { registerHost } from './register-host.ts';

const manifests = [fixtureManifest('shell'), fixtureManifest('mf-catalogue')];
const open = () => {
  const app = fastify();
  registerHost(app, {
    settings: fixtureSettings,
    registry: {
      releases: async () => Object.fromEntries(manifests.map((manifest) => [manifest.name, manifest])),
      asset: async () => null,
    },
    clock: () => new Date('2026-11-28T10:00:00Z'),
  });
  return async (url: string) => (await app.inject({ url, headers: { host: 'localhost:8080' } })).body;
};
const languages = (body: string) =>
  [...body.matchAll(/<link rel="alternate" hreflang="([^"]+)"/g)].map(([, tag]) => tag).sort();

const limited = products.find((product) => isSoldIn(product, 'eu') && !isSoldIn(product, 'us'));
const slug = limited?.slug ?? '';

it('names a product that is sold in some regions in these alone, and keeps it out of search engines elsewhere', async () => {
  const get = open();
  const sold = openRegions
    .filter(({ id }) => limited && isSoldIn(limited, id))
    .map(({ hreflang }) => hreflang);
  expect(sold.length).toBeLessThan(openRegions.length);
  const there = await get(`/products/${slug}?region=eu`);
  expect(languages(there)).toEqual([...sold, 'x-default'].sort());
  expect(there).not.toContain('content="noindex"');
  const elsewhere = await get(`/en-us/products/${slug}`);
  expect(elsewhere).toContain('<meta name="robots" content="noindex">');
  expect(languages(elsewhere)).toEqual([]);
  expect(await get('/sitemap-us.xml')).not.toContain(`/products/${slug}<`);
});
