/** Colours of the drawing, read from the page's tokens: a canvas does not support `var(--cut)`. */
export interface LineColors {
  readonly cut: string;
  readonly crease: string;
  readonly bleed: string;
  readonly signal: string;
  readonly error: string;
  readonly sheet: string;
  readonly paper: string;
  readonly sans: string;
}

/** Lines on board: board is light in either theme, so these do not follow it. */
export const boardLineColors = { cut: '#23252b', crease: '#2239c4', name: '#5a5b61' } as const;

export function readLineColors(element: Element): LineColors {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    cut: token('--cut'),
    crease: token('--crease'),
    bleed: token('--bleed'),
    signal: token('--signal'),
    error: token('--error'),
    sheet: token('--sheet'),
    paper: token('--paper'),
    sans: token('--sans'),
  };
}

/** Subscribes to changes of the theme, by the system or the shopper. */
export function onThemeChange(listener: () => void): () => void {
  const media = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) =>
    matchMedia(query),
  );
  for (const each of media) each.addEventListener('change', listener);
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    for (const each of media) each.removeEventListener('change', listener);
    observer.disconnect();
  };
}
