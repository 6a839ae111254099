// Lighthouse in its phone profile on the four pages of the way to an order: accessibility, SEO and best practices must
// score 100. Performance depends on the machine: it is shown without a limit.
import { randomBytes } from 'node:crypto';
import { chromium as browserOf } from 'playwright';
import { freePort } from '../ensure/free-port.mjs';
import { withShop } from './with-shop.mjs';

const judged = ['accessibility', 'seo', 'best-practices'];

/**
 * `databaseUrl`: a PostgreSQL, since the shop runs in production mode: otherwise it excludes search engines, which
 * Lighthouse counts against a page.
 */
export async function lighthouseRows(root, environment, chromium, databaseUrl) {
  const settings = {
    SHOP_ENV: 'production',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_HOSTS: 'localhost',
  };
  const { default: lighthouse } = await import('lighthouse');
  const measure = async (origin) => {
    const { paths } = await readShopDocument(origin);
    const pages = {
      home: paths.home,
      category: paths['category:mailer-boxes'],
      product: paths['product:mailer-box-full-color'],
      cart: paths.cart,
    };
    const rows = [];
    for (const [name, path] of Object.entries(pages))
      rows.push(
        ...(await inFreshChrome(chromium, (port) => rowsOf(lighthouse, name, `${origin}${path}`, port))),
      );
    return rows;
  };
  return withShop(root, environment, measure, { settings });
}

/** A busy machine sometimes loses the start of a recording: retry, no finding. */
const tries = 3;

async function inFreshChrome(executablePath, measure) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const chrome = await browserOf.launch({
      executablePath,
      args: [
        `--remote-debugging-port=${port}`,
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
      ],
    });
    try {
      return await measure(port);
    } catch (error) {
      if (attempt === tries) throw error;
    } finally {
      await chrome.close();
    }
  }
}

async function rowsOf(lighthouse, name, url, port) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...judged, 'performance'],
    // A cart is private and deliberately not indexed.
    skipAudits: name === 'cart' ? ['is-crawlable'] : [],
  });
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${name}: ${runtimeError.message}`);
  const missing = judged.map((id) => {
    const { score, auditRefs } = categories[id];
    const failed = auditRefs
      .map(({ id: audit }) => audits[audit])
      .filter(
        ({ score: one, scoreDisplayMode }) => one !== null && one < 1 && scoreDisplayMode !== 'informative',
      )
      .map(({ title, details }) =>
        `${title} ${(details?.items ?? [])
          .slice(0, 4)
          .map(
            ({ node, url: at, description, sourceLocation }) =>
              node?.selector ?? at ?? description ?? sourceLocation?.url ?? '',
          )
          .join(' ')}`.trim(),
      );
    return {
      what: `${name}: points short of 100 in ${id}`,
      measured: Math.round(100 - score * 100),
      unit: '',
      limit: 0,
      note: failed.join('; '),
    };
  });
  const figure = (id) => audits[id].displayValue ?? '';
  return [
    ...missing,
    {
      what: `${name}: performance`,
      measured: Math.round(categories.performance.score * 100),
      unit: '',
      note: `first paint ${figure('first-contentful-paint')}, largest ${figure('largest-contentful-paint')}, blocked ${figure('total-blocking-time')}, shift ${figure('cumulative-layout-shift')}`,
    },
  ];
}

const readShopDocument = async (origin) => {
  const html = await (await fetch(origin)).text();
  const [, text = '{}'] =
    /<script type="application\/json" id="shop-document">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text);
};
