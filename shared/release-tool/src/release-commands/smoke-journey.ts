import type { ShopDocument } from '@shop/contracts';
import { type ReleasableName, routes } from '@shop/contracts';
import type { Browser, Page } from 'playwright';

export interface SmokeStep {
  readonly step: string;
  readonly ok: boolean;
  readonly took_ms: number;
  readonly detail: string;
  /** The host's receipt for the step's document; null: it opened none. */
  readonly receipt: string | null;
}

export interface Journey {
  readonly steps: readonly SmokeStep[];
  /** `x-release-set` of every document. */
  readonly sets: readonly string[];
}

const timeoutMs = 30_000;

/** Collects console errors, page errors and CSP violations since the last call. */
const watchProblems = async (page: Page): Promise<() => readonly string[]> => {
  let problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return () => {
    const seen = problems;
    problems = [];
    return seen;
  };
};

const readShopDocument = async (page: Page): Promise<ShopDocument> =>
  JSON.parse((await page.locator('#shop-document').textContent()) ?? '{}') as ShopDocument;

/** Asserts that the page is complete: a heading, no loading state, no failure panel, the shell around it. */
const expectLoadedPage = async (page: Page): Promise<void> => {
  await page.locator('main h1').first().waitFor({ timeout: timeoutMs });
  await page.locator('header').first().waitFor({ timeout: timeoutMs });
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached', timeout: timeoutMs });
  const failure = page.locator('main [role="alert"]');
  if ((await failure.count()) > 0)
    throw new Error(((await failure.first().textContent()) ?? '').slice(0, 300));
};

/** Returns public pages of a remote with a plain address, three at most. */
const listPages = (name: ReleasableName, { paths }: ShopDocument): readonly (readonly [string, string])[] =>
  Object.entries(routes)
    .filter(([id, { owner }]) => owner === name && id !== 'signOut' && id !== 'home')
    .flatMap(([id]) => {
      const path = paths[id]?.replace(/\/:\w+\?/g, '');
      return path === undefined || path.includes(':') ? [] : [[id, path] as const];
    })
    .slice(0, 3);

/**
 * Runs the journey of a buyer: home, a product with its price, the cart with that product, and the pages of the tested
 * remote. `address` opens it under a preview. Every step reports its errors; later steps run after a failure, too.
 */
export const runSmokeJourney = async (
  browser: Browser,
  address: string,
  name: ReleasableName,
): Promise<Journey> => {
  const context = await browser.newContext({ ignoreHTTPSErrors: false });
  const page = await context.newPage();
  const problems = await watchProblems(page);
  const sets = new Set<string>();
  const steps: SmokeStep[] = [];
  const { origin } = new URL(address);
  let receipt: string | null = null;

  const open = async (url: string): Promise<void> => {
    const reply = await page.goto(url, { timeout: timeoutMs, waitUntil: 'domcontentloaded' });
    if (reply === null || reply.status() !== 200)
      throw new Error(
        `${url} replied ${reply?.status() ?? 'nothing'}: ${(await reply?.text())?.slice(0, 200)}`,
      );
    sets.add(reply.headers()['x-release-set'] ?? '');
    receipt = reply.headers()['x-preview-receipt'] ?? null;
    await expectLoadedPage(page);
  };
  const runStep = async (step: string, work: () => Promise<void>): Promise<void> => {
    const began = performance.now();
    let detail = '';
    receipt = null;
    try {
      await work();
      detail = problems().join(' | ');
    } catch (error) {
      detail = [error instanceof Error ? error.message.split('\n')[0] : String(error), ...problems()].join(
        ' | ',
      );
    }
    steps.push({
      step,
      ok: detail === '',
      took_ms: Math.round(performance.now() - began),
      detail: detail.slice(0, 1000),
      receipt,
    });
  };

  await runStep('home', () => open(address));
  const shopDocument = await readShopDocument(page).catch(() => null);
  if (shopDocument !== null) {
    const product = shopDocument.paths['product:mailer-box-plain'] ?? '';
    await runStep('product', async () => {
      await open(`${origin}${product}`);
      await page.locator('input[name="L"]').first().waitFor({ timeout: timeoutMs });
      await page.getByTestId('ledger-total').first().waitFor({ timeout: timeoutMs });
    });
    await runStep('cart', async () => {
      await page.getByTestId('add-to-cart').first().click({ timeout: timeoutMs });
      // The shop navigates to the cart once the line is in it; opening the cart earlier would find it empty.
      await page.getByTestId('check-out').first().waitFor({ timeout: timeoutMs });
      await open(`${origin}${shopDocument.paths.cart ?? ''}`);
      await page.getByTestId('check-out').first().waitFor({ timeout: timeoutMs });
    });
    for (const [id, path] of listPages(name, shopDocument))
      await runStep(`page ${id}`, () => open(`${origin}${path}`));
  }
  await context.close();
  return { steps, sets: [...sets] };
};
