import type { Page } from 'playwright';

/** What can be pressed: real buttons, and what says that it is one. */
const pressable = 'button, [role="button"], [role="tab"], summary, input[type="submit"]';

export interface PressableButton {
  /** Place among all pressable things of the page, in document order. */
  readonly index: number;
  readonly name: string;
  /** It stands in the bar or the foot that all pages share. */
  readonly chrome: boolean;
  /** Why a press is not expected to change anything, or null. */
  readonly rests: 'disabled' | 'already chosen' | null;
}

/** Everything visible that can be pressed on the page as it stands. */
export const buttonsOf = (page: Page): Promise<PressableButton[]> =>
  page.evaluate((selector) => {
    const chosen = ['aria-selected', 'aria-pressed', 'aria-checked', 'aria-current'];
    // Nothing behind an open dialog can be reached.
    const within = document.querySelector('dialog:modal, [aria-modal="true"]') ?? document;
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element, index) => {
      if (!within.contains(element)) return [];
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return [];
      const rests: 'disabled' | 'already chosen' | null =
        element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true'
          ? 'disabled'
          : chosen.some((name) => element.getAttribute(name) === 'true')
            ? 'already chosen'
            : null;
      const name = (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
      return [{ index, name, chrome: element.closest('body > * header, footer') !== null, rests }];
    });
  }, pressable);

/**
 * Presses one of them and answers what came of it: `page` (the document changed), `address`, `request`, `storage` or
 * `focus` (that went elsewhere); an empty list is a dead button.
 */
export async function press(page: Page, index: number): Promise<string[]> {
  const seen = new Set<string>();
  const asked = () => seen.add('request');
  page.on('request', asked);
  await page.evaluate(() => {
    const watched = window as { pressed?: { changed: boolean; address: string; storage: string } };
    const state = {
      changed: false,
      address: location.href,
      storage: JSON.stringify(localStorage) + document.cookie,
    };
    watched.pressed = state;
    // The focus ring of the pressed button itself is no effect, hence only what shows or says something.
    new MutationObserver(() => {
      state.changed = true;
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const button = page.locator(pressable).nth(index);
  const target = await button.elementHandle();
  await button.click({ timeout: 5000 });
  const deadline = Date.now() + 2000;
  while (seen.size === 0 && Date.now() < deadline) {
    const found = await page
      .evaluate((element) => {
        const state = (window as { pressed?: { changed: boolean; address: string; storage: string } })
          .pressed;
        if (!state) return ['page'];
        return [
          ...(state.changed ? ['page'] : []),
          ...(state.address === location.href ? [] : ['address']),
          ...(state.storage === JSON.stringify(localStorage) + document.cookie ? [] : ['storage']),
          ...(document.activeElement === element || document.activeElement === document.body
            ? []
            : ['focus']),
        ];
      }, target)
      // The document itself is being left.
      .catch(() => ['address']);
    for (const effect of found) seen.add(effect);
    if (seen.size === 0) await page.waitForTimeout(50);
  }
  page.off('request', asked);
  return [...seen];
}
