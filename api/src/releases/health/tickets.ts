import { randomBytes } from 'node:crypto';
import { signTicket } from '@shop/releases';
import type { Queryable } from '../../platform/index.ts';
import { createFirstVisitFilter } from './first-visit-filter.ts';
import { readEra } from './health.repo.ts';

export interface ServedDocument {
  readonly region: string;
  readonly cohort: string;
  readonly releaseSet: string;
}

export interface TicketDeps {
  readonly db: Queryable;
  readonly secret: string;
  readonly clock: () => Date;
  /** Monotonic milliseconds. */
  readonly monotonic?: () => number;
}

/** Maximum age of the cached change count, in milliseconds; the same as the registry's snapshot. */
const maxAge = 1000;

/**
 * Creates the host's tickets: one per visitor and hour, "" for every further document and while the
 * database is unavailable. The visitor's cohort is only used here and never passed on.
 */
export const createTicketIssuer = ({
  db,
  secret,
  clock,
  monotonic = () => performance.now(),
}: TicketDeps) => {
  const takesTurn = createFirstVisitFilter();
  const eras = new Map<string, { readonly era: Promise<number>; readonly at: number }>();
  const currentEra = (region: string): Promise<number> => {
    const known = eras.get(region);
    if (known !== undefined && monotonic() - known.at < maxAge) return known.era;
    const era = readEra(db, region);
    eras.set(region, { era, at: monotonic() });
    return era;
  };
  return async ({ region, cohort, releaseSet }: ServedDocument): Promise<string> => {
    const hour = Math.floor(clock().getTime() / 3_600_000);
    if (!takesTurn(hour, `${region} ${cohort}`)) return '';
    const document = randomBytes(12).toString('base64url');
    return signTicket(secret, { region, releaseSet, era: await currentEra(region), hour, document });
  };
};
