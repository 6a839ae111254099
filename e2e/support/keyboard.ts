import type { Page } from 'playwright';

/** More tab stops than any page has between two related elements. */
const mostStops = 120;

/** Presses Tab until the focused element matches. Fails if it cannot be reached or if the focus is not visible. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let stop = 0; stop < mostStops; stop++) {
    const found = await page.evaluate((wanted) => {
      const element = document.activeElement;
      return element?.matches(wanted) === true && element.matches(':focus-visible');
    }, selector);
    if (found) return;
    await page.keyboard.press('Tab');
  }
  const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`${selector} is not reached by ${mostStops} presses of Tab; the focus is on ${at}`);
}

/** Replaces a field's value. */
export async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}
