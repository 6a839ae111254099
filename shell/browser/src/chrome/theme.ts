import { createStore } from '@shop/kit/shell';
import { recallComfort, rememberComfort } from './comforts.ts';

/** `system`: as the device says. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
const key = 'theme';

/** The light that the visitor chose; without a choice the device decides. */
export const theme = createStore<Theme>('system');

const show = (next: Theme): void => {
  theme.set(next);
  document.documentElement.dataset.theme = next;
};

/** Shows the page in the light that was chosen before. */
export const recallTheme = (): void => show(themes.find((name) => name === recallComfort(key)) ?? 'system');

export function chooseTheme(next: Theme): void {
  rememberComfort(key, next);
  show(next);
}
