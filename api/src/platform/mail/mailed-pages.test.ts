import { readFile } from 'node:fs/promises';
import { type RouteId, routes } from '@shop/contracts';
import { localeIds, matchPath, openRegions, resolveRegion } from '@shop/regions';
import type { ApiSettings } from '../server/settings.ts';
import { mailedPages, pageUrl } from './language.ts';

const oneOrigin = { brand: 'packwright', environment: 'local', publicUrl: 'http://127.0.0.1:8080' };
const ownHosts = { brand: 'packwright', environment: 'production', publicUrl: null };
const params = {
  orderNumber: 'R100',
  token: 't-1',
  qrNumber: 'QR100',
  id: 'b-1',
  product: 'mailer-box-plain',
};

/** Resolves the page of a URL the way the host does (`shell/host/src/resolve-route.ts`). */
const pageBehind = (address: string, environment: ApiSettings['environment']): RouteId | undefined => {
  const url = new URL(address);
  const where = resolveRegion({
    host: url.host,
    path: url.pathname,
    query: url.searchParams,
    environment,
    publicHosts: [{ host: url.hostname, region: undefined }],
  });
  if (!where.ok) return undefined;
  const path =
    where.rest === '/' && where.basename !== '' ? where.basename : `${where.basename}${where.rest}`;
  return matchPath(where.region, where.locale, 'packwright', path)?.id;
};

describe.each([
  ['on one origin', oneOrigin],
  ['on the regions’ own hosts', ownHosts],
])('a mailed link, %s', (_, given) => {
  const settings = given as ApiSettings;

  it.each(mailedPages)('to %s opens it in every region, whatever language the mail is in', (id) => {
    const elsewhere = openRegions.flatMap((region) =>
      localeIds.flatMap((locale) => {
        const found = pageBehind(pageUrl(settings, region, locale, id, params), settings.environment);
        return found === id ? [] : [`${region.id} ${locale}: ${found}`];
      }),
    );
    expect(elsewhere).toEqual([]);
  });
});

it('leads to pages that are built: each is owned by a remote, which routes it', async () => {
  const unbuilt = await Promise.all(
    mailedPages.map(async (id) => {
      const { owner } = routes[id];
      if (owner === null) return [`${id} has no owner`];
      const routed = await readFile(new URL(`../../../../${owner}/src/remote.ts`, import.meta.url), 'utf8');
      return new RegExp(`^ {4}${id}: `, 'm').test(routed) ? [] : [`${owner} does not route ${id}`];
    }),
  );
  expect(unbuilt.flat()).toEqual([]);
});
