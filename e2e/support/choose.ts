import { expect, type Locator } from 'playwright/test';

/**
 * Ticks a checkbox or selects a radio by keyboard. Their inputs lie unseen over the drawing, so a mouse click would
 * have to be forced, and a forced click does not wait until an opening dialog is still.
 */
export const choose = async (input: Locator, checked = true): Promise<void> => {
  await input.press('Space');
  await expect(input).toBeChecked({ checked });
};
