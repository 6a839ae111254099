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
 * The guard in a running shop: one candidate, whose page throws for three visitors in a hundred in Polish and for
 * nobody in Swedish. Browsers show that the page reports it; visitors without a browser provide the number that a
 * verdict needs.
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
  // All visitors are on one machine here, so documents count without a limit.
  shop = await startShop({ RATE_LIMIT_FACTOR: '0' });
  tool = releaseTool(shop);
  const { folder, remove: clear } = await planted;
  remove = clear;
  candidate = (await tool.publish(folder)).key;
  for (const region of ['pl', 'se'])
    await tool.accepted('promote', remote, candidate, '--region', region, '--share', '50');
  // A host sees the change a second later, or when it gets the time. Of twenty visitors at least one then has the
  // candidate.
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

/** One visitor without a browser: a document, and the reports that its page would send. */
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

/** Returns how many of this many new visitors get the candidate. They report nothing, so nothing is counted. */
const candidatesAmong = async (region: Region, visitors: number): Promise<number> =>
  (await Promise.all(Array.from({ length: visitors }, () => visit(region)))).filter(
    ({ onCandidate }) => onCandidate,
  ).length;

interface Browsed {
  readonly onCandidate: boolean;
  /** What the page reported about the remote while it was open. */
  readonly said: readonly string[];
  /** Cookies that were sent with the report. */
  readonly cookies: readonly string[];
}

/** One real visitor: opens the page, clicks somewhere, leaves. */
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
  // The first click loads the measuring code; a page that has failed has loaded it already.
  await page.mouse.click(5, 5);
  await expect.poll(() => said.length).toBeGreaterThan(0);
  // Reports sent while the page closes may or may not be seen here.
  const first = [...said];
  // Not `headers()`, which leaves out cookies even if they are sent.
  const headers = await Promise.all(sent.map((request) => request.allHeaders()));
  const cookies = headers.flatMap(({ cookie }) => (cookie === undefined ? [] : [cookie]));
  await page.goto('about:blank');
  await context.close();
  return { onCandidate: set?.includes(candidate.split('+')[1] ?? '-') === true, said: first, cookies };
}

/**
 * Sends real visitors until one has the wanted arm. Every second one does, so forty misses are as good as impossible.
 */
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

/** Makes the guard evaluate now, like `release -- guard --now`. Returns whether it has stopped something by then. */
const lookNow = async (): Promise<boolean> => {
  const { key } = JSON.parse(readFileSync(path.join(shop.dataDir, 'run.json'), 'utf8')) as { key: string };
  const headers = { authorization: `Bearer ${key}` };
  await fetch(`${shop.origin}/api/v1/releases/guard`, { method: 'POST', headers });
  const reply = await fetch(`${shop.origin}/api/v1/releases/health?region=pl`, { headers });
  return ((await reply.json()) as { candidates: Health }).candidates.some(({ state }) => state === 'killed');
};

/**
 * Returns what was counted of the remote in a region, by release. Vitals without their value: whether a page was fast
 * depends on the machine more than on the page.
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
  // The rest is sent while the page closes.
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
    // Two visitors may share the one bit that remembers them; then one of them is not counted.
    if (!counts) return;
    if (region === 'pl' && onCandidate) unlucky += 1;
    const fails = region === 'pl' && onCandidate && unlucky % 33 === 16;
    expect(await send(fails ? ['render_failed'] : ['mounted', 'calm'])).toBe(fails ? 1 : 2);
  };
  for (let worse = false; visitors < 4000 && !worse; ) {
    for (let round = 0; round < 25; round += 1)
      await Promise.all([1, 2, 3, 4].flatMap(() => [oneVisit('pl'), oneVisit('se')]));
    visitors += 100;
    // The first evaluation comes late, so that the evidence is well beyond the limit: see the dry run below.
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
  // A host sees it a second later, or when it gets the time; then nobody gets it any more in this region.
  await expect.poll(() => candidatesAmong('pl', 30)).toBe(0);
  const dryRun = await tool.accepted('guard', '--dry-run', '--region', 'pl', '--since', '2h');
  // It evaluates an hour at once. If the guard's own evaluation of the minute has stopped the candidate early, at the
  // edge of the limit, the two may differ; `guard.test.ts` pins the dry run with fixed counts.
  const documents = (mount?.candidate.good ?? 0) + (mount?.candidate.bad ?? 0);
  if (documents >= 350) expect(dryRun).toMatch(/WOULD HAVE BEEN STOPPED/);
  expect(await tool.accepted('guard', '--dry-run', '--region', 'se')).toMatch(/would have continued/);
});
