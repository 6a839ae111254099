import { existsSync } from 'node:fs';
import type { GateEvidence } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import { callShop } from '../call-shop.ts';
import { type Command, namedRelease, type Outcome, wrong } from './command.ts';
import { previewOf } from './preview.ts';
import { walk } from './smoke-journey.ts';

/** The browser of the operator's or the pipeline's machine; a sentence when there is none. */
const openBrowser = async (env: NodeJS.ProcessEnv) => {
  try {
    const { chromium } = await import('playwright');
    const program = [env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
      (candidate) => candidate !== undefined && existsSync(candidate),
    );
    return await chromium.launch({
      ...(program === undefined ? {} : { executablePath: program }),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
  } catch (error) {
    return `No browser can be started here (${error instanceof Error ? error.message.split('\n')[0] : String(error)}). Install one (npx playwright install chromium, or apt-get install chromium) and name it in CHROMIUM_PATH if it lies elsewhere.`;
  }
};

const describe = ({ ok, evidence, region, name, key }: GateEvidence): string =>
  `${ok ? 'ok     ' : 'refused'} smoke: ${evidence}\n${name} ${key} ${ok ? 'walks' : 'does not walk'} in ${region}.`;

/**
 * Walks through a region in a real browser with this release and everybody else's stable, and hands the result in as
 * evidence. Exit code 1 when a step failed.
 */
export const smoke: Command = async (terminal): Promise<Outcome> => {
  const { shop, env } = terminal;
  const release = await namedRelease(terminal);
  if ('ok' in release) return release;
  const preview = await previewOf(shop, release);
  if (!preview.ok) return preview;
  const browser = await openBrowser(env);
  if (typeof browser === 'string') return wrong(browser);
  try {
    const { steps, sets } = await walk(browser, preview.value.address, release.name);
    const [seen] = sets;
    if (seen === undefined || sets.length > 1 || !/^[0-9a-f]{16}$/.test(seen))
      return wrong(
        `The browser saw ${sets.length === 0 ? 'no release set' : `the sets ${sets.join(', ')}`}; the journey counts for none. ${steps
          .filter(({ ok }) => !ok)
          .map(({ step, detail }) => `${step}: ${detail}`)
          .join(' ')}`,
      );
    const kept = await callShop<GateEvidence>(shop, contracts.recordSmoke, {
      body: {
        ...release,
        preview: preview.value.token,
        release_set: seen,
        browser: `Chromium ${browser.version()}`,
        steps,
      },
    });
    return kept.ok
      ? { ok: true, value: kept.value, text: describe(kept.value), refused: !kept.value.ok }
      : kept;
  } finally {
    await browser.close();
  }
};
