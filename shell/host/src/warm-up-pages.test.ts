import type { Manifest } from '@shop/contracts';
import { parsePublicHosts } from '@shop/regions';
import { fixtureManifest, fixtureSettings } from './host.fixture.ts';
import type { HostSettings } from './settings.ts';
import { type WarmUpDeps, warmUpPages } from './warm-up-pages.ts';

/** Returns what is rendered and preloaded, in order. */
const started = async (change: Partial<HostSettings> = {}, msEach = 0): Promise<string[]> => {
  const said: string[] = [];
  let now = Date.parse('2026-11-28T12:00:00Z');
  const builds = ['shell', 'mf-catalogue', 'mf-checkout'].map((name) => fixtureManifest(name as 'shell'));
  const landings: WarmUpDeps['landings'] = {
    page: async ({ document, path }) => {
      said.push(`${document.region} ${document.locale} ${document.route?.id} ${path}`);
      now += msEach;
      return null;
    },
    warm: async (manifests: readonly Manifest[]) => {
      said.push(`load ${[...new Set(manifests.map(({ name }) => name))].join(' ')}`);
    },
  };
  await warmUpPages({
    settings: { ...fixtureSettings, ...change },
    registry: { releases: async () => Object.fromEntries(builds.map((build) => [build.name, build])) },
    landings,
    clock: () => new Date(now),
    port: 8080,
  });
  return said;
};
const pages = (said: readonly string[]) => said.filter((line) => !line.startsWith('load'));
const production = { environment: 'production' } as const;

it('a start draws home, a shelf and a product of the first market, then loads all other builds', async () => {
  expect(await started()).toEqual([
    'load shell mf-catalogue',
    'eu en-US home /',
    'load shell mf-catalogue',
    expect.stringMatching(/^eu en-US category \//),
    'load shell mf-catalogue',
    expect.stringMatching(/^eu en-US product \//),
    'load shell mf-catalogue mf-checkout',
  ]);
});

it('every host has its home page drawn, and a host with all markets that of each', async () => {
  const hosts = parsePublicHosts('shop.example.pl=pl shop.example.de=de');
  expect(pages(await started({ ...production, publicHosts: hosts })).slice(0, 2)).toEqual([
    'pl pl-PL home /',
    'de de-DE home /',
  ]);
  const one = pages(await started({ ...production, publicHosts: parsePublicHosts('shop.example.com') }));
  expect(one).toContain('gb en-US home /');
  expect(one).toContain('se sv-SE home /sv-se');
});

it('hosts with a star are passed over: the first that has a name has its shelf and product drawn too', async () => {
  const publicHosts = parsePublicHosts('*.packwright.pl packwright.pl');
  const drawn = pages(await started({ ...production, publicHosts }));
  expect(drawn[0]).toBe('pl pl-PL home /');
  expect(drawn.map((line) => line.split(' ')[2])).toEqual(expect.arrayContaining(['category', 'product']));
});

it('a slow machine is left to its visitors after five seconds', async () => {
  const publicHosts = parsePublicHosts('shop.example.com');
  expect(pages(await started({ ...production, publicHosts }, 2_000))).toHaveLength(3);
});
