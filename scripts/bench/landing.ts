// Landing pages: the host's cost of a document compared with rendering the same tree alone, and what a shopper on a
// slow line sees of home. The shop runs as built; the host is measured in this process, on replies recorded from it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ApiReply, type CallApi, type Manifest, manifestSchema } from '@shop/contracts';
import { findWorkerEntry, registerHost, renderDefaults } from '@shop/shell-host';
import Fastify from 'fastify';
import { chromium } from 'playwright';
import { serveBarePage } from './bare-page.ts';
import { median, report } from './measure.ts';
import { withShop } from './with-shop.mjs';

const root = path.resolve(__dirname, '../..');
/** Recorded under the same profile on another machine: a public store of webpack and Module Federation, its home page. */
const tractorStore = { firstPaint: 4.59, ready: 4.62, scripts: 199.5 };
/** Published by Vercel for the home page of its Next.js commerce store. */
const nextCommerce = 367;

/** Requests until a page is server-rendered: the first ones after a start may be skeletons. */
async function untilDrawn(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if ((await (await fetch(url)).text()).includes('data-served')) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The shop drew no landing page within two minutes.');
}

/** Returns the processor time of this process with all its threads, in milliseconds. */
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Measures a host on the local builds, with the recorded replies of the shop's API. */
async function measureHost(shop: string): Promise<void> {
  const folderOf = (name: string) => path.join(root, name === 'shell' ? 'shell/browser' : name, 'dist');
  const manifests = ['shell', 'mf-catalogue'].map((name) =>
    manifestSchema.parse(JSON.parse(readFileSync(path.join(folderOf(name), 'remote.manifest.json'), 'utf8'))),
  );
  const answers = new Map<string, ApiReply>();
  const askApi: CallApi = async ({ method, path: address, body, headers }) => {
    const key = JSON.stringify([method, address, body, headers['x-region']]);
    const known = answers.get(key);
    if (known) return known;
    const reply = await fetch(`${shop}/api${address}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = { status: reply.status, body: await reply.json() };
    answers.set(key, answer);
    return answer;
  };
  let now = Date.now();
  let bare = 0;
  const app = Fastify();
  registerHost(app, {
    settings: {
      brand: 'packwright',
      environment: 'local',
      publicHosts: [],
      buildOrigin: '',
      sharedImages: path.join(root, 'shell/host/shared-images'),
      liveReload: false,
      withheldSources: [],
    },
    registry: {
      releases: async () =>
        Object.fromEntries(manifests.map((manifest): [string, Manifest] => [manifest.name, manifest])),
      asset: async (name, _build, file) => readFileSync(path.join(folderOf(name), file)),
    },
    clock: () => new Date(now),
    render: {
      render: { ...renderDefaults, workers: 1, deadlineMs: 20_000, entry: findWorkerEntry(root), askApi },
      observe: ({ ms = 0 }) => {
        bare += ms;
      },
    },
  } as Parameters<typeof registerHost>[1]);
  const get = async (url: string) => {
    const { body } = await app.inject({ url, headers: { host: 'localhost:8080' } });
    if (!body.includes('data-served')) throw new Error(`${url} was not drawn.`);
  };
  for (const [name, url] of [
    ['home', '/?region=gb'],
    ['a product', '/products/mailer-box-full-color?region=gb'],
  ] as const) {
    const cost = async (aged: boolean) => {
      if (aged) now += 61_000;
      bare = 0;
      const begun = spent();
      await get(url);
      return { host: spent() - begun, bare };
    };
    for (let round = 0; round < 40; round++) await cost(true);
    const anew = [];
    const kept = [];
    for (let round = 0; round < 60; round++) {
      anew.push(await cost(true));
      kept.push((await cost(false)).host);
    }
    const drawing = median(anew.map(({ bare: ms }) => ms));
    report({
      what: `document of ${name}, drawn anew, to bare renderToString`,
      measured: median(anew.map(({ host }) => host)) / drawing,
      unit: '×',
      limit: 2,
      note: `processor time of the host with its worker; bare ${drawing.toFixed(1)} ms`,
    });
    report({
      what: `document of ${name}, kept, to bare renderToString`,
      measured: median(kept) / drawing,
      unit: '×',
      limit: 2,
      note: 'what every visitor within a minute costs',
    });
  }
  await app.close();
}

interface Seen {
  readonly firstPaint: number;
  readonly largest: number;
  readonly ready: number;
  readonly shift: number;
  readonly scripts: number;
  readonly elements: number;
}

/** Runs in the page, so it is text: the loader of this file would put helpers into a function. */
const watch = `
  const seen = (window.seen = { shift: 0, largest: 0, ready: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  // Ready: React holds the page's own button, so pressing it does what it says.
  const look = () => {
    const button = document.querySelector('main [data-testid="configure"], body > #shop > main > button');
    if (button && Object.keys(button).some((key) => key.startsWith('__reactProps'))) seen.ready = performance.now();
    else requestAnimationFrame(look);
  };
  look();
`;

/** One first visit of home on the slow profile, with empty caches. */
async function visit(url: string, executablePath: string | undefined): Promise<Seen> {
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const kinds = new Map<string, string>();
    let scripts = 0;
    cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (kinds.get(requestId) === 'Script') scripts += encodedDataLength;
    });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
    await page.waitForFunction(
      () => (window as unknown as { seen: { ready: number } }).seen.ready > 0,
      null,
      {
        timeout: 60_000,
      },
    );
    await page.waitForTimeout(3_000);
    const figures = await page.evaluate(() => ({
      ...(window as unknown as { seen: { shift: number; largest: number; ready: number } }).seen,
      elements: document.querySelectorAll('body *').length,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
    return {
      firstPaint: figures.firstPaint / 1000,
      largest: figures.largest / 1000,
      ready: figures.ready / 1000,
      shift: figures.shift,
      scripts: scripts / 1024,
      elements: figures.elements,
    };
  } finally {
    await browser.close();
  }
}

/** Visits home and the anchor in turns. */
async function visitBoth(url: string): Promise<{ home: Seen[]; bare: Seen[] }> {
  const first = await visit(url, process.env.CHROMIUM_PATH);
  const anchor = await serveBarePage({
    elements: first.elements,
    scriptBytes: Math.round(first.scripts * 1024),
  });
  const home: Seen[] = [];
  const bare: Seen[] = [];
  try {
    for (let round = 0; round < 5; round++) {
      home.push(await visit(url, process.env.CHROMIUM_PATH));
      bare.push(await visit(anchor.url, process.env.CHROMIUM_PATH));
    }
  } finally {
    anchor.close();
  }
  return { home, bare };
}

async function measureVisits(url: string): Promise<void> {
  const { home, bare } = await visitBoth(url);
  const middle = (visits: readonly Seen[], name: keyof Seen) => median(visits.map((seen) => seen[name]));
  const of = (name: keyof Seen) => middle(home, name);
  const profile = 'slow profile, median of 5';
  const toAnchor = (name: 'firstPaint' | 'ready', what: string, limit: number) =>
    report({
      what: `home, ${what} ÷ React alone with as many elements and bytes`,
      measured: of(name) / middle(bare, name),
      unit: '×',
      limit,
      note: `${of(name).toFixed(2)} s against ${middle(bare, name).toFixed(2)} s; Tractor Store, recorded elsewhere, ${tractorStore[name]} s; ${profile}`,
    });
  toAnchor('firstPaint', 'first paint', 2);
  toAnchor('ready', 'ready', 2);
  report({ what: 'home, largest paint', measured: of('largest'), unit: 's', note: profile });
  report({
    what: 'home, layout shift',
    measured: Math.max(...home.map(({ shift }) => shift)),
    unit: '',
    limit: 0.02,
    note: 'worst of 5',
  });
  report({
    what: 'home, all JavaScript on the wire to Next.js commerce',
    measured: of('scripts') / nextCommerce,
    unit: '×',
    limit: 1,
    note: `${of('scripts').toFixed(0)} kB with the cart's badge; published ${nextCommerce} kB; Tractor Store ${tractorStore.scripts} kB`,
  });
}

const main = () =>
  withShop(root, process.env, async (url: string) => {
    await untilDrawn(url);
    await measureHost(url);
    await measureVisits(url);
  });

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
