import type { Page } from 'playwright';

/** A text that is not fully readable, and why. `text` is at most 80 characters of it. */
export interface CutText {
  readonly fault:
    | 'cut by its box'
    | 'over the edge'
    | 'longer than its field'
    | 'outside its button'
    | 'page';
  readonly element: string;
  readonly text: string;
}

/**
 * Returns every text on the page that does not fit: cut off by a box that hides the overflow (sideways or below),
 * over the edge of the window, or longer than its button, its select or the placeholder of its field. Measured by the
 * text's own rectangles, so a cut by any box around counts. Parts with their own scrolling (a table, a drawing) may
 * be wider than the page. Texts for screen readers only, and those in an SVG, are left out.
 */
export const cutTextsOf = (page: Page): Promise<CutText[]> =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const found = new Map<Element, CutText>();
    const add = (element: Element, fault: CutText['fault'], text: string) => {
      if (!found.has(element))
        found.set(element, {
          fault,
          element: `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`,
          text: text.trim().slice(0, 80),
        });
    };
    const unread = 'svg, script, style, noscript, dialog:not([open]), .only-heard, [inert]';
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest(unread);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

    /** What the boxes around a text do to it, from the inside out. */
    const fateOf = (parent: Element, rects: readonly DOMRect[]): CutText['fault'] | 'heard' | undefined => {
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        if (box.width <= 1 || style.clipPath !== 'none') return 'heard';
        const sideways = rects.some((rect) => rect.right > box.right + 1 || rect.left < box.left - 1);
        const below = rects.some((rect) => rect.bottom > box.bottom + 3);
        if (hides(style.overflowX) && sideways) return 'cut by its box';
        if (hides(style.overflowY) && below) return 'cut by its box';
        if ((at.tagName === 'BUTTON' || at.getAttribute('role') === 'button') && sideways)
          return 'outside its button';
        if (scrolls(style.overflowX) || scrolls(style.overflowY)) return undefined;
        if (style.position === 'fixed') break;
      }
      return rects.some((rect) => rect.right > room + 1 || rect.left < -1) ? 'over the edge' : undefined;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (!parent || text.trim() === '' || !shown(parent) || parent.closest('select, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
      const fate = fateOf(parent, rects);
      if (fate && fate !== 'heard') add(parent, fate, text);
    }

    const pen = document.createElement('canvas').getContext('2d');
    for (const field of document.querySelectorAll('select, input, textarea')) {
      if (!shown(field)) continue;
      const style = getComputedStyle(field);
      const words =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.textContent ?? '')
          : field instanceof HTMLInputElement &&
              ['text', 'search', 'email', 'tel', 'number'].includes(field.type)
            ? field.placeholder
            : '';
      if (!pen || words === '') continue;
      pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const free =
        field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (pen.measureText(words).width > free + 1) add(field, 'longer than its field', words);
    }
    if (document.documentElement.scrollWidth > room)
      found.set(document.body, {
        fault: 'page',
        element: 'body',
        text: `${document.documentElement.scrollWidth} px wide in ${room}`,
      });
    return [...found.values()];
  });
