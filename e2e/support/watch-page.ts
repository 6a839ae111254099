import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** What must never happen on any page of the shop, gathered while a journey runs. */
export interface PageWatch {
  /** `load` events of the main frame so far. */
  loads(): number;
  /** Console errors, page errors and CSP violations so far; a journey expects none. */
  problems(): readonly string[];
  /** Same-origin requests so far, as `METHOD path`. */
  requests(): readonly string[];
}

export async function watchPage(page: Page): Promise<PageWatch> {
  let loads = 0;
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('load', () => {
    loads += 1;
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    requests.push(`${request.method()} ${pathname}${search}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `CSP ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      );
    });
  });
  return { loads: () => loads, problems: () => problems, requests: () => requests };
}

/** Waits for what fades or moves and will end: half faded in, a text has another contrast. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );

/** No axe violation on the page once it is at rest (WCAG 2.2 A and AA). */
export async function expectAccessible(page: Page, step: string): Promise<void> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join(' | ')}`,
  );
  expect(found, `accessibility at "${step}"`).toEqual([]);
}
