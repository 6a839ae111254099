// Covers: api/src/releases/health
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as contracts from '@shop/contracts';
import type { HealthOutcome, HealthReport, ReplyOf } from '@shop/contracts';
import type { Browser, Request } from 'playwright';
import { expect } from 'playwright/test';
import { waitForHydration } from '../support/main-job.ts';
import { createPatchedBuild } from '../support/patched-build.ts';
import { releaseTool } from '../support/release-tool.ts';
import { readShopDocument, sendRequest } from '../support/send-request.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { test } from '../support/test.ts';

/**
 * The guard in a running shop: one candidate, whose page throws for three in a hundred in Polish and for nobody in
 * Swedish. Browsers show that the page itself says so; the number of visitors that a verdict takes comes without one.
 */
const remote = 'mf-quotes';
const addresses = { pl: '/wycena?region=pl', se: '/sv-se/begar-offert' } as const;
type Region = keyof typeof addresses;

let shop: Shop;
let tool: ReturnType<typeof releaseTool>;
let candidate: string;
let remove: (() => void) | undefined;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  const planted = createPatchedBuild(remote, {
    file: 'src/request/request.page.tsx',
    find: 'export function Component() {\n',
    replace: `const unlucky = document.documentElement.lang.startsWith('pl') && (Math.random() < 0.03 || location.hash === '#unlucky');
export function Component() {
  if (unlucky) throw new Error('planted');
`,
  });
  // One machine is all visitors here, so the shop counts as many of its documents as there are.
  shop = await startShop({ RATE_LIMIT_FACTOR: '0' });
  tool = releaseTool(shop);
  const { folder, remove: clear } = await planted;
  remove = clear;
  candidate = (await tool.publish(folder)).key;
  for (const region of ['pl', 'se'])
    await tool.accepted('promote', remote, candidate, '--region', region, '--share', '50');
  // A host sees it a second later, or when it comes to it. Of twenty visitors one at least is on the candidate then.
  for (const region of ['pl', 'se'] as const)
    await expect.poll(() => candidatesAmong(region, 20)).toBeGreaterThan(0);
});
test.afterAll(async () => {
  remove?.();
  await shop?.stop();
});

const keyOf = ({ version, build }: { version: string; build: string }) => `${version}+${build}`;

interface Visit {
  readonly onCandidate: boolean;
  /** The document carries a ticket. */
  readonly counts: boolean;
  readonly send: (outcomes: readonly HealthOutcome[]) => Promise<number>;
}

/** One visitor without a browser: a document, and what its page would say. */
async function visit(region: Region): Promise<Visit> {
  const answer = await sendRequest(shop.origin, addresses[region]);
  const { releaseSet } = readShopDocument(answer);
  const ticket = /<meta name="release-health" content="([^"]*)">/.exec(answer.body)?.[1] ?? '';
  const picks = Object.values(releaseSet.picks).map((pick) => ({ name: pick.name, key: keyOf(pick) }));
  return {
    onCandidate: picks.some(({ name, key }) => name === remote && key === candidate),
    counts: ticket !== '',
    send: async (outcomes) => {
      const report: HealthReport = { ticket, region, picks, reports: [{ remote, outcomes: [...outcomes] }] };
      const reply = await fetch(`${shop.origin}/api/v1/release_health`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
      });
      return ((await reply.json()) as { counted: number }).counted;
    },
  };
}

/** How many of so many new visitors are given the candidate. Nothing is counted of them: they say nothing. */
const candidatesAmong = async (region: Region, visitors: number): Promise<number> =>
  (await Promise.all(Array.from({ length: visitors }, () => visit(region)))).filter(
    ({ onCandidate }) => onCandidate,
  ).length;

interface Browsed {
  readonly onCandidate: boolean;
  /** What the page has said of the remote while it stood. */
  readonly said: readonly string[];
  /** Cookies that went along with it. */
  readonly cookies: readonly string[];
}

/** One real visitor: opens the page, presses somewhere, leaves. */
async function browse(browser: Browser, region: Region, hash = ''): Promise<Browsed> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const said: string[] = [];
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/v1/release_health')) return;
    const { reports } = request.postDataJSON() as HealthReport;
    said.push(...reports.filter((report) => report.remote === remote).flatMap(({ outcomes }) => outcomes));
    sent.push(request);
  });
  await page.goto(`${shop.origin}${addresses[region]}${hash}`);
  await expect(page.locator('main h1, main [role="alert"]').first()).toBeVisible();
  await waitForHydration(page);
  const set = await page.locator('#shop-document').textContent();
  // The first press brings the code that counts; a page that has failed has brought it already.
  await page.mouse.click(5, 5);
  await expect.poll(() => said.length).toBeGreaterThan(0);
  // What is said as the page goes may be seen here or not.
  const first = [...said];
  // Not `headers()`, which leaves cookies out whether they are sent or not.
  const headers = await Promise.all(sent.map((request) => request.allHeaders()));
  const cookies = headers.flatMap(({ cookie }) => (cookie === undefined ? [] : [cookie]));
  await page.goto('about:blank');
  await context.close();
  return { onCandidate: set?.includes(candidate.split('+')[1] ?? '-') === true, said: first, cookies };
}

/** Real visitors until one of the wanted arm has come: each second one is, so that forty in vain are as good as never. */
async function browseOn(arm: 'candidate' | 'stable', ...visitor: Parameters<typeof browse>) {
  for (let tries = 0; tries < 40; tries += 1) {
    const browsed = await browse(...visitor);
    expect(browsed.cookies).toEqual([]);
    if (browsed.onCandidate === (arm === 'candidate')) return browsed.said;
  }
  throw new Error(`Forty visitors, and none on the ${arm}.`);
}

type Health = ReplyOf<typeof contracts.getReleaseHealth>['candidates'];
const candidates = async (...words: string[]): Promise<Health> =>
  (JSON.parse(await tool.accepted('guard', ...words, '--json')) as { candidates: Health }).candidates;
const stateIn = async (region: Region) =>
  (await tool.status()).rollouts.find((row) => row.region === region && row.name === remote);

/** A look of the guard between its minutes, as `release -- guard --now`; whether it has stopped something by now. */
const lookNow = async (): Promise<boolean> => {
  const { key } = JSON.parse(readFileSync(path.join(shop.dataDir, 'run.json'), 'utf8')) as { key: string };
  const headers = { authorization: `Bearer ${key}` };
  await fetch(`${shop.origin}/api/v1/releases/guard`, { method: 'POST', headers });
  const reply = await fetch(`${shop.origin}/api/v1/releases/health?region=pl`, { headers });
  return ((await reply.json()) as { candidates: Health }).candidates.some(({ state }) => state === 'killed');
};

/**
 * What was counted of the remote in a region, by release. Of a vital only that it was: whether a page was fast says more
 * of the machine than of the page.
 */
const counted = async (region: Region, release: string): Promise<string[]> => {
  const rows = await shop.query<{ outcome: string }>(
    'select distinct outcome from release_health where region = $1 and remote = $2 and release = $3',
    [region, remote, release],
  );
  return [...new Set(rows.map(({ outcome }) => outcome.replace(/_(good|poor)$/, '')))].sort();
};

test('the page itself says how it fared: nothing of whom, without a cookie', async ({
  browser,
  pageConsole,
}) => {
  pageConsole.allow('planted', 'The candidate throws.');
  expect(await browseOn('candidate', browser, 'pl', '#unlucky')).toEqual(['render_failed']);
  await expect.poll(() => counted('pl', candidate)).toEqual(['render_failed']);
  expect(await browseOn('stable', browser, 'pl', '#unlucky')).toEqual(['mounted']);
  expect(await browseOn('candidate', browser, 'se', '#unlucky')).toEqual(['mounted']);
  // The rest is sent while the page goes.
  const whole = ['calm', 'cls', 'inp', 'lcp', 'mounted'];
  for (const [region, release] of [
    ['pl', (await stateIn('pl'))?.stable ?? ''],
    ['se', candidate],
  ] as const)
    await expect.poll(() => counted(region, release)).toEqual(whole);
});

test('the guard stops it where three in a hundred fail, and nowhere else', async () => {
  const before = await stateIn('pl');
  let visitors = 0;
  let unlucky = 0;
  const oneVisit = async (region: Region) => {
    const { onCandidate, counts, send } = await visit(region);
    // Two visitors may share the one bit that is remembered of them; then one of them is not counted.
    if (!counts) return;
    if (region === 'pl' && onCandidate) unlucky += 1;
    const fails = region === 'pl' && onCandidate && unlucky % 33 === 16;
    expect(await send(fails ? ['render_failed'] : ['mounted', 'calm'])).toBe(fails ? 1 : 2);
  };
  for (let worse = false; visitors < 4000 && !worse; ) {
    for (let round = 0; round < 25; round += 1)
      await Promise.all([1, 2, 3, 4].flatMap(() => [oneVisit('pl'), oneVisit('se')]));
    visitors += 100;
    // The first look comes late, so that the evidence lies well beyond the limit: see the dry run below.
    worse = visitors >= 800 && (await lookNow());
  }
  const [stopped] = (await candidates('--region', 'pl')).filter(({ name }) => name === remote);
  const mount = stopped?.metrics.find(({ metric }) => metric === 'mount');
  console.log(`stopped in pl after ${visitors} visitors: ${stopped?.says}`);
  expect(await stateIn('pl')).toMatchObject({ state: 'killed', basis_points: 0, stable: before?.stable });
  expect(mount?.candidate.good).toBeGreaterThanOrEqual(85);
  const [sound] = (await candidates('--region', 'se')).filter(({ name }) => name === remote);
  console.log(`goes on in se: ${sound?.says}`);
  expect(sound).toMatchObject({ verdict: 'fine', state: 'running' });

  const { events } = await tool.status();
  expect(events.filter(({ by }) => by === 'guard')).toMatchObject([
    { action: 'kill', region: 'pl', name: remote, from: candidate },
  ]);
  // A host sees it a second later, or when it comes to it; then nobody is given it any more, here.
  await expect.poll(() => candidatesAmong('pl', 30)).toBe(0);
  const dryRun = await tool.accepted('guard', '--dry-run', '--region', 'pl', '--since', '2h');
  // It evaluates an hour at once. Where the guard's own look of the minute has stopped the candidate early, at the edge
  // of the limit, the two may differ; `guard.test.ts` pins the dry run with fixed counts.
  const documents = (mount?.candidate.good ?? 0) + (mount?.candidate.bad ?? 0);
  if (documents >= 350) expect(dryRun).toMatch(/WOULD HAVE BEEN STOPPED/);
  expect(await tool.accepted('guard', '--dry-run', '--region', 'se')).toMatch(/would have gone on/);
});
