import type { ElementHandle, Page } from 'playwright';

/** Elements that can be pressed: real buttons, and those with the role of one. */
const pressable = 'button, [role="button"], [role="tab"], summary, input[type="submit"]';

export interface PressableButton {
  readonly name: string;
  /** How many elements of this name precede it in the document. */
  readonly nth: number;
  /** Whether it is in the header or footer, which all pages share. */
  readonly chrome: boolean;
  /** Why a press is not expected to change anything, or null. */
  readonly rests: 'disabled' | 'already chosen' | null;
}

/** Returns every visible element on the page that can be pressed. */
const look = (page: Page) =>
  page.evaluateHandle((selector) => {
    const chosen = ['aria-selected', 'aria-pressed', 'aria-checked', 'aria-current'];
    // Nothing behind an open dialog can be reached.
    const within = document.querySelector('dialog:modal, [aria-modal="true"]') ?? document;
    const met = new Map<string, number>();
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      if (!within.contains(element)) return [];
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return [];
      const rests: 'disabled' | 'already chosen' | null =
        element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true'
          ? 'disabled'
          : chosen.some((name) => element.getAttribute(name) === 'true')
            ? 'already chosen'
            : null;
      const name = (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
      const nth = met.get(name) ?? 0;
      met.set(name, nth + 1);
      return [{ element, name, nth, chrome: element.closest('body > * header, footer') !== null, rests }];
    });
  }, pressable);

export const findButtons = async (page: Page): Promise<PressableButton[]> =>
  (await look(page)).evaluate((all) => all.map(({ element: _element, ...button }) => button));

/** Returns the element of a button as the page is now: parts that load later change positions, not names. */
const elementOf = async (
  page: Page,
  { name, nth }: Pick<PressableButton, 'name' | 'nth'>,
): Promise<ElementHandle<HTMLElement> | null> => {
  const found = await (await look(page)).evaluateHandle(
    (all, [wanted, place]) =>
      all.find((button) => button.name === wanted && button.nth === place)?.element ?? null,
    [name, nth] as const,
  );
  return found.asElement() as ElementHandle<HTMLElement> | null;
};

/** How long an effect may take on a busy machine; only a dead button takes as long. */
const patienceMs = 30_000;

/** Finds the button and clicks it; again if it was rendered anew in between. */
async function click(
  page: Page,
  which: Pick<PressableButton, 'name' | 'nth'>,
): Promise<ElementHandle<HTMLElement> | null> {
  for (let tries = 1; ; tries += 1) {
    const target = await elementOf(page, which);
    try {
      await target?.click();
      return target;
    } catch (error) {
      if (tries === 3 || (await target?.evaluate(({ isConnected }) => isConnected))) throw error;
    }
  }
}

/**
 * Presses one of them and returns the effects: `page` (the document changed), `address`, `request`, `storage` or
 * `focus` (moved elsewhere). An empty list is a dead button; null is a button that no longer exists.
 */
export async function press(
  page: Page,
  which: Pick<PressableButton, 'name' | 'nth'>,
): Promise<string[] | null> {
  if ((await elementOf(page, which)) === null) return null;
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
    // The focus ring of the pressed button is no effect, so only changes of what is visible or announced count.
    new MutationObserver(() => {
      state.changed = true;
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const target = await click(page, which);
  if (target === null) return null;
  const deadline = Date.now() + patienceMs;
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
      // The browser is leaving the document.
      .catch(() => ['address']);
    for (const effect of found) seen.add(effect);
    if (seen.size === 0) await page.waitForTimeout(50);
  }
  page.off('request', asked);
  return [...seen];
}
