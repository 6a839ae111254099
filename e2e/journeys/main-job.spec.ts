// Covers: mf-catalogue mf-editor mf-checkout mf-account api/src/artwork api/src/catalogue api/src/sales api/src/fulfilment
import { readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { artworkKinds, drawArtwork } from '../support/artwork.ts';
import {
  configure,
  createAudit,
  design,
  type Job,
  pay,
  refuseConsent,
  register,
  submitAddress,
  waitUntilLoaded,
} from '../support/main-job.ts';
import { inspectPrintFile, listOperators } from '../support/print-file.ts';
import { seeded, seedOfRun } from '../support/random.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test } from '../support/test.ts';

const allMarkets = [
  {
    region: 'pl',
    home: '/?region=pl',
    lang: 'pl',
    currency: 'PLN',
    address: {
      street: 'Prosta 20',
      zip: '00-850',
      city: 'Warszawa',
      country: 'PL',
      phone: '+48 22 123 45 67',
    },
  },
  {
    region: 'eu',
    home: '/',
    lang: 'en',
    currency: 'EUR',
    address: {
      street: 'Hauptstraße 1',
      zip: '10115',
      city: 'Berlin',
      country: 'DE',
      phone: '+49 30 1234567',
    },
  },
  {
    region: 'se',
    home: '/sv-se',
    lang: 'sv',
    currency: 'SEK',
    address: { street: 'Storgatan 1', zip: '211 42', city: 'Malmö', country: 'SE', phone: '+46 40 123 456' },
  },
] as const;

/** `npm test -- --changed` names one market when a single remote changed. */
const asked = process.env.JOURNEY_MARKETS?.split(',');
const markets = allMarkets.filter(({ region }) => asked?.includes(region) ?? true);

const seed = seedOfRun();
let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(async () => {
  await shop.stop();
});

for (const [index, market] of markets.entries()) {
  test(`the main job in ${market.region}: from a typed size to a correct print file, without a reload`, async ({
    page,
  }) => {
    const random = seeded(seed + index);
    const kind = index === 0 ? 'pdf' : random.pick(artworkKinds);
    // The height of a mailer is at most four fifths of its width.
    const W = random.integer(110, 240);
    const job: Job = {
      size: { L: random.integer(150, 320), W, H: random.integer(40, Math.min(110, Math.floor(0.8 * W))) },
      quantity: random.integer(4, 90) * 10,
      artwork: await drawArtwork(kind, random),
      text: `Zażółć ${random.integer(100, 999)} Åäö`,
      email: `shopper-${market.region}-${seed}@example.com`,
      address: market.address,
    };
    console.log(market.region, kind, JSON.stringify(job.size), job.quantity);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const audit = createAudit(page, market.region);
    const after = async (step: string) => {
      // The pages of the other markets are the same code with other words, which the walk over all pages checks.
      if (index > 0) return waitUntilLoaded(page);
      await audit(step);
      // The only page that the walk over all pages does not see: it needs a design.
      if (step !== 'editor') return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, `${step}, dark`, 'colours');
      await page.emulateMedia({ colorScheme: 'light' });
    };

    await page.goto(`${shop.origin}${market.home}`);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${market.lang}`));
    await refuseConsent(page);
    await configure(page, job, { after });
    await design(page, job, { after });
    await register(page, job);
    await submitAddress(page, job, { after });
    const number = await pay(page, { after });

    await page.getByTestId('view-order').click();
    const file = page.getByTestId('print-file').first();
    await expect(file).toBeVisible();
    await after('account-order');
    const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
    const bytes = readFileSync(await download.path());

    const report = inspectPrintFile(bytes);
    expect(report.plates).toEqual(['Black', 'Crease', 'CutContour', 'Cyan', 'Magenta', 'Yellow']);
    expect(report.fonts.length).toBeGreaterThan(0);
    expect(report.fonts.filter(({ embedded }) => !embedded)).toEqual([]);
    if (kind === 'pdf') {
      expect(report.images).toBe(0);
      const operators = listOperators(bytes);
      expect(operators).toMatch(/\(Vector mark\)\s*Tj/);
      expect(operators).toMatch(/ l\b/);
    }
    expect(report.text).toContain('Åäö');

    const [order] = await shop.query<{ currency: string; payments: number }>(
      `SELECT o.currency,
              (SELECT count(*)::int FROM payments p JOIN carts c ON c.id = p.order_id WHERE c.number = o.number AND p.state = 'completed') AS payments
       FROM orders o WHERE o.number = $1`,
      [number],
    );
    expect(order).toEqual({ currency: market.currency, payments: 1 });
    expect(loads).toBe(1);
  });
}
