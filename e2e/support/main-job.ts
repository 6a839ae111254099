import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import type { ArtworkFile } from './artwork.ts';
import { choose } from './choose.ts';
import { keepPicture } from './picture.ts';

/**
 * One shopper's whole job, step by step, in any region and language. Finds elements by role, name attribute or test
 * id.
 */
export interface Job {
  readonly size: { readonly L: number; readonly W: number; readonly H: number };
  readonly quantity: number;
  readonly artwork: ArtworkFile;
  readonly text: string;
  readonly email: string;
  readonly address: {
    readonly street: string;
    readonly zip: string;
    readonly city: string;
    readonly country: string;
    readonly phone: string;
  };
}

export interface JobOptions {
  /** Called after each step, for screenshots and accessibility. */
  readonly after: (step: string) => Promise<void>;
}

/** Whether the shop's code has hydrated the page; the skeleton and a server-rendered page do not react yet. */
export const isHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const hasReactProps = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    const main = document.getElementById('main');
    return main !== null && hasReactProps(main) && [...main.querySelectorAll('h1')].every(hasReactProps);
  });

/**
 * Waits until the page reacts to input; a busy machine may show it long before. Asks every 50 ms: a journey opens
 * hundreds of pages, and Playwright's own polling comes up to a second late.
 */
export async function waitForHydration(page: Page): Promise<void> {
  const isReady = async () =>
    // A document that is being left has no answer yet.
    (await isHydrated(page).catch(() => false)) && (await page.locator('[data-served]').count()) === 0;
  await expect.poll(isReady, { message: `${page.url()} comes alive`, intervals: [50] }).toBe(true);
}

/** Waits until everything has loaded, so that a screenshot or an audit sees the page and not its skeleton. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  // Required: a request that never ends holds one of the six connections that a browser has for the shop.
  await page.waitForLoadState('networkidle');
  // An idle network alone is not enough: a busy machine may run the code for longer.
  await waitForHydration(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

export const createAudit = (page: Page, shots: string) => async (step: string) => {
  await waitUntilLoaded(page);
  // A picture of the whole page is stitched from the scroll position: a sticky header would cover its middle.
  await page.evaluate(() => window.scrollTo(0, 0));
  await keepPicture(page, `${shots}-${step}`);
  await expectAccessible(page, step);
};

/** Closes the consent banner with the equal "essential only" button. */
export async function refuseConsent(page: Page): Promise<void> {
  await page.getByTestId('consent-essential').click();
  await expect(page.getByTestId('consent-banner')).toHaveCount(0);
}

/** Types a length in millimetres into a field that shows the region's unit (centimetres). */
export async function typeSize(page: Page, size: Job['size']): Promise<void> {
  for (const axis of ['L', 'W', 'H'] as const) {
    const field = page.locator(`input[name="${axis}"]`);
    await field.fill(String(size[axis] / 10));
    await field.press('Tab');
  }
}

/** From home to a configured product. Ends at the configurator. */
export async function configure(
  page: Page,
  job: Job,
  { after }: JobOptions,
): Promise<{ readonly total: string }> {
  await after('home');
  await typeSize(page, job.size);
  await page.getByTestId('configure').click();
  await expect(page.getByTestId('design')).toBeVisible();
  const quantity = page.locator('input[name="quantity"]');
  await quantity.fill(String(job.quantity));
  await quantity.press('Tab');
  await waitUntilLoaded(page);
  await after('configurator');
  return { total: (await page.getByTestId('ledger-total').first().textContent()) ?? '' };
}

/** From the configurator through the editor into the cart. */
export async function design(page: Page, job: Job, { after }: JobOptions): Promise<void> {
  await page.getByTestId('design').click();
  await expect(page.getByTestId('canvas')).toBeVisible();
  await choose(page.getByTestId('sides').getByRole('radio').nth(1));
  await page.getByTestId('artwork-input').setInputFiles({ ...job.artwork });
  const objects = page.getByTestId('object');
  await expect(objects).toHaveCount(1);
  await page.getByTestId('add-text').click();
  await expect(objects).toHaveCount(2);
  await page.getByTestId('text-content').fill(job.text);
  await page.getByTestId('undo').click();
  await page.getByTestId('redo').click();
  await expect(objects).toHaveCount(2);
  await expect(page.getByTestId('text-content')).toHaveValue(job.text);
  await after('editor');
  await page.getByTestId('view-3d').click();
  await expect(page.getByTestId('canvas-3d').locator('canvas')).toBeVisible();
  await page.getByTestId('fold').fill('50');
  await page.getByTestId('fold').fill('100');
  await after('editor-3d');
  await expect(page.getByTestId('save-state')).toHaveAttribute('data-state', 'saved');
  await page.getByTestId('add-to-cart').click();
  await expect(page.getByTestId('check-out')).toBeVisible();
  await after('cart');
}

async function fillRegistration(form: Locator, email: string): Promise<void> {
  await form.locator('input[name="firstName"]').fill('Åsa');
  await form.locator('input[name="lastName"]').fill('Zielińska');
  await form.locator('input[name="email"]').fill(email);
  await form.locator('input[name="new-password"]').fill('board-and-crease-42');
  await form.locator('input[name="terms"]').check();
  await form.locator('button[type="submit"]').click();
}

/** Registers on the page for it, in any language. */
export async function registerOnPage(page: Page, email: string): Promise<void> {
  const main = page.locator('main');
  await fillRegistration(main, email);
  await expect(main.locator('input[name="new-password"]')).toHaveCount(0);
}

/** From the cart to the address form, registering in the dialog on the way. */
export async function register(page: Page, job: Job): Promise<void> {
  await page.getByTestId('check-out').click();
  // What fits the order is recommended before the delivery step, and skipped in one press.
  await page.getByTestId('continue-to-details').click();
  await fillRegistration(page.getByRole('dialog'), job.email);
  await expect(page.locator('input[name="ship_address.address1"]')).toBeVisible();
}

export async function fillAddress(page: Page, job: Job): Promise<void> {
  const field = (name: string) => page.locator(`[name="ship_address.${name}"]`);
  await field('firstname').fill('Åsa');
  await field('lastname').fill('Zielińska');
  await field('country_iso').selectOption(job.address.country);
  await field('address1').fill(job.address.street);
  await field('zipcode').fill(job.address.zip);
  await field('city').fill(job.address.city);
  await field('phone').fill(job.address.phone);
}

export async function submitAddress(page: Page, job: Job, { after }: JobOptions): Promise<void> {
  await fillAddress(page, job);
  await after('details');
  await page.locator('main form button[type="submit"]').click();
  await expect(page.locator('input[name="card.number"]')).toBeVisible();
}

export async function fillCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await page.locator('input[name="card.number"]').fill(number);
  await page.locator('input[name="card.month"]').fill('12');
  await page.locator('input[name="card.year"]').fill('30');
  await page.locator('input[name="card.cvc"]').fill('123');
  await page.locator('input[name="accepted_terms"]').check();
}

/** Pays with the sandbox card. Returns the number of the placed order. */
export async function pay(page: Page, { after }: JobOptions): Promise<string> {
  await fillCard(page);
  await after('payment');
  await page.locator('main form button[type="submit"]').click();
  const placed = page.getByTestId('placed');
  await expect(placed).toBeVisible();
  const number = await placed.getAttribute('data-order');
  if (!number) throw new Error('The confirmation names no order.');
  await after('summary');
  return number;
}
