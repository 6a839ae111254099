// Texts that do not fit: every main page in all eleven languages, in a window of 320 px and in one of 1280 px at 200 %
// (which leaves 640 px to lay out in, two dots to each). Pictures of every page and a sheet of them for each language and
// width go to test-results/lengths.
//   npm run bench -- lengths                       only when asked for: it opens some 300 pages
//   LENGTHS_LANGUAGES=de-DE,pl-PL npm run bench -- lengths
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shopDocumentSchema } from '@shop/contracts';
import { type Browser, chromium, type Page } from 'playwright';
import { cutTextsOf } from '../lengths/cut-texts.ts';
import { drawSheet, type Picture } from '../lengths/sheet.ts';
import { report } from './measure.ts';
import { withShop } from './with-shop.mjs';

const root = path.resolve(__dirname, '../..');
const out = path.join(root, 'test-results/lengths');

/** A region for each language. Portuguese has no region of its own. */
const spokenIn = {
  'cs-CZ': 'cz',
  'de-DE': 'de',
  'en-US': 'us',
  'es-ES': 'es',
  'fr-FR': 'fr',
  'it-IT': 'it',
  'nl-NL': 'nl',
  'pl-PL': 'pl',
  'pt-PT': 'eu',
  'ro-RO': 'ro',
  'sv-SE': 'se',
} as const;
type Language = keyof typeof spokenIn;
const languages = Object.keys(spokenIn) as Language[];
const asked = process.env.LENGTHS_LANGUAGES?.split(',') ?? languages;
const unknown = asked.find((one) => !(one in spokenIn));
if (unknown !== undefined)
  throw new Error(`There is no language "${unknown}". Known: ${languages.join(', ')}.`);

const open = [
  'home',
  'category:mailer-boxes',
  'product:mailer-box-full-color',
  'search',
  'quote',
  'plus',
  'signIn',
  'register',
];
const own = [
  'account',
  'accountOrders',
  'accountBoxes',
  'accountSettings',
  'accountPrivacy',
  'accountWallet',
  'accountQuoteRequests',
  'orderDetails',
  'plusCatalogue',
];
const windows = [
  { name: '320', width: 320, height: 800 },
  { name: '200', width: 640, height: 450 },
];

interface Fault {
  readonly language: Language;
  readonly page: string;
  readonly view: string;
  readonly fault: string;
  readonly element: string;
  readonly text: string;
}

/** Waits until loading ends; a page that never settles is checked after 15 s. */
async function settle(page: Page): Promise<void> {
  const resting = { timeout: 15_000 };
  await page.waitForLoadState('networkidle', resting).catch(() => undefined);
  await page
    .waitForFunction(() => document.querySelector('[aria-busy="true"]') === null, undefined, resting)
    .catch(() => undefined);
}

async function walk(browser: Browser, origin: string, language: Language): Promise<Fault[]> {
  const context = await browser.newContext({
    viewport: { width: 320, height: 800 },
    deviceScaleFactor: 2,
    locale: language,
  });
  // The TypeScript loader wraps functions in this, including those that are sent to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await context.newPage();
  const faults: Fault[] = [];
  const pictures: Picture[] = [];

  const look = async (name: string) => {
    await settle(page);
    for (const { name: view, width, height } of windows) {
      await page.setViewportSize({ width, height });
      // Waits one frame for elements that measure themselves (the canvas, the pictures of boxes).
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))));
      const cut = await cutTextsOf(page);
      faults.push(...cut.map((fault) => ({ language, page: name, view, ...fault })));
      const file = path.join(out, language, `${view}-${name.replace(/\W+/g, '-')}.jpg`);
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 60, scale: 'css' });
      pictures.push({ view, name, file, faults: cut.length });
    }
    await page.setViewportSize({ width: 320, height: 800 });
  };
  const visit = async (name: string, address: string) => {
    await page.goto(`${origin}${address}`);
    await look(name);
  };

  try {
    await page.goto(`${origin}/?region=${spokenIn[language]}&locale=${language}`);
    await look('home with the question of consent');
    await page.getByTestId('consent-essential').click();
    const shop = shopDocumentSchema.parse(
      JSON.parse((await page.locator('#shop-document').textContent()) ?? ''),
    );
    if (shop.locale !== language) throw new Error(`Asked for ${language}, got ${shop.locale}`);
    const address = (id: string): string => {
      const there = shop.paths[id]?.replace(/\/:\w+\?/g, '');
      if (there === undefined) throw new Error(`The shop has no page "${id}"`);
      return there;
    };

    const written = Object.keys(shop.paths).filter((id) => id.startsWith('content:'));
    for (const id of [...open, ...written])
      await visit(id, `${address(id)}${id === 'search' ? '?q=0427' : ''}`);
    await visit('nowhere', `${shop.basename}/no-such-page`);

    await visit('product:mailer-box-plain', address('product:mailer-box-plain'));
    await page.getByTestId('add-to-cart').first().click();
    await page.locator('[data-cart-badge]').first().waitFor({ state: 'attached' });
    await settle(page);
    await visit('cart', address('cart'));

    await page.getByTestId('range-menu').click();
    await page.locator('#range').waitFor();
    await look('range');

    await page.goto(`${origin}${address('product:mailer-box-full-color')}`);
    await page.getByTestId('fit-open').click();
    await page.getByTestId('fit-panel').waitFor();
    await look('fit');
    await page.getByTestId('design').click();
    await page.getByTestId('canvas').waitFor({ timeout: 60_000 });
    await page.getByTestId('add-text').click();
    await look('editor');

    await page.goto(`${origin}${address('register')}`);
    const main = page.locator('main');
    await main.locator('input[name="firstName"]').fill('Åsa');
    await main.locator('input[name="lastName"]').fill('Zielińska');
    await main.locator('input[name="email"]').fill(`lengths-${language.toLowerCase()}@example.com`);
    await main.locator('input[name="new-password"]').fill('board-and-crease-42');
    await main.locator('input[name="terms"]').check();
    await main.locator('button[type="submit"]').click();
    await main.locator('input[name="new-password"]').waitFor({ state: 'detached', timeout: 30_000 });
    for (const id of own) await visit(id, address(id));
  } finally {
    for (const { name } of windows)
      await drawSheet(
        browser,
        pictures.filter((picture) => picture.view === name),
        path.join(out, `${language}-${name}.jpg`),
      );
    await context.close();
  }
  return faults;
}

async function main(): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  await withShop(root, process.env, async (origin: string) => {
    const browser = await chromium.launch({
      ...(process.env.CHROMIUM_PATH === undefined ? {} : { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    });
    try {
      const faults: Fault[] = [];
      const waiting = languages.filter((one) => asked.includes(one));
      // Two in parallel: most of a walk is waiting for pages to settle.
      const walker = async () => {
        for (let language = waiting.shift(); language; language = waiting.shift()) {
          mkdirSync(path.join(out, language), { recursive: true });
          const found = await walk(browser, origin, language);
          faults.push(...found);
          for (const { view, page, fault, element, text } of found)
            console.log(`${language} ${view} ${page}: ${fault}: ${element} "${text}"`);
          for (const { name } of windows)
            report({
              what: `texts that do not fit, ${language}, ${name === '320' ? '320 px' : '200 %'}`,
              measured: found.filter((fault) => fault.view === name).length,
              unit: '',
              limit: 0,
              note: found[0] ? `${found[0].page}: ${found[0].text}` : '',
            });
        }
      };
      await Promise.all([walker(), walker()]);
      writeFileSync(path.join(out, 'faults.json'), JSON.stringify(faults, undefined, 2));
    } finally {
      await browser.close();
    }
  });
}

void main();
