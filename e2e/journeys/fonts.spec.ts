// Covers: shell shared/ui
import { type Browser, type CDPSession, expect, type Page } from 'playwright/test';
import { waitUntilLoaded } from '../support/main-job.ts';
import { readShopDocument, sendRequest } from '../support/send-request.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test } from '../support/test.ts';

let shop: Shop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(async () => {
  await shop.stop();
});

/**
 * Every language with the letters of its alphabet beyond ASCII (CLDR, main exemplar characters) and its quotation
 * marks.
 */
const alphabets: Readonly<Record<string, string>> = {
  'cs-CZ': 'áčďéěíňóřšťúůýž „“ ‚‘',
  'de-DE': 'äöüß „“ ‚‘',
  'en-US': '“” ‘’',
  'es-ES': 'áéíñóúü ¿¡ «»',
  'fr-FR': 'àâæçéèêëîïôœùûüÿ «»',
  'it-IT': 'àéèìòù «»',
  'nl-NL': 'áäéëíïóöúü ‘’',
  'pl-PL': 'ąćęłńóśźż „” «»',
  'pt-PT': 'áâãàçéêíóôõú «»',
  'ro-RO': 'ăâîșț „” «»',
  'sv-SE': 'åäöéà ”’',
};

interface FaceUse {
  readonly text: string;
  readonly faces: readonly string[];
}

/** Returns the faces in which the browser has drawn each visible piece of text with letters. */
async function readFaces(page: Page, session: CDPSession, selector = 'body *'): Promise<FaceUse[]> {
  await page.evaluate((all) => {
    for (const element of document.querySelectorAll<HTMLElement>(all)) {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join(' ');
      if (/\p{L}/u.test(text) && element.checkVisibility({ visibilityProperty: true }))
        element.dataset.faces = text.trim();
    }
  }, selector);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-faces]',
  });
  const uses: FaceUse[] = [];
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const { attributes } = await session.send('DOM.getAttributes', { nodeId });
    uses.push({
      text: attributes[attributes.indexOf('data-faces') + 1] ?? '',
      faces: fonts.map(({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' (system)'}`),
    });
  }
  return uses;
}

const isMixed = ({ faces }: FaceUse): boolean => new Set(faces).size > 1;

/**
 * A first visit with an empty browser cache. Files that the document does not name are late, as on a connection where
 * the sheet must come first; otherwise the machine decides which files are there at the first paint.
 */
async function visitFirst(browser: Browser, path: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  let named = '';
  // As most visitors get it, rendered on the server, which a busy machine may not manage in time for the first of
  // them.
  await expect
    .poll(
      async () => {
        named = (await sendRequest(shop.origin, path)).body;
        return named;
      },
      { message: `${path} comes drawn`, timeout: 300_000 },
    )
    .toContain('data-served=');
  await page.route(/\.woff2$/, async (route) => {
    if (!named.includes(new URL(route.request().url()).pathname))
      await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.continue();
  });
  await page.goto(shop.origin + path);
  await waitUntilLoaded(page);
  return { context, page, session: await context.newCDPSession(page) };
}

for (const [locale, alphabet] of Object.entries(alphabets))
  test(`${locale}: a first visit shows every word in one face`, async ({ browser }) => {
    const { paths } = readShopDocument(await sendRequest(shop.origin, `/?region=eu&locale=${locale}`));
    for (const id of ['home', 'product:mailer-box-full-color']) {
      const place = `${paths[id]}?region=eu&locale=${locale}`;
      const { context, page, session } = await visitFirst(browser, place);
      const first = await readFaces(page, session);
      expect(first.length, `${place} has text`).toBeGreaterThan(20);
      expect(first.filter(isMixed), `${place} at the first visit`).toEqual([]);
      for (const selector of ['h1', 'nav a', 'main p'])
        expect((await readFaces(page, session, selector)).length, selector).toBeGreaterThan(0);
      await context.close();
    }
    // From the second page on the shop's own face is loaded, for the whole alphabet of the language.
    const context = await browser.newContext();
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`${shop.origin}/?region=eu&locale=${locale}`);
    await waitUntilLoaded(page);
    await page.reload();
    await waitUntilLoaded(page);
    await page.evaluate((letters) => {
      for (const weight of ['400', '560', '640']) {
        const line = document.createElement('p');
        line.style.fontWeight = weight;
        line.className = 'probe';
        line.textContent = `Aa ${letters} ${letters.toUpperCase()}`;
        document.querySelector('main')?.prepend(line);
      }
    }, alphabet);
    const probes = (await readFaces(page, session)).filter(({ text }) => text.includes(alphabet));
    expect(probes).toHaveLength(3);
    for (const { faces } of probes) expect(faces).toEqual([expect.stringMatching(/^Archivo/)]);
    await context.close();
  });

test('a part number keeps its double hyphens', async ({ page }) => {
  await page.goto(shop.origin);
  await waitUntilLoaded(page);
  const [one = 0, two] = await page.evaluate(async () => {
    // The face is optional: it is loaded here, otherwise the page would keep its fallback.
    const faces = [...document.fonts].filter(({ family }) => family.includes('Geist Mono'));
    await Promise.all(faces.map((face) => face.load()));
    return ['-', '--'].map((text) => {
      const probe = document.createElement('span');
      probe.style.cssText = 'font: 100px "Geist Mono Variable"; position: absolute';
      probe.textContent = text;
      document.body.append(probe);
      return probe.getBoundingClientRect().width;
    });
  });
  expect(two).toBe(2 * one);
});
