import type { HealthOutcome, HealthReport, ReleasableName } from '@shop/contracts';
import { shopDocument, trackedEventNames } from '@shop/kit/shell';
import { type HealthRecord, listOutcomes, type Moment } from './outcomes.ts';
import { observeVitals } from './vitals.ts';

const vitals = observeVitals();
const { route, region, releaseSet, apiOrigin } = shopDocument();
const picks = Object.values(releaseSet.picks).map(({ name, version, build }) => ({
  name,
  key: `${version}+${build}`,
}));
/** The remote of the document's first page. */
const firstRemote = Object.values(releaseSet.picks).find(
  ({ routes }) => route && routes.includes(route.id),
)?.name;
const sent = new Set<string>();
let latest: HealthRecord = { mounts: {}, errors: new Set() };
let isClosed = false;

/** Returns unsent outcomes, by remote. */
const listNewReports = (moment: Moment): HealthReport['reports'] =>
  Object.entries(listOutcomes(moment, { ...latest, vitals, firstRemote, events: trackedEventNames })).flatMap(
    ([name, outcomes]) => {
      const newOutcomes = outcomes.filter((outcome: HealthOutcome) => !sent.has(`${name} ${outcome}`));
      for (const outcome of newOutcomes) sent.add(`${name} ${outcome}`);
      return newOutcomes.length === 0 ? [] : [{ remote: name as ReleasableName, outcomes: newOutcomes }];
    },
  );

/**
 * Sends new outcomes as anonymous counts: nothing is read from or stored on the device and no cookie is sent. Works
 * while the page unloads.
 */
export function sendHealth(what: HealthRecord, moment: Moment = 'now'): void {
  latest = what;
  const ticket = document.querySelector<HTMLMetaElement>('meta[name=release-health]')?.content;
  if (ticket === undefined || isClosed) return;
  isClosed = moment === 'gone';
  const reports = listNewReports(moment);
  if (reports.length === 0) return;
  const report: HealthReport = { ticket, region, picks, reports };
  fetch(`${apiOrigin}/api/v1/release_health`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  })
    // The browser never closes an unread reply: it would block one of the six connections to its host.
    .then((reply) => reply.text())
    .catch(console.debug);
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendHealth(latest, 'hidden');
});
addEventListener('pagehide', () => sendHealth(latest, 'gone'));
