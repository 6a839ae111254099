// Covers: mf-catalogue
import { type Browser, expect, type Page } from 'playwright/test';
import { waitUntilLoaded } from '../support/main-job.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test } from '../support/test.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(async () => {
  await shop.stop();
});

/**
 * Requests the page until the document is rendered on the server. The first visitors after a start get the skeleton
 * where rendering takes more than half a second; all of them get it for a minute where it took more than two seconds
 * three times. On a very busy machine minutes may pass.
 */
const untilDrawn = (path: string, place = ''): Promise<void> =>
  expect
    .poll(async () => (await fetch(shop.origin + path + place)).text(), {
      message: `${path} comes drawn`,
      timeout: 300_000,
    })
    .toContain('data-served=');

/** Follows links from home to a product. */
const walkWithoutScripts = async (browser: Browser): Promise<void> => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${shop.origin}/?region=gb&locale=en-US`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Type a size');
  await expect(page.getByText(/^£\d/).first()).toBeVisible();
  const shelf = page
    .getByRole('main')
    .getByRole('link', { name: /all \d+/i })
    .first();
  await untilDrawn((await shelf.getAttribute('href')) ?? '', '?region=gb&locale=en-US');
  await shelf.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Mailer boxes');
  const product = page.getByRole('main').getByRole('link', { name: 'Mailer box, full color', exact: true });
  await untilDrawn((await product.getAttribute('href')) ?? '', '?region=gb&locale=en-US');
  await product.click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Mailer box, full color');
  // Price with its VAT, date, facts, the box itself, and what needs scripts.
  await expect(main.getByText('Total incl. VAT').first()).toBeVisible();
  await expect(main.getByText('VAT 20%')).toBeVisible();
  await expect(main.getByTestId('delivery-promise')).toContainText('Approve by');
  await expect(main.getByText('26.1 × 20.7 × 8.3 cm')).toBeVisible();
  await expect(main.locator('svg path').first()).toBeVisible();
  expect(await main.locator('noscript').innerHTML()).toContain('needs JavaScript to price another size');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Mailer boxes' })).toBeVisible();
  expect(await page.locator('[style]').count()).toBe(0);
  await context.close();
};

interface Watched {
  served?: Element | null;
  heading?: Element | null;
  shift: number;
}

/** Checks that the browser hydrates a rendered page without changing it. */
const takeOver = async (page: Page, path: string): Promise<void> => {
  await untilDrawn(path);
  await page.addInitScript(() => {
    const watched: Watched = { shift: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
          watched.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      watched.served = document.querySelector('[data-served]');
      watched.heading = document.querySelector('[data-served] h1');
    });
  });
  await page.goto(shop.origin + path);
  await waitUntilLoaded(page);
  await expect(page.locator('[data-served]')).toHaveCount(0);
  const seen = await page.evaluate(() => {
    const { served, heading, shift } = (window as unknown as { watched: Watched }).watched;
    return {
      place: served?.isConnected === true && document.getElementById('main')?.contains(served) === true,
      heading: heading?.isConnected,
      shift,
    };
  });
  expect([path, seen.place, seen.heading]).toEqual([path, true, true]);
  expect(seen.shift).toBeLessThanOrEqual(0.02);
};

/** Opens a product whose code is still loading, lets `touch` use the server's page, then lets the code load. */
const touchEarly = async (
  browser: Browser,
  product: string,
  touch: (page: Page) => Promise<void>,
  wanted: (address: string, body: string | null) => boolean,
): Promise<void> => {
  const path = `/products/${product}?region=gb`;
  await untilDrawn(path);
  const page = await browser.newPage();
  const [release, held] = createGate();
  await page.route(/mf-catalogue\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(shop.origin + path, { waitUntil: 'commit' });
  await touch(page);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && wanted(request.url(), request.postData()),
  );
  release();
  await sent;
  await page.close();
};

/** Types into a field while the chrome, and after it the page, replace what the server rendered. */
const typeAcrossTakeOver = async (browser: Browser): Promise<void> => {
  const path = '/products/mailer-box-full-color?region=gb';
  await untilDrawn(path);
  const page = await browser.newPage();
  const [releaseShell, shellHeld] = createGate();
  const [releasePage, pageHeld] = createGate();
  await page.route(/build\/shell\/.*\.js/, async (route) => {
    await shellHeld;
    await route.continue();
  });
  await page.route(/mf-catalogue\/.*\.js/, async (route) => {
    await pageHeld;
    await route.continue();
  });
  await page.goto(shop.origin + path, { waitUntil: 'commit' });
  const length = page.getByLabel('Length').first();
  await length.fill('3');
  releaseShell();
  // The attribute disappears with what the server rendered of the chrome.
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  await page.keyboard.type('0');
  await expect(length).toHaveValue('30');
  const sent = page.waitForRequest(
    (request) => request.url().includes('prices') && /"length":300\b/.test(request.postData() ?? ''),
  );
  releasePage();
  await sent;
  await waitUntilLoaded(page);
  await expect(length).toBeFocused();
  await page.close();
};

const createGate = (): [release: () => void, held: Promise<void>] => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return [release, held];
};

test('landing pages read and lead on without scripts, and with them are taken over as they stand', async ({
  browser,
}) => {
  test.setTimeout(1_500_000);
  await untilDrawn('/?region=gb&locale=en-US');
  await walkWithoutScripts(browser);
  for (const path of ['/?region=pl', '/products/mailer-box-full-color?region=gb', '/plus?region=eu']) {
    const page = await browser.newPage();
    await takeOver(page, path);
    await page.close();
  }
  // Input and clicks before the code is loaded are replayed after it.
  await touchEarly(
    browser,
    'mailer-box-full-color',
    (page) => page.getByLabel('Length').first().fill('30'),
    (address, body) => address.includes('prices') && /"length":300\b/.test(body ?? ''),
  );
  await touchEarly(
    browser,
    'mailer-box-plain',
    (page) => page.getByTestId('add-to-cart').click(),
    (address) => address.includes('line_item'),
  );
  await typeAcrossTakeOver(browser);
  // The browser alone renders later pages, in their own container.
  const page = await browser.newPage();
  await page.goto(`${shop.origin}/?region=gb`);
  await waitUntilLoaded(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /all \d+/i })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Mailer boxes');
  await page.close();
});
