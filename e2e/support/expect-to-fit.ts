import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/**
 * Checks that the page is no wider than the window; wide parts scroll inside themselves. Waits for parts that follow
 * the window's size late.
 */
export const expectToFit = (page: Page, step = 'the page'): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `${step} fits the window`,
    })
    .toBeLessThanOrEqual(0);

/**
 * Returns what does not fit the window: a page that scrolls sideways, text that its own box cuts off, words over the
 * edge. Empty on a page that fits. Parts with their own scrolling (a table, a drawing) may be wider than the page.
 */
export async function findOverflows(page: Page): Promise<string[]> {
  // A page with a new size may adapt a moment later.
  for (let looks = 1; ; looks += 1) {
    const found = await overflowsNow(page);
    if (found.length === 0 || looks === mostLooks) return found;
    await page.waitForTimeout(200);
  }
}
const mostLooks = 25;

const overflowsNow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const found: string[] = [];
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${element.textContent?.trim().slice(0, 60)}"`;
    const scrollsByItself = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    if (document.documentElement.scrollWidth > room)
      found.push(`the page is ${document.documentElement.scrollWidth} wide in ${room}`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('svg, dialog:not([open])')
      )
        continue;
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!ownText) continue;
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      // For screen readers only.
      if (box.width <= 1 || style.clipPath !== 'none' || element.closest('.only-heard')) continue;
      const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
      if (cuts && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${name(element)}`);
      else if (box.right > room + 1 && !scrollsByItself(element))
        found.push(`over the edge: ${name(element)}`);
    }
    return found;
  });
