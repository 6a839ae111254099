// Covers: e2e/support/test.ts
import { expect } from 'playwright/test';
import { test } from '../support/test.ts';

/** What a page must not do, in any context that a test opens. */
const problems = {
  'a warning': () => console.warn('planted'),
  'an error': () => console.error('planted'),
  'an uncaught exception': () => {
    setTimeout(() => {
      throw new Error('planted');
    });
  },
};

for (const [name, cause] of Object.entries(problems))
  test.fail(`${name} on the console fails a journey`, async ({ page }) => {
    await page.evaluate(cause);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  });

test.fail('so does one in a browser context of its own', async ({ browser }) => {
  const context = await browser.newContext();
  await (await context.newPage()).evaluate(() => console.warn('planted'));
  await context.close();
});

test('what a test names passes, and a plain message does', async ({ page, pageConsole }) => {
  pageConsole.allow(/^warning: planted/, 'This test writes it.');
  await page.evaluate(() => {
    console.warn('planted');
    console.log('planted');
  });
  expect(page.url()).toBe('about:blank');
});
