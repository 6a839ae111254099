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

/** Marks each element with visible text of its own, and returns the texts. */
const markTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const marked of document.querySelectorAll<HTMLElement>('[data-faces]')) delete marked.dataset.faces;
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join(' ');
      if (!/\p{L}/u.test(text) || !element.checkVisibility({ visibilityProperty: true })) return [];
      element.dataset.faces = '';
      return [text.trim()];
    });
  });

/** Returns the faces in which the browser has drawn each visible piece of text with letters. */
async function readFaces(page: Page, session: CDPSession): Promise<FaceUse[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  let uses: FaceUse[] = [];
  // If the page changes in between, numbers differ or a node is gone: all is read again.
  await expect(async () => {
    const texts = await markTexts(page);
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const selector = '[data-faces]';
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
    expect(nodeIds).toHaveLength(texts.length);
    uses = await Promise.all(
      nodeIds.map(async (nodeId, index) => {
        const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
        return {
          text: texts[index] ?? '',
          faces: fonts.map(
            ({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' (system)'}`,
          ),
        };
      }),
    );
  }).toPass({ timeout: 60_000 });
  return uses;
}

const isMixed = ({ faces }: FaceUse): boolean => new Set(faces).size > 1;

/**
 * A first visit with an empty browser cache. Files that the document does not name are late, as on a connection where
 * the sheet must come first: after the first paint. Otherwise the machine decides which files are there by then.
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
    // Until the first paint: from then on the page does not exchange an optional face.
    if (!named.includes(new URL(route.request().url()).pathname))
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await page.goto(shop.origin + path);
  await waitUntilLoaded(page);
  return { context, page, session: await context.newCDPSession(page) };
}

for (const locale of Object.keys(alphabets))
  test(`${locale}: a first visit shows every word in one face`, async ({ browser }) => {
    const { paths } = readShopDocument(await sendRequest(shop.origin, `/?region=eu&locale=${locale}`));
    for (const id of ['home', 'product:mailer-box-full-color']) {
      const place = `${paths[id]}?region=eu&locale=${locale}`;
      const { context, page, session } = await visitFirst(browser, place);
      const first = await readFaces(page, session);
      expect(first.length, `${place} has text`).toBeGreaterThan(20);
      expect(first.filter(isMixed), `${place} at the first visit`).toEqual([]);
      for (const selector of ['h1', 'nav a', 'main p'])
        expect(await page.locator(`${selector}[data-faces]`).count(), selector).toBeGreaterThan(0);
      await context.close();
    }
  });

test('from the second page on every alphabet is drawn in the face of the shop', async ({ page, context }) => {
  await page.goto(shop.origin);
  await waitUntilLoaded(page);
  await page.reload();
  await waitUntilLoaded(page);
  const weights = ['400', '560', '640'];
  const lines = Object.entries(alphabets).flatMap(([lang, letters]) =>
    weights.map((weight) => ({ lang, weight, text: `Aa ${letters} ${letters.toUpperCase()}` })),
  );
  await page.evaluate((all) => {
    document.querySelector('main')?.prepend(
      ...all.map(({ lang, weight, text }) => {
        const line = document.createElement('p');
        line.lang = lang;
        line.style.fontWeight = weight;
        line.textContent = text;
        return line;
      }),
    );
  }, lines);
  const drawn = await readFaces(page, await context.newCDPSession(page));
  const probes = drawn.filter(({ text }) => text.startsWith('Aa '));
  expect(probes.map(({ text }) => text)).toEqual(lines.map(({ text }) => text));
  for (const { text, faces } of probes)
    expect(faces, text).toEqual([expect.stringMatching(/^Archivo[^(]*$/)]);
});

test('a part number keeps its double hyphens', async ({ page }) => {
  await page.goto(shop.origin);
  await waitUntilLoaded(page);
  const widths = await page.evaluate(async () => {
    // The page's own face is optional: if it comes after the first paint, the page keeps its fallback, loaded or not.
    // Measured is therefore a face of another name with the same file and the same settings.
    const rule = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .find(
        (one): one is CSSFontFaceRule =>
          one instanceof CSSFontFaceRule &&
          one.style.getPropertyValue('font-family').includes('Geist Mono Variable') &&
          one.style.getPropertyValue('unicode-range').startsWith('U+0-FF'),
      );
    if (!rule) throw new Error('The shop has no face for part numbers.');
    const source = rule.style
      .getPropertyValue('src')
      .replace(
        /url\("([^"]+)"\)/g,
        (_, file: string) => `url("${new URL(file, rule.parentStyleSheet?.href ?? location.href)}")`,
      );
    const face = new FontFace('Probe', source, {
      featureSettings: rule.style.getPropertyValue('font-feature-settings') || 'normal',
    });
    document.fonts.add(await face.load());
    const measure = (text: string, features = 'normal') => {
      const probe = document.createElement('span');
      probe.style.cssText = `font: 100px Probe; font-feature-settings: ${features}; position: absolute`;
      probe.textContent = text;
      document.body.append(probe);
      return probe.getBoundingClientRect().width;
    };
    return { one: measure('-'), two: measure('--'), merged: measure('--', '"liga" 1') };
  });
  // Every glyph of the face is 0.6 em wide, its ligature "--" too, so a ligature halves the width. The browser rounds
  // an advance to 1/64 px.
  expect(widths.one).toBeCloseTo(60, 0);
  expect(widths.two).toBeCloseTo(120, 0);
  expect(widths.merged).toBeCloseTo(60, 0);
});
