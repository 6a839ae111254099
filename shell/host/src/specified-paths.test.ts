import { releasableNames, routeIds, routes, shopDocumentSchema } from '@shop/contracts';
import { hrefOfAny, markets, openRegions } from '@shop/regions';
import Fastify from 'fastify';
import { fixtureManifest, fixtureSettings } from './host.fixture.ts';
import { registerHost } from './register-host.ts';
import table from './specified-paths.json';
import { getMessages } from './translations.ts';

/** Values for the parameters of the table, which the host only passes on. */
const values: Readonly<Record<string, string>> = {
  brand: 'packwright',
  orderNumber: 'R123456789',
  qrNumber: 'QR23456789',
  token: 'a'.repeat(43),
};
const rows = table.map(({ path, route }) => {
  const id = routeIds.find((known) => known === route);
  if (!id) throw new Error(`${route} is no page of the contract.`);
  return { path: path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''), id };
});
/** What it takes to answer for every remote: each provides the routes that the contract gives it. */
const openHost = () => {
  const app = Fastify();
  registerHost(app, {
    settings: fixtureSettings,
    registry: {
      releases: async () => Object.fromEntries(releasableNames.map((name) => [name, fixtureManifest(name)])),
      asset: async () => null,
    },
    clock: () => new Date('2026-11-30T12:00:00Z'),
  });
  return (url: string) => app.inject({ url, headers: { host: 'localhost:8080' } });
};
const routeOf = (body: string): string | undefined =>
  shopDocumentSchema.parse(
    JSON.parse(
      /<script type="application\/json" id="shop-document">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}',
    ),
  ).route?.id;

/** Section 2.2 of the specification, as data beside this test. */
it('every path of the shared path table answers with its page in every region', async () => {
  const get = openHost();
  const wrong: string[] = [];
  for (const region of openRegions)
    for (const { path, id } of rows) {
      const names = routes[id].params.map((name) => name.replace('?', ''));
      const params = Object.fromEntries(names.map((name) => [name, values[name]]));
      const href = hrefOfAny(region, region.locale, 'packwright', id, params);
      const own = region.id === markets.eu.id ? path : href;
      const { statusCode, body } = await get(`${own}${own.includes('?') ? '&' : '?'}region=${region.id}`);
      // A page that no remote owns yet is linked nowhere and answers 404.
      const expected = routes[id].owner === null ? 404 : 200;
      if (statusCode !== expected || (expected === 200 && routeOf(body) !== id))
        wrong.push(`${region.id} ${own}: ${statusCode}`);
      const { title } = getMessages(region.locale);
      if (expected === 200 && !(id in title)) wrong.push(`${region.id} ${id}: no title`);
    }
  expect(wrong).toEqual([]);
});

it('no page of a business buyer is missing', () => {
  const missing = rows.filter(({ id }) => /^(plus|pro|quote|customOffer|accountQuote)/.test(id));
  expect(missing.filter(({ id }) => routes[id].owner === null)).toEqual([]);
  expect(missing.length).toBeGreaterThanOrEqual(17);
});
