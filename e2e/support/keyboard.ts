import type { Page } from 'playwright';

/** More stops than any page has between two things that belong together. */
const mostStops = 120;

/** Goes on by Tab alone until what has the focus matches. Fails when it cannot be reached, or when the focus is not seen. */
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

/** Replaces what a field holds. */
export async function typeInto(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}
