import { expect, type Locator } from 'playwright/test';

/**
 * Ticks a box or takes a radio by keyboard. Their inputs lie unseen over what is drawn, so a press of the mouse has to be
 * forced, and a forced one does not wait until a dialog that opens stands still.
 */
export const choose = async (input: Locator, checked = true): Promise<void> => {
  await input.press('Space');
  await expect(input).toBeChecked({ checked });
};
