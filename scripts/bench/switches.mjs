// Memory leaks of remote switches: 420 switches between catalogue, quotes, cart and sign-in by the links of header and
// footer, in one document without a reload. The heap is read after a full collection, and its slope is that of the
// regression line through all readings; DOM nodes and listeners must not grow at all.
import { chromium as browserOf } from 'playwright';
import { withShop } from './with-shop.mjs';

const switches = 420;
/** The first switches fill permanent caches: compiled code, words, queries. */
const warmUp = 63;
/** A whole number of rounds, so that every reading is of the same page. */
const readEvery = 21;

export async function switchRows(root, environment, chromium) {
  return withShop(root, environment, async (origin) => {
    const browser = await browserOf.launch({
      executablePath: chromium,
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--js-flags=--expose-gc'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(origin);
      await page.getByTestId('consent-essential').click();
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      const stops = await stopsOf(page);
      const readings = [];
      for (let done = 0; done <= warmUp + switches; done++) {
        if (done >= warmUp && (done - warmUp) % readEvery === 0)
          readings.push({ at: done - warmUp, ...(await readingOf(session)) });
        await go(page, stops[done % stops.length]);
      }
      const first = readings[0];
      const last = readings.at(-1);
      const kilobytes = slopeOf(readings.map(({ at, heap }) => [at, heap / 1024]));
      // A page that is being rendered uses more for a moment, so the lowest of several readings counts.
      const lowest = (of, part) => Math.min(...part.map(of));
      const grown = (of) => lowest(of, readings.slice(-5)) - lowest(of, readings.slice(0, 5));
      const spread = (of) => `${readings.map(of).join(' ')}`;
      const note = `${switches} switches: heap ${(first.heap / 1048576).toFixed(1)} to ${(last.heap / 1048576).toFixed(1)} MB`;
      return [
        {
          what: 'heap left behind by a switch between remotes',
          measured: kilobytes,
          unit: 'kB',
          limit: 4,
          note,
        },
        {
          what: 'DOM nodes left behind by all switches',
          measured: grown(({ nodes }) => nodes),
          unit: '',
          limit: 0,
          note: spread(({ nodes }) => nodes),
        },
        {
          what: 'listeners left behind by all switches',
          measured: grown(({ listeners }) => listeners),
          unit: '',
          limit: 0,
          note: spread(({ listeners }) => listeners),
        },
        { what: 'documents loaded on the way', measured: loads, unit: '', limit: 0 },
      ];
    } finally {
      await browser.close();
    }
  });
}

/** Returns one public page of each remote, by its address in the shop. */
const stopsOf = (page) =>
  page.evaluate(() => {
    const { paths } = JSON.parse(document.getElementById('shop-document')?.textContent ?? '{}');
    return [
      paths.cart,
      paths.home,
      paths.quote,
      paths['category:mailer-boxes'],
      paths.signIn,
      paths.plus,
      paths.home,
    ];
  });

/** Navigates by the history, like single-spa and every link; resolves when the new page announces itself. */
const go = (page, to) =>
  page.evaluate(
    (address) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${address} did not arrive`)), 20_000);
        window.addEventListener(
          'shop:arrival',
          () => {
            clearTimeout(timer);
            // The old view is removed shortly after the new one appears.
            setTimeout(resolve, 60);
          },
          { once: true },
        );
        window.history.pushState(null, '', address);
      }),
    to,
  );

async function readingOf(session) {
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** Least squares: robust against the page that happens to be on screen at the end. */
const slopeOf = (points) => {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const over = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
  return over / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
};
