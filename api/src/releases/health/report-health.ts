import type { HealthReport } from '@shop/contracts';
import { metricOf, readTicket, releaseSetId, type TicketClaims } from '@shop/releases';
import { type Db, fail, ok, type Result } from '../../platform/index.ts';
import { countOutcomes, type ReleaseOutcome } from './health.repo.ts';

/** How long a served document may report, in hours. */
const ticketHours = 12;

const refuse = (path: string, message: string) =>
  fail('invalid_input', { fields: [{ path, code: 'not_offered', message }] });

/** Maps names to releases; null when a name is duplicated. */
const mapReleases = (picks: HealthReport['picks']): Map<string, string> | null => {
  const releases = new Map(picks.map(({ name, key }) => [name, key]));
  return releases.size === picks.length ? releases : null;
};

/** Splits `version+build`, as the set's hash does. */
const partsOf = (key: string) => {
  const at = key.lastIndexOf('+');
  return { version: key.slice(0, at), build: key.slice(at + 1) };
};

const setOf = (releases: ReadonlyMap<string, string>): string =>
  releaseSetId(Object.fromEntries([...releases].map(([name, key]) => [name, partsOf(key)])));

/**
 * Returns the first outcome of each metric and remote; drops the rest of a contradictory report.
 */
const distinctOutcomes = (
  { reports }: HealthReport,
  releases: ReadonlyMap<string, string>,
): ReleaseOutcome[] => {
  const seen = new Set<string>();
  return reports.flatMap(({ remote, outcomes }) => {
    const release = releases.get(remote);
    if (release === undefined) return [];
    return outcomes.flatMap((outcome) => {
      const metric = `${remote} ${metricOf[outcome]}`;
      if (seen.has(metric)) return [];
      seen.add(metric);
      return [{ remote, release, outcome }];
    });
  });
};

export interface ReportDeps {
  readonly db: Db;
  readonly secret: string;
  readonly now: Date;
  /** Whether one more document of this caller may count. */
  readonly admits: (facts: TicketClaims) => boolean;
}

/**
 * Counts a document's report about itself. Only releases of the set that the host served to this
 * document count, for its region, and each metric once: forged reports have no more weight than the
 * documents fetched.
 */
export const reportHealth = async (
  { db, secret, now, admits }: ReportDeps,
  report: HealthReport,
): Promise<Result<{ readonly counted: number }, 'invalid_input'>> => {
  const releases = mapReleases(report.picks);
  if (releases === null) return refuse('picks', 'Name each remote once.');
  const facts = readTicket(secret, report.ticket, { region: report.region, releaseSet: setOf(releases) });
  if (facts === null)
    return refuse('ticket', 'Send the ticket, the region and the whole release set of one document.');
  const age = Math.floor(now.getTime() / 3_600_000) - facts.hour;
  const outcomes = distinctOutcomes(report, releases);
  // More than an hour ahead is not plausible for another machine's clock.
  if (age < -1 || age > ticketHours || outcomes.length === 0 || !admits(facts)) return ok({ counted: 0 });
  return ok({ counted: await countOutcomes(db, facts, outcomes) });
};
