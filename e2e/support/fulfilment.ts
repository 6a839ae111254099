import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectAccessible } from './accessible.ts';

/** Approves a line in prepress, by keyboard. `row`: its row in the queue. */
export async function passCheck(page: Page, row: Locator): Promise<void> {
  const dialog = page.getByRole('dialog');
  await row.press('Enter');
  for (const step of ['Begin check', 'Approve']) {
    await dialog.getByRole('button', { name: step }).click();
    await expect(dialog.getByLabel('The customer can read it on the page of their order')).toBeVisible();
    await dialog.getByRole('button', { name: step }).click();
  }
  await expect(dialog).toContainText('In check → Passed');
  await expectAccessible(page, 'check');
  await page.keyboard.press('Escape');
  await expect(row).toHaveCount(0);
}

/** Begins production of a line, adds a shipment and sends it, from the list of production. `email`: the buyer's. */
export async function makeAndSend(page: Page, row: Locator, email: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(row).toContainText('Check');
  await expectAccessible(page, 'production');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  await row.press('Enter');
  // The next step has the focus.
  await expect(button('Next step: Begin production')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('can no longer cancel');
  await button('Begin production').click();
  await button('Add shipment').click();
  await dialog.getByLabel('Carrier').selectOption('dpd');
  await expectAccessible(page, 'shipment');
  await button('Add shipment').click();
  await button('Mark as shipped').click();
  await expect(dialog).toContainText(`${email} gets a mail`);
  await dialog.getByLabel(/^Tracking number/).fill('DPD-1234');
  await button('Mark as shipped').click();
  await expect(button('Mark as delivered')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toHaveCount(0);
}
