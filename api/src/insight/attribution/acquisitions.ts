import type {
  BodyOf,
  createAcquisition as createContract,
  listAcquisitions as listContract,
  ReplyOf,
} from '@shop/contracts';
import type * as z from 'zod/mini';
import { pagingMembers, type Queryable, toLimitOffset } from '../../platform/index.ts';
import { findAdClick } from '../analytics/click-data.ts';
import { schedulePurge } from '../analytics/forward-events.ts';
import { findProfile, insertAcquisition, listAcquisitions } from './attribution.repo.ts';
import { orNull, type VisitContext } from './read-visit.ts';

/**
 * Records the source of the caller's visit. Stores the ad click only with consent to advertising.
 */
export const createAcquisition = async (
  { db, userId, consent, clicks, now }: VisitContext,
  given: BodyOf<typeof createContract>['acquisition_attribution'],
): Promise<ReplyOf<typeof createContract>> => {
  if (!consent.analytics) return { stored: false, acquisition_attribution: null };
  const click = consent.advertising ? findAdClick(clicks) : null;
  const acquisition_attribution = await insertAcquisition(db, userId, {
    source: orNull(given.source),
    medium: orNull(given.medium),
    campaign: orNull(given.campaign),
    content: orNull(given.content),
    term: orNull(given.term),
    landing_page: orNull(given.landing_page),
    referrer: orNull(given.referrer),
    country: orNull(given.country ?? clicks.country),
    origin_client: orNull(given.origin_client ?? clicks.originClient),
    click_kind: click?.kind ?? null,
    click_id: click?.id ?? null,
  });
  await schedulePurge(db, now);
  return { stored: true, acquisition_attribution };
};

/** Lists the caller's stored acquisitions, newest first. */
export const listMyAcquisitions = async (
  db: Queryable,
  userId: number,
  query: z.output<NonNullable<(typeof listContract)['query']>>,
): Promise<ReplyOf<typeof listContract>> => {
  const { rows, total } = await listAcquisitions(db, userId, {
    source: query['q[source_eq]'] ?? null,
    ...toLimitOffset(query),
  });
  return {
    ...(await findProfile(db, userId)),
    acquisition_attributions: rows,
    ...pagingMembers(query, rows.length, total),
  };
};
