import type { Page } from 'playwright';

/**
 * With `PICTURES=1`, keeps a picture of the page in `test-results/shots`, for people to look at: no test reads it, and
 * the whole page takes more processor time than to load it. Of a failed test Playwright keeps one anyway.
 */
export async function keepPicture(page: Page, name: string, fullPage = true): Promise<void> {
  if (process.env.PICTURES !== '1') return;
  await page.screenshot({ path: `test-results/shots/${name}.png`, fullPage });
}
