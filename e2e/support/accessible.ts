import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** Waits for the end of fades and movements: a text that is half faded in has another contrast. */
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

/** The rules that look at colours. The others see the same page in light and dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Checks that the page, once at rest, has no axe violation (WCAG 2.2 A and AA). With `colours`, only the
 * rules of colours apply, for a page that was checked whole in its other scheme.
 */
export async function expectAccessible(page: Page, step: string, only?: 'colours'): Promise<void> {
  await atRest(page);
  // What is in order is not described: its selectors take longer than its rules.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await (only
    ? builder.withRules(colourRules)
    : builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  )
    // A page without frames is judged in itself. Otherwise a second, empty page is opened to put frames together.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary ?? ''}`).join(' | ')}`,
  );
  expect(found, `accessibility at "${step}"`).toEqual([]);
}
