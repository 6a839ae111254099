// Covers: mf-catalogue
import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright';
import { expect } from 'playwright/test';
import { waitUntilLoaded } from '../support/main-job.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test } from '../support/test.ts';

/**
 * Limits in kB (1024 bytes) gzip. `first`: what the document of a first visit names of shell and catalogue, with
 * their words. `home`: the same plus the chunks of the home page; this limit may only go down.
 */
const budget = { first: 230, home: 230, scripts: 8 };

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(async () => {
  await shop.stop();
});

test('home: one React, one federation runtime, each address once, within the script budget', async ({
  page,
}) => {
  const replies: Response[] = [];
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(shop.origin)) requested.push(request.url());
  });
  page.on('response', (reply) => {
    if (
      /\.js$|\/locale-[^/]*\.json$/.test(new URL(reply.url()).pathname) &&
      reply.url().startsWith(shop.origin)
    )
      replies.push(reply);
  });
  await page.goto(shop.origin);
  await waitUntilLoaded(page);

  // What the page has loaded by now; what it may load later does not count.
  const scripts = new Map(
    await Promise.all(
      [...replies].map(
        async (reply) => [reply.url(), gzipSync(await reply.body(), { level: 9 }).length] as const,
      ),
    ),
  );
  const builds = requested.filter((url) => url.includes('/build/'));
  expect(builds).toHaveLength(new Set(builds).size);
  const named = await page
    .locator('script[src], link[rel="preload"]:is([as="script"], [as="fetch"])')
    .evaluateAll((all) => all.map((one) => ('src' in one ? String(one.src) : (one as HTMLLinkElement).href)));
  const own = [...scripts].filter(([url]) => /\/build\/(shell|mf-catalogue)\//.test(url));
  const kilobytes = (some: typeof own) => some.reduce((sum, [, bytes]) => sum + bytes, 0) / 1024;
  const first = kilobytes(own.filter(([url]) => named.includes(url)));
  const home = kilobytes(own);
  console.log(
    [...scripts].map(([url, bytes]) => `${(bytes / 1024).toFixed(1)} kB ${new URL(url).pathname}`).join('\n'),
  );
  console.log(
    `shell and catalogue: ${own.length} scripts, ${first.toFixed(1)} kB gzip named by the document, ${home.toFixed(1)} kB with the home page`,
  );
  expect(first).toBeLessThanOrEqual(budget.first);
  expect(home).toBeLessThanOrEqual(budget.home);
  expect(own.length).toBeLessThanOrEqual(budget.scripts);
  expect(builds.filter((url) => /\/build\/mf-editor\//.test(url))).toEqual([]);

  const instances = await page.evaluate(() => {
    const runtime = (
      globalThis as {
        __FEDERATION__?: {
          __INSTANCES__?: { shareScopeMap?: Record<string, Record<string, Record<string, unknown>>> }[];
        };
      }
    ).__FEDERATION__;
    const versions = (name: string) =>
      new Set(
        (runtime?.__INSTANCES__ ?? []).flatMap(({ shareScopeMap }) =>
          Object.keys(shareScopeMap?.default?.[name] ?? {}),
        ),
      ).size;
    return {
      react: versions('react'),
      reactDom: versions('react-dom'),
      hosts: (runtime?.__INSTANCES__ ?? []).length,
    };
  });
  console.log(JSON.stringify(instances));
  expect(instances.react).toBe(1);
  expect(instances.reactDom).toBe(1);
});
