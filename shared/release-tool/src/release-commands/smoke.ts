import { existsSync } from 'node:fs';
import type { GateEvidence } from '@shop/contracts';
import * as contracts from '@shop/contracts';
import { callShop } from '../call-shop.ts';
import { type Command, failWith, type Outcome, resolveRelease } from './command.ts';
import { createPreview } from './preview.ts';
import { runSmokeJourney } from './smoke-journey.ts';

/** Opens the browser of the operator's or the pipeline's machine; returns a sentence when there is none. */
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
    return `No browser could be started (${error instanceof Error ? error.message.split('\n')[0] : String(error)}). Install one (npx playwright install chromium, or apt-get install chromium) and set CHROMIUM_PATH if it is in another place.`;
  }
};

const describe = ({ ok, evidence, region, name, key }: GateEvidence): string =>
  `${ok ? 'ok     ' : 'refused'} smoke: ${evidence}\n${name} ${key} ${ok ? 'passes' : 'does not pass'} the smoke journey in ${region}.`;

/**
 * Runs a real browser through a region with this release and all others stable, and submits the result as evidence.
 * Exit code 1 when a step failed.
 */
export const smoke: Command = async (terminal): Promise<Outcome> => {
  const { shop, env } = terminal;
  const release = await resolveRelease(terminal);
  if ('ok' in release) return release;
  const preview = await createPreview(shop, release);
  if (!preview.ok) return preview;
  const browser = await openBrowser(env);
  if (typeof browser === 'string') return failWith(browser);
  try {
    const { steps, sets } = await runSmokeJourney(browser, preview.value.address, release.name);
    const [releaseSet] = sets;
    if (releaseSet === undefined || sets.length > 1 || !/^[0-9a-f]{16}$/.test(releaseSet))
      return failWith(
        `The browser saw ${sets.length === 0 ? 'no release set' : `the sets ${sets.join(', ')}`}; the journey is not valid. ${steps
          .filter(({ ok }) => !ok)
          .map(({ step, detail }) => `${step}: ${detail}`)
          .join(' ')}`,
      );
    const recorded = await callShop<GateEvidence>(shop, contracts.recordSmoke, {
      body: {
        ...release,
        preview: preview.value.token,
        release_set: releaseSet,
        browser: `Chromium ${browser.version()}`,
        steps,
      },
    });
    return recorded.ok
      ? { ok: true, value: recorded.value, text: describe(recorded.value), refused: !recorded.value.ok }
      : recorded;
  } finally {
    await browser.close();
  }
};
