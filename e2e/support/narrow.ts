import type { Page } from 'playwright';

/**
 * What does not fit the window as it stands: a page that can be pushed aside, text that its own box cuts off, words that
 * lie over the edge. Empty on a page that fits. What scrolls by itself (a table, a drawing) may be wider than the page.
 */
export const overflowsOf = (page: Page): Promise<string[]> =>
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
      // Said to screen readers alone.
      if (box.width <= 1 || style.clipPath !== 'none' || element.closest('.only-heard')) continue;
      const cuts = style.overflowX === 'hidden' || style.overflowX === 'clip';
      if (cuts && element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${name(element)}`);
      else if (box.right > room + 1 && !scrollsByItself(element))
        found.push(`over the edge: ${name(element)}`);
    }
    return found;
  });
