import type { Browser, BrowserContext, ConsoleMessage } from 'playwright';
import { test as base, expect } from 'playwright/test';

/** Messages that Chromium writes of its own accord, each with the reason why it does not concern the shop. */
const harmless = [
  // A busy machine takes seconds until it uses what was preloaded.
  /was preloaded using link preload but not used/,
  // The software renderer of a machine without a graphics card.
  /GL Driver Message|GPU stall due to ReadPixels|software WebGL/,
];

/** What the browser and the federation runtime write about a remote's file that is missing or refused. */
export const missingFilesOf = (remote: string): RegExp =>
  new RegExp(`^(?=.*/build/${remote}/).*(status of 503|RUNTIME-\\d+|integrity|Loading (CSS )?chunk)`, 's');

/** The console of every page that a test opens. A warning, an error or an uncaught exception fails the test. */
export interface PageConsole {
  /** Allows messages that the test provokes. `reason` says how. A message ends with the address that it is about. */
  allow(message: RegExp | string, reason: string): void;
  /** Watches a browser that the test has launched itself. */
  watch(browser: Browser): void;
}

const isProblem = (message: ConsoleMessage): boolean => ['error', 'warning'].includes(message.type());

/** The `test` of every file that opens pages. */
export const test = base.extend<{ pageConsole: PageConsole }>({
  pageConsole: [
    async ({ browser }, use) => {
      const problems: { text: string; page: string }[] = [];
      const allowed: (RegExp | string)[] = [...harmless];
      const isAllowed = (text: string) =>
        allowed.some((one) => (typeof one === 'string' ? text.includes(one) : one.test(text)));
      const watchContext = (context: BrowserContext) => {
        context.on('console', (message) => {
          if (!isProblem(message)) return;
          const text = `${message.type()}: ${message.text()} (${message.location().url})`;
          problems.push({ text, page: message.page()?.url() ?? 'a worker' });
        });
        context.on('weberror', (thrown) => {
          problems.push({ text: `thrown: ${thrown.error().message}`, page: thrown.page()?.url() ?? '' });
        });
      };
      browser.on('context', watchContext);
      await use({
        allow: (message) => allowed.push(message),
        watch: (own) => own.on('context', watchContext),
      });
      browser.off('context', watchContext);
      const unexpected = problems.filter(({ text }) => !isAllowed(text));
      expect(
        [...new Set(unexpected.map(({ text, page }) => `${page} ${text}`))],
        'the console of every page is clean',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
